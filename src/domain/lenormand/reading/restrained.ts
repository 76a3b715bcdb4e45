import type { LenormandPart, LenormandSentence, Narrator } from './narrator.ts';

/** No card is named or told more often than this in one reading. */
export const MOST_MENTIONS = 3;

/** By these rules a sentence is told in any case. */
const KEPT = new Set(['centre', 'gist', 'topic', 'phrase', 'frame', 'subject']);

/**
 * The parts without those sentences that would name a card once too often, counted from the answer on. A paragraph that would begin with one of them is left out whole.
 */
export function restrained(
  narrator: Narrator,
  answer: readonly LenormandSentence[],
  parts: readonly LenormandPart[],
  cards: readonly number[],
): LenormandPart[] {
  const counts = new Map(cards.map((card) => [card, 0]));
  for (const sentence of answer) count(sentence);
  return parts.flatMap((part) =>
    narrator.part(
      part.key,
      part.places,
      part.paragraphs.map((paragraph) => {
        const [lead] = paragraph;
        return lead && isTooMuch(lead) ? [] : paragraph.filter(isKept);
      }),
    ),
  );

  function isTooMuch(sentence: LenormandSentence): boolean {
    const tooOften = mentioned(sentence).some((card) => counts.get(card)! >= MOST_MENTIONS);
    return tooOften && !KEPT.has(sentence.source.rule);
  }

  function isKept(sentence: LenormandSentence): boolean {
    if (isTooMuch(sentence)) return false;
    count(sentence);
    return true;
  }

  function count(sentence: LenormandSentence): void {
    for (const card of mentioned(sentence)) counts.set(card, counts.get(card)! + 1);
  }

  function mentioned({ text }: LenormandSentence): number[] {
    return cards.filter((card) => narrator.mentions(text, card));
  }
}
