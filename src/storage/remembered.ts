import type { Language } from '../domain/language.ts';
import { forget, keep, keptJson } from './store/kept.ts';
import type { Owner } from './store/rows.ts';

/** Whose answers they are: of one person in one language at a time. */
export interface Hearer {
  readonly owner: Owner;
  readonly language: Language;
}

interface Remembered {
  /** ISO, UTC. */
  readonly at: string;
  readonly data: unknown;
}

/** Keeps what the server answered last to a call; answers to another person or in another language are dropped. */
export function remember(hearer: Hearer, call: string, data: unknown): void {
  const answers = { ...answersTo(hearer), [call]: { at: new Date().toISOString(), data } };
  keep('Remembered', JSON.stringify({ ...hearer, answers }));
}

/** What the server answered last to a call, as it was kept: it may come from an older app. */
export function recall(hearer: Hearer, call: string): Remembered | undefined {
  return answersTo(hearer)[call];
}

export function forgetAnswers(): void {
  forget('Remembered');
}

function answersTo({ owner, language }: Hearer): Record<string, Remembered> {
  const book = keptJson('Remembered') as (Partial<Hearer> & { answers?: Record<string, Remembered> }) | undefined;
  return book?.owner === owner && book.language === language ? (book.answers ?? {}) : {};
}
