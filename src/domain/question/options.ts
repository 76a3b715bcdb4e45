import { charactersOf } from './characters.ts';
import { isFragment } from './clean-options.ts';
import { cleanQuestion, countCharacters } from './question.ts';

/** The longest name of a way, in characters as a person counts them (grapheme clusters). */
const MAX_WAY_CHARACTERS = 20;

/** Whether a name is short enough, once it is clean. */
export function wayFits(typed: string): boolean {
  return countCharacters(cleanQuestion(typed)) <= MAX_WAY_CHARACTERS;
}

/** What the ways that a question names are called in the fields, where neither is a fragment: whole, or their first words where they are too long. */
export function wayNames(options: readonly [string, string] | null): [string, string] {
  return options && !options.some(isFragment) ? [short(options[0]), short(options[1])] : ['', ''];
}

/** The names of two ways, clean; a way without one is called by its number, and both are none where neither has one. */
export function namedWays(
  typed: readonly [string, string],
  numbered: readonly [string, string],
): [string, string] | undefined {
  const [first, second] = [cleanQuestion(typed[0]), cleanQuestion(typed[1])];
  return first || second ? [first || numbered[0], second || numbered[1]] : undefined;
}

function short(name: string): string {
  if (wayFits(name)) return name;
  const characters = charactersOf(name);
  const cut = characters.slice(0, MAX_WAY_CHARACTERS);
  const lastSpace = cut.lastIndexOf(' ');
  const inWord = characters[MAX_WAY_CHARACTERS] !== ' ';
  return cut.slice(0, inWord && lastSpace > 0 ? lastSpace : undefined).join('');
}
