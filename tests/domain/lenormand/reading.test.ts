import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLenormandId, lenormandId } from '../../../src/domain/decks/lenormand.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { POSITIONS } from '../../../src/domain/lenormand/cell.ts';
import { composeLenormand } from '../../../src/domain/lenormand/reading/compose.ts';
import { readPair } from '../../../src/domain/lenormand/reading/narrator.ts';
import { areaOf } from '../../../src/domain/question/matter/area.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { LENORMAND_SPREADS, lenormandSpread } from '../../../src/domain/spread/lenormand.ts';
import { LAST_TAROT_SPREAD } from '../../../src/domain/spread/spread.ts';
import { TOPICS } from '../../../src/domain/topic.ts';
import { anyLanguage, anyOrder, asking, faultOf, LIBRARIES, laidOn, SEAL, textsOf } from './world.ts';

const SMALL = LENORMAND_SPREADS.filter(({ id }) => id < 60);
const TAROT = {
  en: /\b(tarot|energ\w*|archetyp\w*|arcan\w*|upright|revers\w*)\b/i,
  'zh-CN': /塔罗|能量|原型|正位|逆位|阿卡纳|潜意识/,
  'zh-TW': /塔羅|能量|原型|正位|逆位|阿爾克那|潛意識/,
};

describe.each(LANGUAGES)('two Lenormand cards in %s', (language) => {
  const library = LIBRARIES.get(language)!;
  const grammar = { ...library, pairs: {} };
  const every = POSITIONS.flatMap((first) =>
    POSITIONS.filter((second) => second !== first).map((second) => [first, second] as const),
  );

  it('join into a sentence in all 1,260 orders, by hand or by grammar', () => {
    expect(every).toHaveLength(1260);
    for (const [first, second] of every) {
      for (const { text } of [readPair(library, first, second), readPair(grammar, first, second)]) {
        expect(faultOf(language, text), text).toBeUndefined();
        expect(text).not.toMatch(TAROT[language]);
      }
    }
  });

  it('say something else in every order', () => {
    const texts = every.map(([first, second]) => readPair(library, first, second).text);
    expect(new Set(texts).size).toBe(1260);
  });
});

describe('a Lenormand spread', () => {
  it('has an id above those of the tarot, and a place for every card', () => {
    expect(LENORMAND_SPREADS.map(({ id }) => id)).toEqual([51, 52, 53, 54, 55, 68]);
    expect(LENORMAND_SPREADS.map(({ positions }) => positions.length)).toEqual([1, 3, 5, 7, 9, 36]);
    for (const { id, positions } of LENORMAND_SPREADS) {
      expect(id).toBeGreaterThan(LAST_TAROT_SPREAD);
      expect(new Set(positions.map(({ x, y }) => `${x},${y}`)).size).toBe(positions.length);
    }
    expect(lenormandSpread(56)).toBeUndefined();
  });
});

