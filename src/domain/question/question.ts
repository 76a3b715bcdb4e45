import { charactersOf } from './characters.ts';

/** The longest question, in characters as a person counts them (grapheme clusters). */
export const MAX_QUESTION_CHARACTERS = 50;
/** The longest name of one of two ways, in UTF-16 units. */
export const MAX_OPTION_CHARACTERS = 30;

/** Controls, zero-width characters, direction marks, tags and lone surrogates: nothing that a person writes on purpose. */
const UNSEEN =
  /\p{Cc}|\p{Cs}|\u00ad|\u034f|\u061c|[\u115f\u1160]|\u17b4|\u17b5|\u180e|[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f]|\u3164|\ufeff|\uffa0|[\ufff9-\ufffb]|[\u{e0000}-\u{e001f}]/gu;
/** The joiner holds emoji together; between anything else it is invisible. */
const JOINER = /((?:\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic}))|\u200d/gu;

/** The question as it is counted, shown, sealed and sent: as it was typed (NFC), without invisible characters, spaces folded and trimmed. */
export function cleanQuestion(typed: string): string {
  return typed
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(JOINER, (_, joined?: string) => joined ?? '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A question as its words are looked at: characters of one meaning are one (NFKC), `？` is `?`. Never shown. */
export function comparable(question: string): string {
  return question.normalize('NFKC');
}

/** How many characters a person sees. */
export function countCharacters(text: string): number {
  return charactersOf(text).length;
}

/** Whether a clean question is at most QUESTION_MAX characters long, as a person counts them. */
export function questionFits(clean: string): boolean {
  return (
    clean.length <= MAX_QUESTION_CHARACTERS ||
    (clean.length <= MAX_QUESTION_CHARACTERS * 32 && countCharacters(clean) <= MAX_QUESTION_CHARACTERS)
  );
}
