import type { SealedDraw } from '../../src/contract/draw.ts';
import type { Source } from '../../src/contract/orders.ts';
import type { Language } from '../../src/domain/language.ts';
import type { MatterChange } from '../../src/domain/question/asked.ts';
import type { Topic } from '../../src/domain/topic.ts';
import type { Matter } from '../database/matter.ts';

interface Question {
  readonly question: string;
  readonly topic: Topic;
  readonly language: Language;
}

/** A question to cards on their places. */
export interface CardInput extends Question {
  readonly kind: 'cards';
  readonly spreadId: number;
  readonly spreadKey: string;
  readonly draw: Pick<SealedDraw, 'deck' | 'cards' | 'seal' | 'significator' | 'jumpers' | 'begins' | 'table'>;
  /** How a tableau lies, and for whom. */
  readonly tableau: Extract<Matter, { kind: 'tableau' }> | null;
  /** What the person set right of how the question is understood. */
  readonly change: MatterChange;
}

/** A question to the chart of a birth. */
export type ChartInput = Question & Extract<Matter, { kind: 'chart' }>;
/** A dream in the person's own words. */
export type DreamInput = Question & Extract<Matter, { kind: 'dream' }>;

/** What a reader gets to see: the question and what it is about, nothing of the person. */
export type ReaderInput = CardInput | ChartInput | DreamInput;

/** What can be asked about. */
export type Subject = SealedDraw['deck'] | 'chart' | 'dream';

export function subjectOf(input: ReaderInput): Subject {
  return input.kind === 'cards' ? input.draw.deck : input.kind;
}

/** Writes readings. */
export interface Reader {
  readonly source: Source;
  covers(subject: Subject): boolean;
  /** The text, piece by piece. Ends without an error only when it is whole. */
  read(input: ReaderInput, signal: AbortSignal): AsyncIterable<string>;
}
