import { expect, test } from 'vitest';
import { loadCard } from '../../src/art/deck.ts';
import { goldOf } from '../../src/art/gold.ts';
import { C } from '../../src/art/ink.ts';

const drawn = async (id: 'pen01' | 'cup01') => (await loadCard(id)).draw();
const colours = (svg: string) => new Set([...svg.matchAll(/(?:fill|stroke|stop-color)="(#\w+)"/g)].map(([, c]) => c));

test('gold is white and all else black', async () => {
  for (const id of ['pen01', 'cup01'] as const) {
    const svg = await drawn(id);
    expect([...colours(goldOf(svg))].sort()).toEqual(['#000', '#ddd', '#fff']);
    expect(goldOf(svg).split('<path').length).toBe(svg.split('<path').length);
  }
});
test('straw has the look of gold and gets no light', () => {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const pairs = [
    [C.straw, C.gold],
    [C.straw2, C.gold2],
  ] as const;
  for (const [straw, gold] of pairs) {
    expect(straw).not.toBe(gold);
    const metal = channels(gold);
    for (const [i, value] of channels(straw).entries()) expect(Math.abs(value - metal[i]!)).toBeLessThanOrEqual(1);
    expect(goldOf(`<path fill="${straw}"/><path fill="${gold}"/>`)).toMatch(/#000.*#(?:fff|ddd)/);
  }
});
