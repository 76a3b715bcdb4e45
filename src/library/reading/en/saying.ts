import type { ReadingPhrases } from '../../../domain/reading/texts.ts';

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const word = (count: number) => WORDS[count] ?? String(count);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const counted = (count: number) => capital(word(count));

/**
 * A card inside a sentence: names with "of" take the article, the Five of Swords, but Strength, The Star. Death is the
 * card of that name, so that no sentence sounds like a threat.
 */
export function the(card: string): string {
  if (card === 'Death') return 'the Death card';
  return card.includes(' of ') ? `the ${card}` : card;
}

export const turned = (card: string, reversed: boolean) => `${the(card)}${reversed ? ' reversed' : ''}`;

/**
 * One way of several, by the number the seal decides. Each kind of sentence takes another `digit` of that number, so
 * that the wordings of a reading do not go in fixed pairs.
 */
export function pick<Way>(way: number, digit: number, ways: readonly Way[]): Way {
  return ways[Math.floor(way / 7 ** digit) % ways.length]!;
}

/** A sentence after words that lead into it, which may be a sentence of their own. */
export const after: ReadingPhrases['after'] = (lead, sentence) => {
  if (lead.endsWith('.')) return `${lead} ${sentence}`;
  if (sentence.startsWith('{Who}')) return `${lead} {who}${sentence.slice('{Who}'.length)}`;
  const kept = /^(?:I\b|[A-Z][a-z]+’|\{)/.test(sentence);
  return `${lead} ${kept ? sentence : sentence.slice(0, 1).toLowerCase() + sentence.slice(1)}`;
};