describe('a reading of a few Lenormand cards', () => {
  const draws = fc.record({
    language: anyLanguage,
    spread: fc.constantFrom(...SMALL),
    topic: fc.constantFrom(...TOPICS),
    order: anyOrder,
  });

  it('answers first, says whole sentences, each once, each with its rule and its cards, and ends with a thing to do', () => {
    fc.assert(
      fc.property(draws, ({ language, spread, topic, order }) => {
        const library = LIBRARIES.get(language)!;
        const cards = laidOn(spread, order);
        const reading = composeLenormand({
          ...library,
          ...asking(language, topic),
          spread,
          draw: { cards, seal: SEAL },
        });
        const on = new Set(cards.map(({ id }) => id));
        const { answer, parts, deed, prompt } = reading;
        const sentences = [...answer, ...parts.flatMap((part) => part.paragraphs.flat()), ...deed, ...prompt];
        for (const { text, source } of sentences) {
          expect(faultOf(language, text), text).toBeUndefined();
          expect(library.phrases.rules[source.rule]).toBeTruthy();
          expect(source.cards.length).toBeGreaterThan(0);
          for (const id of source.cards) expect(isLenormandId(id) && on.has(id)).toBe(true);
        }
        expect(new Set(textsOf(sentences)).size).toBe(sentences.length);
        for (const part of reading.parts) {
          expect(part.title).toBeTruthy();
          for (const place of part.places) expect(place >= 1 && place <= cards.length).toBe(true);
        }
        expect(answer[0]?.source.rule).toBe('answer');
        expect(sentences.at(-1)?.source.rule).toBe('prompt');
        expect(sentences.at(-2)?.source.rule).toBe('deed');
      }),
      { numRuns: 300 },
    );
  });

  it('takes the parts of a line and of the nine in their order', () => {
    const keys = (id: number) => {
      const spread = lenormandSpread(id)!;
      const draw = { cards: laidOn(spread, POSITIONS), seal: SEAL };
      return composeLenormand({ ...LIBRARIES.get('en')!, ...asking('en', 'love'), spread, draw }).parts.map(
        ({ key }) => key,
      );
    };
    expect(keys(51)).toEqual(['card']);
    expect(keys(52)).toEqual(['phrase', 'pairs', 'centre', 'frame']);
    expect(keys(53)).toEqual(['phrase', 'pairs', 'centre', 'frame']);
    expect(keys(55).slice(0, 3)).toEqual(['centre', 'story', 'sides']);
  });

  it('says of no line of the nine that it bears or objects, where nothing is written of its pairs', () => {
    const spread = lenormandSpread(55)!;
    const draw = { cards: laidOn(spread, POSITIONS), seal: SEAL };
    const library = { ...LIBRARIES.get('en')!, pairs: {} };
    const { parts } = composeLenormand({ ...library, ...asking('en', 'love'), spread, draw });
    const sides = parts.find(({ key }) => key === 'sides')?.paragraphs ?? [];
    expect(sides.filter((paragraph) => paragraph.length < 2)).toEqual([]);
  });

  it('tells no card of the nine more than three times', () => {
    fc.assert(
      fc.property(anyLanguage, anyOrder, fc.constantFrom(...INTENTS), (language, order, intent) => {
        const library = LIBRARIES.get(language)!;
        const spread = lenormandSpread(55)!;
        const draw = { cards: laidOn(spread, order), seal: SEAL };
        const asked = asking(language, 'open', { intent, form: 'whether', area: areaOf(intent, []) });
        const { answer, parts } = composeLenormand({ ...library, ...asked, spread, draw });
        const texts = textsOf([...answer, ...parts.flatMap(({ paragraphs }) => paragraphs.flat())]);
        for (const card of order.slice(0, 9)) {
          const name = new RegExp(`(?<!\\p{L})${library.names.lenormand[lenormandId(card)]}(?!\\p{L})`, 'u');
          const named = texts.filter((text) => name.test(text)).length;
          // The centre and the last card are named once more where they speak for themselves.
          expect(named, texts.join('\n')).toBeLessThanOrEqual(card === order[4] || card === order[8] ? 4 : 3);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('reads a pair by tradition before grammar', () => {
    const library = LIBRARIES.get('en')!;
    expect(readPair(library, 24, 27)).toEqual({ text: 'A love letter.', traditional: true });
    expect(readPair(library, 9, 21).traditional).toBe(false);
    expect(readPair({ ...library, pairs: {}, furtherPairs: {} }, 9, 21).text).toMatch(/gift|Bouquet/);
  });

  it('does not read what is not there', () => {
    const spread = lenormandSpread(52)!;
    const [one, two] = laidOn(spread, [1, 2, 3]);
    const material = { ...LIBRARIES.get('en')!, ...asking('en', 'love'), spread };
    const draw = { cards: [one!, two!], seal: SEAL };
    expect(() => composeLenormand({ ...material, draw })).toThrow(RangeError);
    const foreign = { cards: [one!, two!, { id: 'maj01', reversed: false, position: 'close' }], seal: SEAL };
    expect(() => composeLenormand({ ...material, draw: foreign })).toThrow(RangeError);
    expect(lenormandId(3)).toBe('len03');
  });
});
