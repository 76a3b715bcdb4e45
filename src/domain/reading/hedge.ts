import type { Intent, Matter } from '../question/matter-kinds.ts';

/**
 * Whether a reading says how it took the question: where another matter is as likely, and where a suspicion was
 * understood without being sure of it, since nobody should be made to doubt a person by a misreading.
 */
export function isHedged({ intent, sure, tied }: Pick<Matter, 'intent' | 'sure' | 'tied'>): boolean {
  if (intent === 'open') return false;
  return tied === true || (!sure && SUSPICIONS.has(intent));
}

const SUSPICIONS: ReadonlySet<Intent> = new Set(['loyalty']);
