import type { Language } from '../domain/language.ts';
import { forget, keep, keptJson } from './store/kept.ts';
import type { Owner } from './store/rows.ts';

/** Whose answers they are: of one person in one language at a time. */
export interface Recipient {
  readonly owner: Owner;
  readonly language: Language;
}

interface Remembered {
  /** ISO, UTC. */
  readonly at: string;
  readonly data: unknown;
}

/** Keeps what the server answered last to a call; answers to another person or in another language are dropped. */
export function remember(recipient: Recipient, call: string, data: unknown): void {
  const answers = { ...answersTo(recipient), [call]: { at: new Date().toISOString(), data } };
  keep('Remembered', JSON.stringify({ ...recipient, answers }));
}

/** What the server answered last to a call, as it was kept: it may come from an older app. */
export function recall(recipient: Recipient, call: string): Remembered | undefined {
  return answersTo(recipient)[call];
}

export function forgetAnswers(): void {
  forget('Remembered');
}

function answersTo({ owner, language }: Recipient): Record<string, Remembered> {
  const book = keptJson('Remembered') as (Partial<Recipient> & { answers?: Record<string, Remembered> }) | undefined;
  return book?.owner === owner && book.language === language ? (book.answers ?? {}) : {};
}
