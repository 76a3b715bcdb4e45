import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { PUBLIC_SPREADS, spreadOfSlug, spreadSlug } from '../../src/domain/spread/spread-address.ts';
import { loadLaying } from '../../src/library/spreads/laying/load.ts';
import { strangeTo } from './script.ts';

const ALL = [...PUBLIC_SPREADS.tarot, ...PUBLIC_SPREADS.lenormand];

describe('how a spread is laid', () => {
  it.for(LANGUAGES)(
    'is said of every public spread and of no other, each in words of its own: %s',
    async (language) => {
      const laying = await loadLaying(language);
      expect(Object.keys(laying).toSorted()).toEqual(ALL.map(({ key }) => key).toSorted());
      expect(new Set(Object.values(laying)).size).toBe(ALL.length);
      for (const text of Object.values(laying)) {
        expect(text).toMatch(language === 'en' ? /\.$/ : /。$/);
        if (language !== 'en') expect(strangeTo(language === 'zh-TW' ? 'Taiwan' : 'mainland', text)).toEqual([]);
      }
    },
  );
});

describe('the address of a spread', () => {
  it('leads back to it, and is one word of small letters', () => {
    for (const deck of ['tarot', 'lenormand'] as const) {
      const slugs = PUBLIC_SPREADS[deck].map((spread) => spreadSlug(deck, spread));
      expect(new Set(slugs).size).toBe(PUBLIC_SPREADS[deck].length);
      for (const [place, slug] of slugs.entries()) {
        expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(spreadOfSlug(deck, slug)).toBe(PUBLIC_SPREADS[deck][place]);
      }
    }
    expect(spreadSlug('tarot', PUBLIC_SPREADS.tarot.find(({ key }) => key === 'lettingGo')!)).toBe('letting-go');
    expect(spreadSlug('lenormand', PUBLIC_SPREADS.lenormand.find(({ id }) => id === 68)!)).toBe('grand-tableau');
  });

  it('is missing where nothing has the name', () => {
    for (const slug of ['free-table', '', 'constructor', 'Celtic-Cross', undefined]) {
      expect(spreadOfSlug('tarot', slug)).toBeUndefined();
      expect(spreadOfSlug('lenormand', slug)).toBeUndefined();
    }
    expect(() => spreadSlug('tarot', PUBLIC_SPREADS.lenormand[1]!)).toThrow(RangeError);
  });
});
