let segmenter: Intl.Segmenter | undefined;

/** One character as a person counts them, where the browser cannot tell: a letter with its marks, a flag, a joined emoji. */
const CHARACTER =
  /\p{Regional_Indicator}{2}|\P{M}(?:\p{M}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic})*|\p{M}/gsu;

/** The characters of a text as a person counts them (grapheme clusters). Firefox before 125 has no segmenter. */
export function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(CHARACTER) ?? [];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
