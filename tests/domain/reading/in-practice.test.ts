import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { splitSentences } from '../../../src/domain/reading/sentence.ts';
import { filled, personValues } from '../../../src/domain/reading/words-of.ts';
import { lay } from './laid.ts';
import { LIBRARY, materialOf, readingOf } from './material.ts';

const CROSS = 11;
const TIMELINE = 3;
const MARKS = ['-maj06', 'wanQ', '-penK', '-wanP', 'cup03', 'maj03', 'wanN', 'maj18', '-penP', 'wan04'];

const DOG: Partial<Matter> = { intent: 'lost', form: 'whether', area: null, person: 'animal', sure: true };
const WIFE: Partial<Matter> = { intent: 'health', form: 'when', area: null, person: 'spouse', sure: true };

/** Every sentence that is written of a matter in some of its words. */
function written(language: Language, matter: Partial<Matter>, kinds: readonly ('steps' | 'grounds')[]): Set<string> {
  const cards = lay(TIMELINE, 'maj00', 'maj01', 'maj02');
  const values = personValues(materialOf(language, { spread: { id: TIMELINE }, cards, seal: '0'.repeat(64), matter }));
  const words = LIBRARY.get(language)!.phrases.matter;
  const texts = kinds.flatMap((kind) => Object.values(words[kind][matter.intent!]!).flat());
  return new Set(texts.flatMap((text) => splitSentences(filled(text, values))));
}

describe.each(LANGUAGES)('what cards say in %s where words for a life would miss the question', (language) => {
  const crossFor = (matter: Partial<Matter>, seal = 'ab'.repeat(32)) =>
    readingOf(language, { spread: { id: CROSS }, cards: lay(CROSS, ...MARKS), seal, matter });
  const partsOf = (matter: Partial<Matter>, places: readonly string[]) =>
    crossFor(matter)
      .parts.filter(({ position }) => places.includes(position))
      .map(({ paragraphs }) => paragraphs.flat().map(({ text }) => text));

  it('is of a stray where to look and how it went, and nothing of its owner’s dreams', () => {
    const ofSearch = written(language, DOG, ['steps', 'grounds']);
    const parts = partsOf(DOG, ['heart', 'before', 'hopes', 'outcome']);
    expect(parts).toHaveLength(4);
    for (const sentences of parts) for (const one of sentences) expect([...ofSearch]).toContain(one);
  });

  it('is of a wife with fever what a person beside her can do', () => {
    const care = written(language, WIFE, ['steps']);
    const cards = lay(TIMELINE, 'cupN', '-cup04', 'cup03');
    const { parts } = readingOf(language, { spread: { id: TIMELINE }, cards, seal: 'ab'.repeat(32), matter: WIFE });
    for (const { paragraphs } of parts.slice(1))
      for (const { text } of paragraphs.flat()) expect([...care]).toContain(text);
  });

  it('tells of a search and of a body no suits, ranks, courts or Majors', () => {
    for (const matter of [DOG, WIFE, { ...WIFE, person: null }]) {
      const rules = crossFor(matter).together.map(({ source }) => source.rule);
      for (const rule of ['suit', 'number', 'courts', 'majors'] as const) expect(rules).not.toContain(rule);
    }
  });

  it('says no step twice, nor one that the answer or the deed tells', () => {
    for (const matter of [DOG, WIFE, { ...DOG, form: 'how' } as const]) {
      const { answer, parts, deed } = crossFor(matter);
      const texts = [...parts.flatMap(({ paragraphs }) => paragraphs.flat()), ...deed].map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      const answered = answer.map(({ text }) => text.toLowerCase()).join(' ');
      for (const text of texts) expect(answered).not.toContain(text.toLowerCase());
    }
  });
});
