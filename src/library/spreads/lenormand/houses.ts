import { lenormandId } from '../../../domain/decks/lenormand.ts';
import type { SpreadText } from '../../../domain/reading/texts.ts';

/** The 36 houses of the Grand Tableau, `house1` to `house36`; what they are about stands in one text, a line each. */
export function housePositions(
  text: string,
  nameOf: (card: string) => string,
  names: Readonly<Record<string, string>>,
): SpreadText['positions'] {
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line, index) => [
        `house${index + 1}`,
        { name: nameOf(names[lenormandId(index + 1)] ?? ''), meaning: line.trim() },
      ]),
  );
}
