/** How long a horoscope is, in words: at least, at most. A quarter is one of the four parts of a year. */
export const HOROSCOPE_WORDS = {
  day: [60, 110],
  week: [120, 180],
  month: [180, 260],
  quarter: [60, 110],
} as const satisfies Record<string, readonly [least: number, most: number]>;

/** Chinese is written without spaces; so many of its characters say as much as a word of English. */
const CHARACTERS_A_WORD = 1.6;

/** How many words a text has, Chinese ones too. */
export function wordsIn(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return characters / CHARACTERS_A_WORD + others;
}
