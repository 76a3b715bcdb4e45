import type { SealedDraw } from '../../../src/contract/draw.ts';
import type { Source } from '../../../src/contract/orders.ts';
import type { Language } from '../../../src/domain/language.ts';
import type { Topic } from '../../../src/domain/topic.ts';

/** What a reader gets to see: the question and the cards on their places, nothing of the person. */
export interface Asking {
  readonly question: string;
  readonly topic: Topic;
  readonly language: Language;
  readonly spreadId: number;
  readonly spreadKey: string;
  readonly draw: Pick<SealedDraw, 'deck' | 'cards' | 'seal' | 'significator' | 'jumpers' | 'begins' | 'table'>;
}

/** Writes readings. */
export interface Reader {
  readonly source: Source;
  covers(deck: SealedDraw['deck']): boolean;
  /** The text, piece by piece. Ends without an error only when it is whole. */
  read(asking: Asking, signal: AbortSignal): AsyncIterable<string>;
}
