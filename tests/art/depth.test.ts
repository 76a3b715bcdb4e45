import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { CARD_IDS, type CardId, loadCard } from '../../src/art/deck.ts';
import { layersOf } from '../../src/art/depth.ts';
import { foreign, ids } from './svg.ts';

const drawn = async (id: CardId) => (await loadCard(id)).draw();
const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
const pixels = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: 160 } }).render().pixels;

test('each layer of each card is a sound drawing, and none of them is empty', async () => {
  for (const id of CARD_IDS) {
    const svg = await drawn(id);
    const layers = Object.values(layersOf(svg));
    expect(layers.flatMap(foreign)).toEqual([]);
    expect(layers.flatMap((layer) => ids(layer).missing)).toEqual([]);
    const shapes = layers.map((layer) => layer.split('<path').length - 1);
    // all but the outline to which the window was cut
    expect(shapes.reduce((sum, count) => sum + count)).toBe(svg.split('<path').length - 2);
    expect(Math.min(...shapes)).toBeGreaterThan(0);
  }
});
test('the layers over one another are the card', async () => {
  for (const id of ['maj10', 'wan04', 'len20', 'swo01'] as const) {
    const svg = await drawn(id);
    const { sky, scene, frame } = layersOf(svg);
    const together = pixels(`${svg.slice(0, svg.indexOf('>') + 1)}${[sky, scene, frame].map(inside).join('')}</svg>`);
    const whole = pixels(svg);
    const off = whole.reduce((sum, value, at) => sum + (Math.abs(value - together[at]!) > 48 ? 1 : 0), 0);
    expect(off / whole.length).toBeLessThan(0.002);
  }
});
test('what has no window is no card', () => {
  expect(() => layersOf('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0z" fill="#fff"/></svg>')).toThrow();
});
