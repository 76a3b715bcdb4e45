import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTarotId } from '../../../src/domain/decks/tarot.ts';
import { partOf, type QuizShape, questionCount, quizShape, TESTS } from '../../../src/domain/quiz/catalogue.ts';
import { orderOf } from '../../../src/domain/quiz/order.ts';
import { type Answered, fits, outcomeOf, resultKeys } from '../../../src/domain/quiz/score.ts';

const shapeOf = (id: string) => quizShape(id)!;
const choicesOf = (shape: QuizShape) =>
  fc.tuple(
    ...Array.from({ length: questionCount(shape) }, (_, question) =>
      fc.nat({ max: partOf(shape, question).scales.length - 1 }),
    ),
  );
const taken = fc
  .constantFrom(...TESTS)
  .chain((shape) => choicesOf(shape).map((choices) => ({ shape, choices, born: shape.born ? '1990-05-17' : null })));
const elements = (letters: string): Answered => ({
  choices: [...letters].map((one) => 'fwae'.indexOf(one)),
  born: null,
});

describe('the tests of the house', () => {
  it('are six, of 12 to 30 questions each', () => {
    expect(TESTS.map(({ id }) => id)).toEqual(['birth-cards', 'elements', 'court', 'love', 'shadow', 'decision']);
    for (const shape of TESTS) {
      expect(questionCount(shape)).toBeGreaterThanOrEqual(12);
      expect(questionCount(shape)).toBeLessThanOrEqual(30);
    }
  });

  it('count every answer once, and give texts that exist and cards of the deck', () => {
    fc.assert(
      fc.property(taken, ({ shape, choices, born }) => {
        const { standings, texts, cards } = outcomeOf(shape, { choices, born });
        const points = standings.flatMap((one) => one.points.map((scale) => scale.points));
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(questionCount(shape));
        for (const { points: scales, leaders, chosen, lead } of standings) {
          const most = Math.max(...scales.map((one) => one.points));
          expect(scales.filter((one) => leaders.includes(one.scale)).every((one) => one.points === most)).toBe(true);
          expect(leaders).toContain(chosen);
          expect(lead === 'even').toBe(leaders.length > 1);
        }
        expect(texts.length).toBeGreaterThan(0);
        expect(resultKeys(shape)).toEqual(expect.arrayContaining([...texts]));
        expect(cards.length).toBeGreaterThan(0);
        expect(cards.every(isTarotId)).toBe(true);
      }),
    );
  });

  it('refuse what is missing, too much, or no option', () => {
    fc.assert(
      fc.property(taken, fc.nat(), ({ shape, choices, born }, place) => {
        const at = place % choices.length;
        expect(fits(shape, { choices, born })).toBe(true);
        for (const wrong of [4, -1, 0.5, Number.NaN])
          expect(fits(shape, { choices: choices.map((one, index) => (index === at ? wrong : one)), born })).toBe(false);
        expect(fits(shape, { choices: choices.slice(1), born })).toBe(false);
        expect(fits(shape, { choices: [...choices, 0], born })).toBe(false);
        expect(fits(shape, { choices, born: born === null ? '1990-05-17' : null })).toBe(false);
        expect(() => outcomeOf(shape, { choices: choices.slice(1), born })).toThrow(RangeError);
      }),
    );
  });
});

describe('worked examples', () => {
  it('one scale ahead by a quarter is clear, by less slight', () => {
    const clear = outcomeOf(shapeOf('elements'), elements('ffffffffwwwwaaee'));
    expect(clear).toMatchObject({ texts: ['fire'], cards: ['wan01'] });
    expect(clear.standings[0]).toMatchObject({
      lead: 'clear',
      questions: 16,
      points: [{ scale: 'fire', points: 8 }, { points: 4 }, { points: 2 }, { points: 2 }],
    });
    expect(outcomeOf(shapeOf('elements'), elements('fffffffwwwwwaaee')).standings[0]!.lead).toBe('slight');
  });

  it('level scales are said to be level, and each is read', () => {
    const level = outcomeOf(shapeOf('elements'), elements('ffffffaaaaaawwee'));
    expect(level).toMatchObject({ texts: ['even', 'fire', 'air'], cards: ['wan01', 'swo01'] });
    expect(level.standings[0]!.lead).toBe('even');
  });

  it('a court card is the rank of ten questions and the suit of the other ten; of level ones the last chosen', () => {
    const court = shapeOf('court');
    const queenOfCups = { choices: [...'2222222223', ...'1111110000'].map(Number), born: null };
    expect(outcomeOf(court, queenOfCups)).toMatchObject({ cards: ['cupQ'], texts: ['cups', 'queen'] });
    const level = { choices: [...'0000022222', ...'3333300000'].map(Number), born: null };
    expect(outcomeOf(court, level)).toMatchObject({ cards: ['wanQ'], texts: ['wands', 'queen'] });
  });

  it('birth cards are the date, and which of them leads is the answers', () => {
    const shape = shapeOf('birth-cards');
    const texts = (letters: string, born: string) =>
      outcomeOf(shape, { choices: [...letters].map(Number), born }).texts;
    expect(texts('000000000001', '1990-05-17')).toEqual(['maj14', 'maj05', 'outer']);
    expect(texts('111111100000', '1970-10-10')).toEqual(['maj19', 'maj10', 'maj01', 'inner']);
    expect(texts('111111000000', '1975-12-06')).toEqual(['maj00', 'maj04', 'even']);
  });
});

describe('the order of options', () => {
  it('is each option once, the same again, and by chance', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat({ max: 30 }), fc.integer({ min: 2, max: 4 }), (seed, question, options) => {
        const order = orderOf(seed, question, options);
        expect([...order].sort()).toEqual([...Array(options).keys()]);
        expect(orderOf(seed, question, options)).toEqual(order);
      }),
    );
    const firsts = Array.from({ length: 4000 }, (_, question) => orderOf('one', question, 4)[0]!);
    for (const place of [0, 1, 2, 3]) {
      const share = firsts.filter((one) => one === place).length / firsts.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.3);
    }
  });
});
