import fc from 'fast-check';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import type { DrawnCard } from '../../../src/domain/draw/draw.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';

/** Cards as marks, a minus before a reversed one, laid into a spread. */
export function lay(id: number, ...marks: string[]): DrawnCard[] {
  const { positions } = tarotSpread(id)!;
  return marks.map((mark, index) => ({
    id: mark.replace('-', ''),
    reversed: mark.startsWith('-'),
    position: positions[index]!.key,
  }));
}

/** Any draw of any spread, in any matter and language. */
export const draws = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    spread: fc.constantFrom(...TAROT_SPREADS.filter(({ free }) => !free)),
    intent: fc.constantFrom(...INTENTS),
    ids: fc.shuffledSubarray(
      TAROT.map(({ id }) => id),
      { minLength: 78 },
    ),
    sides: fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
    seal: fc.nat().map((number) => number.toString(16).padStart(8, '0').repeat(8)),
  })
  .map(({ ids, sides, ...rest }) => ({
    ...rest,
    cards: rest.spread.positions.map(({ key, crossing }, index) => ({
      id: ids[index]!,
      reversed: !crossing && sides[index]!,
      position: key,
    })),
  }));
