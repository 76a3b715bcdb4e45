import type { Rule } from './texts.ts';

/** A sentence of a reading, and where it comes from. */
export interface Sentence {
  text: string;
  source: { rule: Rule; cards: readonly string[] };
}

export function sentence(text: string, rule: Rule, ...cards: string[]): Sentence {
  return { text, source: { rule, cards } };
}

/** The sentences of a paragraph: ended by . ! ? before a space, or by the Chinese marks. */
export function splitSentences(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.!?]["”’)]?)\s+|(?<=[。！？][”」』）]?)(?![”」』）])/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
