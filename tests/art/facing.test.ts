import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { type CardId, loadCard } from '../../src/art/deck.ts';
import { FACING } from '../../src/art/facing.ts';
import { C } from '../../src/art/ink.ts';
import { TAROT } from '../../src/domain/decks/tarot.ts';
import { PICTURE_SIDES, type Side } from '../../src/domain/lenormand/facing.ts';

interface Pixel {
  x: number;
  y: number;
  colour: string;
  /** Lightness, 0 to 255. */
  light: number;
}
/** The picture of a card inside its window, a pixel to a card unit. */
async function picture(id: CardId): Promise<Pixel[]> {
  const { pixels, width } = new Resvg((await loadCard(id)).draw(), { fitTo: { mode: 'width', value: 320 } }).render();
  const seen: Pixel[] = [];
  for (let y = 60; y < 460; y++)
    for (let x = 30; x < 290; x++) {
      const i = (y * width + x) * 4;
      const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
      const colour = `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
      seen.push({ x, y, colour, light: 0.3 * r + 0.59 * g + 0.11 * b });
    }
  return seen;
}
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
const side = (less: boolean): Side => (less ? 'left' : 'right');

test('readings and pictures agree on the sides that carry meaning', () => {
  expect({
    cloudsDark: FACING.len06?.dark,
    scytheBlade: FACING.len10?.blade,
    manLooks: FACING.len28?.gaze,
    womanLooks: FACING.len29?.gaze,
  }).toEqual(PICTURE_SIDES);
});

test('the Clouds are dark on the side they are said to be', async () => {
  const sky = (await picture('len06')).filter(({ y }) => y < 300);
  const half = (right: boolean) => mean(sky.filter(({ x }) => x > 160 === right).map(({ light }) => light));
  expect(Math.abs(half(true) - half(false))).toBeGreaterThan(30);
  expect(side(half(false) < half(true))).toBe(FACING.len06?.dark);
});

test('the blade of the Scythe ends on the side it is said to', async () => {
  const steel = (await picture('len10')).filter(({ colour, y }) => colour === C.grey2 && y < 200).map(({ x }) => x);
  expect(steel.length).toBeGreaterThan(500);
  expect(side(mean(steel) < 160)).toBe(FACING.len10?.blade);
});

test.each(['len28', 'len29'] as const)('the face of %s is before the hair', async (id) => {
  // the flower in the hand has a contour of the colour of his hair
  const head = (await picture(id)).filter(({ x, y }) => Math.abs(x - 160) < 60 && y > 74 && y < 145);
  const [skin, hair] = id === 'len28' ? [C.skin[1], C.ink] : [C.skin[2], C.gold3];
  const where = (ink: string) => mean(head.filter(({ colour }) => colour === ink).map(({ x }) => x));
  expect(side(where(skin) < where(hair))).toBe(FACING[id]?.gaze);
});

test('every court has a gaze', () => {
  const courts = TAROT.filter((card) => card.arcana === 'minor' && typeof card.rank === 'string').map(({ id }) => id);
  expect(courts).toHaveLength(16);
  expect(courts.filter((id) => !FACING[id]?.gaze)).toEqual([]);
});
