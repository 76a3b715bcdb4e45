import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { BACKS, back } from '../../src/art/back.ts';
import { CARD_IDS, type CardId, drawn, FAMILIES, family, loadCard } from '../../src/art/deck.ts';
import { H, W } from '../../src/art/kit/marks.ts';
import { foreign, ids } from './svg.ts';

const pixels = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: 320 } }).render().pixels;

const seen = new Map<string, CardId>();
describe.each(CARD_IDS)('%s', (id) => {
  test('is a sound drawing of its own', async () => {
    const { draw, focus } = await loadCard(id);
    const svg = draw();
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(foreign(svg)).toEqual([]);
    expect(svg.length).toBeLessThanOrEqual(55_000);
    expect(draw()).toBe(svg);
    expect(seen.get(svg)).toBeUndefined();
    seen.set(svg, id);

    const { all, missing } = ids(svg);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => !name.startsWith(id))).toEqual([]);
    expect(missing).toEqual([]);

    const [x, y, w, h] = focus;
    expect(x >= 0 && y >= 0 && x + w <= W && y + h <= H).toBe(true);
    expect(w / h).toBeCloseTo(5 / 7, 1);
  });
  test('is drawn with its family, so that nothing stands in for it', async () => {
    expect(await drawn(family(id))).toContain(id);
  });
});

test('every family lists only its own cards', async () => {
  for (const name of FAMILIES) for (const id of await drawn(name)) expect(family(id as CardId)).toBe(name);
});

describe.each(Object.entries(BACKS))('the back of %s', (_, inks) => {
  test('is the same turned round', () => {
    const upright = pixels(back(inks));
    const turned = pixels(
      back(inks).replace(/(<svg[^>]*>)(.*)(<\/svg>)/, '$1<g transform="rotate(180 160 272)">$2</g>$3'),
    );
    let differing = 0;
    for (let i = 0; i < upright.length; i += 4) {
      const off =
        Math.abs(upright[i]! - turned[i]!) +
        Math.abs(upright[i + 1]! - turned[i + 1]!) +
        Math.abs(upright[i + 2]! - turned[i + 2]!);
      if (off > 48) differing++;
    }
    // a few points of hairlines are rounded the other way; the smallest dot out of place would be fifty
    expect(differing).toBeLessThan(24);
  });
});
