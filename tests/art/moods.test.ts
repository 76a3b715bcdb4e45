import { expect, test } from 'vitest';
import { headFront } from '../../src/art/figures/head.ts';
import type { Mood } from '../../src/art/figures/mood.ts';
import { headProfile } from '../../src/art/figures/profile.ts';
import { headThreeQuarter } from '../../src/art/figures/turned.ts';

const MOODS: readonly Mood[] = ['calm', 'glad', 'sad', 'fierce', 'watchful', 'wary', 'afraid', 'sly'];
const HEADS: Record<string, (mood: Mood) => string> = {
  front: (mood) => headFront(100, 100, 30, undefined, mood),
  turned: (mood) => headThreeQuarter(100, 100, 30, { mood }),
  side: (mood) => headProfile(100, 100, 30, { mood }),
};

test.each(Object.entries(HEADS))('the head from the %s says eight things with the same skull', (_, head) => {
  const drawn = MOODS.map(head);
  expect(new Set(drawn).size).toBe(MOODS.length);
  const skull = (svg: string) => svg.slice(0, svg.indexOf('/>'));
  expect(new Set(drawn.map(skull)).size).toBe(1);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
});
