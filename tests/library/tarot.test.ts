import { describe, expect, it } from 'vitest';
import { TAROT } from '../../src/domain/decks/tarot.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { splitSentences } from '../../src/domain/reading/sentence.ts';
import { loadTarotMeanings } from '../../src/library/tarot/load.ts';
import type { SideMeaning } from '../../src/library/tarot/meaning.ts';
import { strangeTo } from './script.ts';

const han = (text: string) => (text.match(/\p{Script=Han}/gu) ?? []).length;
const words = (text: string) => text.split(/\s+/).length;

/** How long a text is, how long a meaning must be and a gist may be, and what is not of the language. */
const MEASURES: Record<
  Language,
  { size: (text: string) => number; least: number; gist: number; strange: (text: string) => string[] }
> = {
  en: { size: words, least: 120, gist: 25, strange: (text) => text.match(/\p{Script=Han}|[—–…']/gu) ?? [] },
  'zh-CN': { size: han, least: 200, gist: 40, strange: (text) => strangeTo('mainland', text) },
  'zh-TW': {
    size: han,
    least: 200,
    gist: 40,
    strange: (text) => strangeTo('Taiwan', text).filter((sign) => !RARE.includes(sign)),
  },
};
/** Words in use in Taiwan whose characters stand on the second plane of Big5. */
const RARE = '鎧祂飆宕螯潢垛掂碴欸憋踮扦';
const TOPICS = ['love', 'work', 'money', 'study', 'spirit', 'advice'] as const satisfies (keyof SideMeaning)[];
const SIDES = ['upright', 'reversed'] as const;

describe.each(LANGUAGES)('the 78 cards in %s', async (language) => {
  const meanings = await loadTarotMeanings(language);
  const { size, least, gist, strange } = MEASURES[language];

  it('tell both sides of every card whole', () => {
    expect(Object.keys(meanings).toSorted()).toEqual(TAROT.map(({ id }) => id).toSorted());
    for (const { id } of TAROT) {
      for (const side of SIDES) {
        const told = meanings[id][side];
        expect(size(told.text), `${id} ${side}`).toBeGreaterThanOrEqual(least);
        expect(told.text.split('\n\n').length, `${id} ${side}`).toBeGreaterThanOrEqual(2);
        expect(size(told.gist), `${id} ${side}`).toBeLessThanOrEqual(gist);
        expect(told.keywords.length, `${id} ${side}`).toBeGreaterThanOrEqual(4);
        expect(told.keywords.length, `${id} ${side}`).toBeLessThanOrEqual(6);
        for (const topic of TOPICS) expect(told[topic], `${id} ${side} ${topic}`).toMatch(/[.!?。！？][”」]?$/u);
      }
      expect(meanings[id].symbols, id).toMatch(/[.!?。！？][”」]?$/u);
    }
  });

  it('say to each topic how things are, and then a step whole enough to stand alone', () => {
    for (const { id } of TAROT) {
      for (const side of SIDES) {
        for (const topic of TOPICS.slice(0, -1)) {
          const told = splitSentences(meanings[id][side][topic]);
          expect(told.length, `${id} ${side} ${topic}`).toBeGreaterThanOrEqual(2);
          expect(size(told.at(-1)!), `${id} ${side} ${topic}`).toBeGreaterThanOrEqual(4);
        }
      }
    }
  });

  it('say nothing twice, neither of two cards nor of two sides', () => {
    for (const part of [...TOPICS, 'gist', 'text'] as const) {
      const all = TAROT.flatMap(({ id }) => SIDES.map((side) => meanings[id][side][part]));
      expect(new Set(all).size, part).toBe(156);
    }
  });

  it('are written in their own script', () => {
    expect(strange(JSON.stringify(meanings))).toEqual([]);
  });
});
