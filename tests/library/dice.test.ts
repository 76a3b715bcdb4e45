import { describe, expect, it } from 'vitest';
import type { DiceAnswerWords } from '../../src/domain/dice/answer-words.ts';
import { DICE_POINTS, DICE_SIGNS } from '../../src/domain/dice/faces.ts';
import { splitSentences } from '../../src/domain/reading/sentence.ts';
import type { DiceWords } from '../../src/library/dice/words.ts';
import { strangeTo } from './script.ts';

interface Written {
  language: string;
  dice: DiceWords;
  answer: DiceAnswerWords;
  /** Words, or Chinese characters. */
  size: (text: string) => number;
  /** Least size of a face's text. */
  least: number;
  /** Least and most size of a first statement. */
  opening: readonly [least: number, most: number];
  /** What must not stand in a throw's sentence: doubled marks and words that the joining may double. */
  clumsy: RegExp;
  /** Characters of the wrong script. */
  strange: (text: string) => string[];
}

const WRITTEN: Written[] = [
  {
    language: 'en',
    ...(await import('../../src/library/dice/en/index.ts')),
    ...(await import('../../src/library/dice/en/answer/index.ts')),
    size: (text) => text.split(/\s+/).length,
    least: 80,
    opening: [25, 47],
    clumsy: /[,.;]{2}|,[^ ]| {2}|\b(\w+) \1\b/u,
    strange: (text) => text.match(/\p{Script=Han}|[—–…]/gu) ?? [],
  },
  {
    language: 'zh-CN',
    ...(await import('../../src/library/dice/zh-CN/index.ts')),
    ...(await import('../../src/library/dice/zh-CN/answer/index.ts')),
    size: (text) => (text.match(/\p{Script=Han}/gu) ?? []).length,
    least: 140,
    opening: [40, 70],
    clumsy: /[，。、；]{2}|的的|在在|你你|用用|\s/u,
    strange: (text) => strangeTo('mainland', text),
  },
  {
    language: 'zh-TW',
    ...(await import('../../src/library/dice/zh-TW/index.ts')),
    ...(await import('../../src/library/dice/zh-TW/answer/index.ts')),
    size: (text) => (text.match(/\p{Script=Han}/gu) ?? []).length,
    least: 140,
    opening: [40, 70],
    clumsy: /[，。、；]{2}|的的|在在|你你|\s/u,
    strange: (text) => strangeTo('Taiwan', text),
  },
];

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each(WRITTEN)('the star dice in $language', ({ dice, answer, size, least, opening, clumsy, strange }) => {
  const faces = [
    ...DICE_POINTS.map((point) => dice.points[point]),
    ...DICE_SIGNS.map((sign) => dice.signs[sign]),
    ...HOUSES.map((house) => dice.houses[house]!),
  ];
  const throws = DICE_POINTS.flatMap((point) =>
    DICE_SIGNS.flatMap((sign) => HOUSES.map((house) => ({ point, sign, house }))),
  );

  it.each(faces)('tell the face $name whole', ({ keywords, text, question, part }) => {
    expect(keywords.length).toBeGreaterThanOrEqual(4);
    expect(keywords.length).toBeLessThanOrEqual(6);
    expect(size(text)).toBeGreaterThanOrEqual(least);
    expect(question).toMatch(/[?？]$/u);
    expect(part).not.toMatch(/[.。，]$/u);
  });

  it('give each of the 36 faces a name, a text, a question and a part of its own', () => {
    for (const key of ['name', 'text', 'question', 'part'] as const) {
      expect(new Set(faces.map((face) => face[key])).size, key).toBe(36);
    }
  });

  it('make one sentence of each of the 1,728 throws, no two alike', () => {
    const sentences = throws.map(({ point, sign, house }) => dice.sentence(point, sign, house));
    expect(new Set(sentences).size).toBe(1728);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[^.!?。！？]+[.。]$/u);
      expect(sentence).not.toMatch(clumsy);
    }
  });

  it('keep to their own script, and take nobody for a man', () => {
    expect(strange(JSON.stringify(faces))).toEqual([]);
    expect(JSON.stringify(faces).replace(/其他|吉他|他[们們人]/gu, '')).not.toMatch(/他/u);
  });

  it('ask the querent as you', () => {
    for (const { question } of faces) expect(question).not.toMatch(/\b(I|my|me)\b|我/u);
  });

  it('have three first statements a face, short, each naming its face, no sentence twice', () => {
    const { points, signs, houses } = answer.openings;
    const written = [
      ...DICE_POINTS.map((point) => [dice.points[point], points[point]] as const),
      ...DICE_SIGNS.map((sign) => [dice.signs[sign], signs[sign]] as const),
      ...HOUSES.map((house) => [dice.houses[house]!, houses[house]!] as const),
    ];
    for (const [{ name }, ways] of written) {
      for (const way of ways) {
        expect(size(way), way).toBeGreaterThanOrEqual(opening[0]);
        expect(size(way), way).toBeLessThanOrEqual(opening[1]);
        expect(way.toLowerCase()).toContain(name.toLowerCase().replace(/座$/, ''));
      }
    }
    const sentences = written.flatMap(([{ text }, ways]) => [text, ...ways].flatMap(splitSentences));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('keep to their own script in every word of an answer', () => {
    expect(strange(JSON.stringify(answer))).toEqual([]);
  });
});
