import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareThrows } from '../../../src/domain/dice/compare.ts';
import type { Throw } from '../../../src/domain/dice/faces.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { anyThrow, CLUMSY, LIBRARY, materialOf } from './material.ts';

const NAMES = ['Oslo', 'Rome'] as const;

function compared(
  language: Language,
  throws: readonly [Throw, Throw],
  seal = 'ab'.repeat(32),
  intent = INTENTS.at(-1)!,
) {
  const { thrown: _, ...material } = materialOf(language, throws[0], { seal, matter: { intent } });
  return compareThrows({ ...material, throws, names: NAMES });
}

describe.each(LANGUAGES)('two throws for two options in %s', (language) => {
  const { better, even } = LIBRARY.get(language)!.answer.options;
  const patterns = (ways: readonly string[]) =>
    ways.map((way) => new RegExp(way.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'), 'i'));
  const isOf = (text: string, ways: readonly string[]) => patterns(ways).some((way) => way.test(text));
  const leader = (throws: readonly [Throw, Throw]) => {
    const [first] = compared(language, throws).answer;
    if (isOf(first!.text, even)) return null;
    const at = NAMES.map((name) => first!.text.indexOf(name));
    // The better one is named first in every way but one, which names the house's ground; both say so of the first name.
    return at[0]! < at[1]! ? NAMES[0] : NAMES[1];
  };

  it('are told by their names, whole, no sentence twice, with what each gives and costs', () => {
    fc.assert(
      fc.property(anyThrow, anyThrow, fc.constantFrom(...INTENTS), (first, second, intent) => {
        const { answer, options, deed, prompt } = compared(language, [first, second], undefined, intent);
        const said = [...answer, ...options.flat(), ...deed, ...prompt];
        for (const { text } of said) expect(text).not.toMatch(CLUMSY[language]);
        expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
        for (const [index, thrown] of [first, second].entries()) {
          const { gives, costs } = LIBRARY.get(language)!.answer.options;
          const text = options[index]![0]!.text;
          expect(text).toContain(NAMES[index]);
          expect(text).toContain(gives[thrown.point].slice(1));
          expect(text).toContain(costs[thrown.sign].slice(1));
        }
        for (const name of NAMES) expect(answer[0]!.text).toContain(name);
      }),
      { numRuns: 300 },
    );
  });

  it('lean to the honoured planet, whichever comes first', () => {
    const fine: Throw = { point: 'Mars', sign: 'Aries', house: 2 };
    const poor: Throw = { point: 'Mars', sign: 'Cancer', house: 2 };
    expect(leader([fine, poor])).toBe('Oslo');
    expect(leader([poor, fine])).toBe('Rome');
    expect(isOf(compared(language, [fine, poor]).answer[0]!.text, better.dignity)).toBe(true);
  });

  it('are even where nothing tells them apart, and then it is said what would decide', () => {
    const one: Throw = { point: 'Mars', sign: 'Gemini', house: 4 };
    const { answer } = compared(language, [one, { ...one, house: 7 }]);
    expect(isOf(answer[0]!.text, even)).toBe(true);
    const { words } = LIBRARY.get(language)!;
    expect(answer[1]!.text).toContain(words.houses[4]!.part);
    expect(answer[1]!.text).toContain(words.houses[7]!.part);
    expect(leader([one, one])).toBeNull();
  });

  it('never set a point without dignity above one in detriment or fall by dignity', () => {
    const poor: Throw = { point: 'Mars', sign: 'Cancer', house: 4 };
    fc.assert(
      fc.property(anyThrow, fc.constantFrom('NorthNode' as const, 'SouthNode' as const), (thrown, point) => {
        const node: Throw = { ...thrown, point };
        for (const throws of [
          [poor, node],
          [node, poor],
        ] as const) {
          expect(isOf(compared(language, throws).answer[0]!.text, better.dignity)).toBe(false);
        }
      }),
    );
    const twins = compared(language, [
      { point: 'Mars', sign: 'Cancer', house: 4 },
      { point: 'Mars', sign: 'Gemini', house: 4 },
    ]);
    expect(isOf(twins.answer[0]!.text, even)).toBe(true);
  });
});
