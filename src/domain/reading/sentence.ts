import type { Rule } from './texts.ts';

/** A sentence of a reading, and where it comes from; each kind of reading has rules of its own. */
export interface Sentence<Name extends string = Rule> {
  text: string;
  source: { rule: Name; cards: readonly string[] };
}

/** A sentence with the rule that wrote it and the ids of the cards it speaks of. */
export function sentence<Name extends string>(text: string, rule: Name, ...cards: string[]): Sentence<Name> {
  return { text, source: { rule, cards } };
}

/** The sentences of a paragraph: ended by . ! ? before a space, or by the Chinese marks. */
export function splitSentences(paragraph: string): string[] {
  return paragraph
    .replace(/([.!?]["”’)]?)\s+/gu, '$1\0')
    .replace(/([。！？][”」』）]?)(?![”」』）])/gu, '$1\0')
    .split('\0')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
