import { type FreeablePart, isFreeable, type PartWeights } from '../domain/device-parts.ts';
import { isLanguage, type Language } from '../domain/language.ts';

/**
 * What a page asks of the worker, and what the worker answers through the port of the message. Page and worker may be of
 * different builds: a type keeps its meaning for good, and what a side does not know it does not answer.
 */
export interface WorkerMessages {
  /** The build that waits takes over all tabs. */
  SKIP_WAITING: { ask: object; answer: undefined };
  /** Drawings and the texts of a language are put by. */
  KEEP_PACKS: { ask: { language: Language }; answer: undefined };
  /** A part that was let go is kept again. */
  WANT: { ask: { part: FreeablePart; language: Language }; answer: undefined };
  /** A part is let go that comes back over a network. */
  FREE: { ask: { part: FreeablePart; language: Language }; answer: { freed: FreeablePart } };
  /** What is held for the time without a network. */
  PARTS: { ask: { language: Language }; answer: OfflineParts };
  /** Bytes of each part, and which parts were let go. */
  WEIGHTS: { ask: { language: Language }; answer: { weights: PartWeights; freed: FreeablePart[] } };
  /** The name of the build that serves the page. */
  BUILD: { ask: object; answer: { build: string } };
}

/** Shares from 0 to 1 of what a device needs without a network. `places`: the gazetteer and its map. */
export interface OfflineParts {
  app: number;
  art: number;
  texts: number;
  places: number;
}

type Type = keyof WorkerMessages;
export type WorkerMessage = { [T in Type]: { type: T } & WorkerMessages[T]['ask'] }[Type];
export type WorkerAnswer<T extends Type> = WorkerMessages[T]['answer'];

/** A message as the worker received it; null for what this build does not know. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  const { type, language, part } = (data ?? {}) as Record<string, unknown>;
  if (type === 'SKIP_WAITING' || type === 'BUILD') return { type };
  if (!isLanguage(language)) return null;
  if (type === 'KEEP_PACKS' || type === 'PARTS' || type === 'WEIGHTS') return { type, language };
  if ((type === 'WANT' || type === 'FREE') && isFreeable(part)) return { type, part, language };
  return null;
}
