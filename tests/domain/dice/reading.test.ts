import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceIds } from '../../../src/domain/dice/face-id.ts';
import type { Throw } from '../../../src/domain/dice/faces.ts';
import { type DiceReading, readThrow } from '../../../src/domain/dice/reading.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { hashOf } from '../../../src/domain/reading/said.ts';
import { natalChart } from '../../../src/domain/sky/chart.ts';
import { TOPICS } from '../../../src/domain/topic.ts';
import { anyThrow, CLUMSY, everyThrow, FORMS, LIBRARY, materialOf } from './material.ts';

const natal = natalChart({ instant: '1990-06-10T14:30:00Z', latitude: 39.9, longitude: 116.4, houseSystem: 'whole' });
const anyAsked = fc.record({
  topic: fc.constantFrom(...TOPICS),
  matter: fc.record({
    intent: fc.constantFrom(...INTENTS),
    form: fc.constantFrom(...FORMS),
    person: fc.constantFrom('ex' as const, 'boss' as const, 'mother' as const, null),
    span: fc.constantFrom('week' as const, null),
    options: fc.constant(['Leeds', 'York'] as [string, string]),
    sure: fc.boolean(),
  }),
  seal: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }),
});

describe.each(LANGUAGES)('a throw read in %s', (language) => {
  const library = LIBRARY.get(language)!;
  const said = ({ answer, parts, deed, prompt }: ReturnType<typeof readThrow>) => [
    ...answer,
    ...parts.flatMap((part) => part.paragraphs.flat()),
    ...deed,
    ...prompt,
  ];

  it('says whole sentences to every question, none twice, none with a placeholder, each with its faces', () => {
    fc.assert(
      fc.property(anyThrow, anyThrow, anyAsked, fc.boolean(), (thrown, before, asked, known) => {
        const reading = readThrow(materialOf(language, thrown, { ...asked, before, ...(known ? { natal } : {}) }));
        const ids = Object.values(faceIds(thrown)) as string[];
        const sentences = said(reading);
        for (const { text, source } of sentences) {
          expect(text).not.toMatch(CLUMSY[language]);
          expect(library.phrases.rules[source.rule]).toBeTruthy();
          for (const id of source.cards) expect(ids).toContain(id);
        }
        expect(reading.answer.length).toBeGreaterThanOrEqual(2);
        expect(reading.parts.map(({ key }) => key).slice(0, 3)).toEqual(['point', 'sign', 'house']);
        expect(reading.parts.some(({ key }) => key === 'natal')).toBe(known);
        expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
      }),
      { numRuns: 400 },
    );
  });

  it('says by what it answers whether to go on looking for what is lost, however middling the throw', () => {
    for (const point of ['Moon', 'Jupiter'] as const) {
      const asked = { matter: { intent: 'lost', form: 'should', person: 'ex', sure: true } } as const;
      const { answer } = readThrow(materialOf(language, { point, sign: 'Aquarius', house: 5 }, asked));
      expect(answer.map(({ source }) => source.rule)).toEqual(['answer', 'reason']);
    }
  });

  it('reads the same throw for the same question the same, and otherwise where all of it was read lately', () => {
    const thrown = { point: 'Venus', sign: 'Leo', house: 5 } as const;
    const asked = { matter: { intent: 'contact', form: 'whether', area: 'love', sure: true } } as const;
    const first = said(readThrow(materialOf(language, thrown, asked))).map(({ text }) => text);
    expect(said(readThrow(materialOf(language, thrown, asked))).map(({ text }) => text)).toEqual(first);
    const read = new Set(first.map(hashOf));
    const later = said(readThrow(materialOf(language, thrown, { ...asked, read }))).map(({ text }) => text);
    expect(later[0]).not.toBe(first[0]);
    const faces = (reading: DiceReading) =>
      reading.parts.flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text));
    const told = faces(readThrow(materialOf(language, thrown, asked)));
    expect(
      faces(readThrow(materialOf(language, thrown, { ...asked, read }))).filter((text) => told.includes(text)),
    ).toEqual([]);
  });

  it('joins all 1,728 throws into sentences of their own', () => {
    const sentences = everyThrow.map(({ point, sign, house }) => library.words.sentence(point, sign, house));
    expect(new Set(sentences).size).toBe(1728);
    for (const sentence of sentences) expect(sentence).not.toMatch(CLUMSY[language]);
  });

  it('hears what came again', () => {
    const count = (before: Throw, thrown: Throw) =>
      readThrow(materialOf(language, thrown, { before }))
        .parts.find(({ key }) => key === 'again')!
        .paragraphs.flat().length;
    expect(count({ point: 'Sun', sign: 'Leo', house: 1 }, { point: 'Sun', sign: 'Leo', house: 1 })).toBe(3);
    expect(count({ point: 'Sun', sign: 'Leo', house: 1 }, { point: 'Moon', sign: 'Leo', house: 7 })).toBe(2);
    expect(count({ point: 'Sun', sign: 'Leo', house: 1 }, { point: 'Moon', sign: 'Aries', house: 3 })).toBe(1);
  });
});
