import { describe, expect, it } from 'vitest';
import { isLenormandId } from '../../../src/domain/decks/lenormand.ts';
import { isTarotId } from '../../../src/domain/decks/tarot.ts';
import { DREAM_SYMBOLS, DREAM_THEMES } from '../../../src/domain/dream/symbols.ts';

describe('the symbols of the dream dictionary', () => {
  it('are more than four hundred, each with a key of its own', () => {
    expect(DREAM_SYMBOLS.length).toBeGreaterThanOrEqual(410);
    expect(new Set(DREAM_SYMBOLS.map(({ key }) => key)).size).toBe(DREAM_SYMBOLS.length);
    for (const { key } of DREAM_SYMBOLS) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('fill twelve themes evenly', () => {
    expect(DREAM_THEMES).toHaveLength(12);
    for (const theme of DREAM_THEMES) {
      const many = DREAM_SYMBOLS.filter((symbol) => symbol.theme === theme).length;
      expect(many, theme).toBeGreaterThanOrEqual(30);
      expect(many, theme).toBeLessThanOrEqual(45);
    }
  });

  it('are each linked to a card of a deck', () => {
    for (const { key, card } of DREAM_SYMBOLS) expect(isTarotId(card) || isLenormandId(card), key).toBe(true);
  });
});
