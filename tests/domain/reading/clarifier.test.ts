import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { composeReading, sentencesOf } from '../../../src/domain/reading/compose.ts';
import { LIBRARY, materialOf } from './material.ts';

const SEAL = '5'.repeat(64);
const laid = [
  { id: 'swo03', reversed: false, position: 'past' },
  { id: 'maj16', reversed: false, position: 'present' },
  { id: 'cup05', reversed: true, position: 'future' },
];
const material = (language: (typeof LANGUAGES)[number]) =>
  materialOf(language, { spread: { id: 3 }, cards: laid, seal: SEAL, topic: 'love' });

describe.each(LANGUAGES)('a clarifier in a reading, in %s', (language) => {
  it('adds to its place in the words of that place, and leaves all the rest as it was', () => {
    const without = composeReading(material(language));
    const card = { id: 'cup02', reversed: false, position: 'past' };
    const { clarifier, ...rest } = composeReading({ ...material(language), clarifier: card });
    expect(rest).toEqual(without);
    const [lead, ...says] = clarifier!.paragraphs.flat();
    expect(lead!.source.rule).toBe('clarifier');
    const { phrases, names } = LIBRARY.get(language)!;
    for (const id of ['cup02', 'swo03'] as const) expect(lead!.text).toContain(names.tarot[id]);
    expect(says.map(({ text }) => text).join(language === 'en' ? ' ' : '')).toBe(phrases.inPlace.past!.cup02![0]);
  });

  it.each([
    ['cup10', 'lighter'],
    ['swo10', 'same'],
  ] as const)('says how %s stands to what lies there: %s', (id, standing) => {
    const reading = composeReading({ ...material(language), clarifier: { id, reversed: false, position: 'past' } });
    const ways = LIBRARY.get(language)!.phrases.clarifier[standing].map((way) =>
      way.replace(/\{\w+\}/g, '|').split('|'),
    );
    const { text } = reading.clarifier!.paragraphs[0]![0]!;
    expect(ways.some((pieces) => pieces.every((piece) => text.includes(piece)))).toBe(true);
  });

  it('says heavier where it is, adds no school to words that are written for the reversed card, and leaves no placeholder', () => {
    const light = laid.map((card) => (card.position === 'past' ? { ...card, id: 'cup10' } : card));
    const base = materialOf(language, { spread: { id: 3 }, cards: light, seal: SEAL });
    const reading = composeReading({ ...base, clarifier: { id: 'maj16', reversed: true, position: 'past' } });
    const sentences = reading.clarifier!.paragraphs.flat();
    expect(sentences.map(({ source }) => source.rule)).not.toContain('school');
    expect(sentencesOf(reading).map(({ text }) => text)).toEqual(
      expect.arrayContaining(sentences.map(({ text }) => text)),
    );
    for (const { text } of sentences) expect(text).not.toMatch(/\{\w+\}|undefined/);
  });
});
