import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BACKS } from '../../src/art/back.ts';
import { CARD_IDS, loadCard } from '../../src/art/deck.ts';
import { ACCENT } from '../../src/art/frame.ts';
import { C } from '../../src/art/ink.ts';
import { ASTERLY, MOON_PALACE } from '../../src/domain/brand.ts';
import { SUITS } from '../../src/domain/decks/tarot.ts';

/** Relative luminance of a colour, WCAG 2. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const v = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
/** A colour laid over another at an opacity. */
function mixed(over: string, under: string, opacity: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [over, under].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a * opacity + b * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
const CSS = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
/** The colours of the first block with a selector. */
function block(selector: string): Record<string, string> {
  const from = CSS.indexOf(`\n${selector} {`);
  expect(from, selector).toBeGreaterThan(0);
  const text = CSS.slice(from).split('}')[0]!;
  return Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, key, value]) => [key, value]));
}
/** The tokens of one theme. */
const theme = (name: 'dark' | 'light') => block(`[data-theme="${name}"]`);
/** The tokens of one theme of the second brand. */
const moonPalace = (name: 'dark' | 'light') => ({
  ...theme(name),
  ...block('[data-brand="moonpalace"]'),
  ...(name === 'light' ? block('[data-brand="moonpalace"][data-theme="light"]') : {}),
});

describe.each(SUITS)('the mark of %s', (suit) => {
  test('can be told from the card stock it is printed on', async () => {
    const id = CARD_IDS.find((card) => card.startsWith(suit.slice(0, 3)))!;
    expect((await loadCard(id)).draw()).toContain(`fill="${ACCENT[suit]}"`);
    expect(contrast(ACCENT[suit], C.paper)).toBeGreaterThan(3);
  });
});
describe.each(Object.entries(BACKS))('the inks of %s', (_, { ground, field, metal, light }) => {
  test('metal and light stand out from ground and field', () => {
    for (const under of [ground, field]) {
      expect(contrast(metal, under)).toBeGreaterThan(3);
      expect(contrast(light, under)).toBeGreaterThan(3);
    }
  });
});
test.each(['dark', 'light'] as const)('the tints of the elements can be told from a %s surface', (name) => {
  const tokens = theme(name);
  for (const element of ['fire', 'earth', 'air', 'water'])
    expect(contrast(tokens[element]!, tokens.surface!), element).toBeGreaterThan(3);
});
test('numbers are legible on their tablets', () => {
  expect(contrast(C.gold2, C.night)).toBeGreaterThan(4.5);
  expect(contrast(C.ink, C.paper)).toBeGreaterThan(7);
  expect(contrast(C.red, C.paper)).toBeGreaterThan(3);
});

describe.each(['dark', 'light'] as const)('the wheel of a chart on %s', (name) => {
  const tokens = theme(name);
  test('has legible figures, numbers, tags and marks', () => {
    for (const ink of ['text', 'text-2', 'fire'])
      expect(contrast(tokens[ink]!, tokens.surface!), ink).toBeGreaterThan(4.5);
    expect(contrast(tokens.surface!, tokens.accent!)).toBeGreaterThan(4.5);
  });
  test('has signs that can be told from the tinted field they stand on', () => {
    for (const element of ['fire', 'earth', 'air', 'water'])
      expect(contrast(tokens[element]!, mixed(tokens[element]!, tokens.surface!, 0.13)), element).toBeGreaterThan(3);
  });
});

describe.each(['dark', 'light'] as const)('the second brand on %s', (name) => {
  const tokens = moonPalace(name);
  const grounds = ['bg', 'bg-sunken', 'surface', 'raised'].map((ground) => tokens[ground]!);
  test('has legible words, marks and buttons on every ground', () => {
    for (const ground of grounds) {
      for (const ink of ['text', 'text-2', 'text-3', 'accent', 'link', 'danger', 'success'])
        expect(contrast(tokens[ink]!, ground), `${ink} on ${ground}`).toBeGreaterThan(4.5);
      for (const mark of ['control', 'focus', 'fire', 'earth', 'air', 'water'])
        expect(contrast(tokens[mark]!, ground), `${mark} on ${ground}`).toBeGreaterThan(3);
    }
    expect(contrast(tokens['on-fill']!, tokens.fill!)).toBeGreaterThan(4.5);
  });
  test('frames the browser in its own ground', () => {
    expect(MOON_PALACE.ground[name]).toBe(tokens.bg);
    expect(ASTERLY.ground[name]).toBe(theme(name).bg);
  });
});
test('the second brand leaves no token of its night in its day', () => {
  const [night, day] = ['[data-brand="moonpalace"]', '[data-brand="moonpalace"][data-theme="light"]'].map(block);
  const themed = Object.keys(night!).filter((token) => !token.startsWith('night'));
  expect(Object.keys(day!)).toEqual(expect.arrayContaining(themed));
});
