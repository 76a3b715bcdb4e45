import fc from 'fast-check';
import { lenormandId } from '../../../src/domain/decks/lenormand.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { POSITIONS } from '../../../src/domain/lenormand/cell.ts';
import type { AnsweringWords, Asked } from '../../../src/domain/lenormand/reading/asked.ts';
import type { LenormandLibrary, LenormandSentence } from '../../../src/domain/lenormand/reading/narrator.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import type { Pronoun } from '../../../src/domain/question/pronoun.ts';
import type { Spread } from '../../../src/domain/spread/spread.ts';
import type { Topic } from '../../../src/domain/topic.ts';
import { loadLenormandLibrary } from '../../../src/library/lenormand/load.ts';
import { loadAnsweringWords } from '../../../src/library/reading/answering.ts';

/** The real words of every language. */
export const LIBRARIES = new Map<Language, LenormandLibrary>(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const { names } = await import(`../../../src/library/names/${language}.ts`);
      return [language, { ...(await loadLenormandLibrary(language)), names }] as const;
    }),
  ),
);

/** The words of every language that answer a question. */
export const ANSWERING = new Map<Language, AnsweringWords>(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadAnsweringWords(language)] as const)),
);

/** Any seal; its first eight digits choose among wordings. */
export const SEAL = 'a5'.repeat(32);

/** What is asked where nothing was typed but the topic, or in so far as a matter is given. */
export function asking(
  language: Language,
  topic: Topic,
  matter: Partial<Matter> = {},
  pronoun: Pronoun = 'other',
): Asked {
  const answering = ANSWERING.get(language)!;
  return { matter: { ...askedMatter(matterOf, '', topic, language), ...matter }, pronoun, answering };
}

export const anyLanguage = fc.constantFrom(...LANGUAGES);
/** All 36 cards in any order. */
export const anyOrder = fc.shuffledSubarray([...POSITIONS], { minLength: 36 });

/** Cards on the places of a spread, as a draw has them. */
export function laidOn(spread: Spread, numbers: readonly number[]) {
  return spread.positions.map((position, index) => ({
    id: lenormandId(numbers[index]!),
    reversed: false,
    position: position.key,
  }));
}

/** What is wrong with a sentence: nothing, if it is one. */
export function faultOf(language: Language, text: string): string | undefined {
  const common = /undefined|NaN|\[object|\$\{|^\s|\s$|\s\s|[,;:，；：、][,.;:，。；：、]|[.。]{2}|—|–/u.exec(text);
  if (common) return common[0];
  if (language === 'en')
    return /\b(\w+) \1\b|\ba (?!uni|use|one)[aeiou]|\ban (?!hour|honour|honest|heir|[aeiou])|[^.!?”’)]$/.exec(
      text.replace(/\b(that|had) \1\b/, ''),
    )?.[0];
  return /的的|是是|在在|了了|[a-zA-Z]{3,}|[^。！？」”]$/u.exec(text)?.[0];
}

/** Texts of a whole reading. */
export const textsOf = (sentences: readonly LenormandSentence[]) => sentences.map(({ text }) => text);
