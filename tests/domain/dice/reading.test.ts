import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareThrows } from '../../../src/domain/dice/compare.ts';
import { faceIds } from '../../../src/domain/dice/face-id.ts';
import { DICE_POINTS, DICE_SIGNS, type Throw } from '../../../src/domain/dice/faces.ts';
import { readThrow } from '../../../src/domain/dice/reading.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { natalChart } from '../../../src/domain/sky/chart.ts';
import { TOPICS } from '../../../src/domain/topic.ts';
import { loadDiceLibrary } from '../../../src/library/dice/load.ts';

const LIBRARIES = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadDiceLibrary(language)] as const)),
);
const natal = natalChart({ instant: '1990-06-10T14:30:00Z', latitude: 39.9, longitude: 116.4, houseSystem: 'whole' });
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);
const anyThrow: fc.Arbitrary<Throw> = fc.record({
  point: fc.constantFrom(...DICE_POINTS),
  sign: fc.constantFrom(...DICE_SIGNS),
  house: fc.constantFrom(...HOUSES),
});
const CLUMSY = {
  en: /undefined|\b(\w+) \1\b|[,.;:]{2}| {2}|\s[,.]|[^.!?”]$/,
  'zh-CN': /undefined|[，。、；：]{2}|的的|在在|是是|了了|\s|[^。！？”]$/,
  'zh-TW': /undefined|[，。、；：]{2}|的的|在在|是是|了了|\s|[^。！？」]$/,
};

describe.each(LANGUAGES)('a throw read in %s', (language) => {
  const library = LIBRARIES.get(language)!;

  it('says whole sentences about every face, and where each comes from', () => {
    fc.assert(
      fc.property(anyThrow, anyThrow, fc.constantFrom(...TOPICS), fc.boolean(), (thrown, before, topic, known) => {
        const chart = known ? { natal } : {};
        const { parts, summary } = readThrow({ ...library, thrown, before, topic, ...chart });
        const ids = Object.values(faceIds(thrown)) as string[];
        const said = [...parts.flatMap((part) => part.paragraphs.flat()), ...summary];
        for (const { text, source } of said) {
          expect(text).not.toMatch(CLUMSY[language]);
          expect(library.phrases.rules[source.rule]).toBeTruthy();
          for (const id of source.cards) expect(ids).toContain(id);
        }
        expect(parts.map(({ key }) => key).slice(0, 4)).toEqual(['throw', 'point', 'sign', 'house']);
        expect(parts.some(({ key }) => key === 'natal')).toBe(known);
        expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
      }),
      { numRuns: 200 },
    );
  });

  it('joins all 1,728 throws into sentences of their own', () => {
    const sentences = DICE_POINTS.flatMap((point) =>
      DICE_SIGNS.flatMap((sign) => HOUSES.map((house) => library.words.sentence(point, sign, house))),
    );
    expect(new Set(sentences).size).toBe(1728);
    for (const sentence of sentences) expect(sentence).not.toMatch(CLUMSY[language]);
  });

  it('compares two options without choosing for the person', () => {
    fc.assert(
      fc.property(anyThrow, anyThrow, (first, second) => {
        const { options, comparison } = compareThrows(library, first, second, ['A', 'B']);
        expect(options.map(([one]) => one?.source.rule)).toEqual(['sentence', 'sentence']);
        expect(comparison[0]?.text).toBe(library.words.comparing);
        for (const { text } of comparison.slice(1)) expect(text).not.toMatch(/undefined/);
      }),
    );
    const same = { point: 'Mars', sign: 'Aries', house: 1 } as const;
    const twice = compareThrows(library, same, same).comparison.map(({ source }) => source.rule);
    expect(twice).toEqual(['comparing', 'difference', 'difference', 'difference']);
    const [, stronger] = compareThrows(library, same, { point: 'Mars', sign: 'Cancer', house: 2 }, [
      'Oslo',
      'Rome',
    ]).comparison.slice(-2);
    expect(stronger?.text).toContain('Oslo');
  });

  it('hears what came again', () => {
    const rules = (before: Throw, thrown: Throw) =>
      readThrow({ ...library, thrown, before, topic: 'open' })
        .parts.find(({ key }) => key === 'again')!
        .paragraphs.flat().length;
    expect(rules({ point: 'Sun', sign: 'Leo', house: 1 }, { point: 'Sun', sign: 'Leo', house: 1 })).toBe(3);
    expect(rules({ point: 'Sun', sign: 'Leo', house: 1 }, { point: 'Moon', sign: 'Leo', house: 7 })).toBe(2);
    expect(rules({ point: 'Sun', sign: 'Leo', house: 1 }, { point: 'Moon', sign: 'Aries', house: 3 })).toBe(1);
  });
});
