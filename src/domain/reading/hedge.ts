import type { Intent, Matter } from '../question/matter-kinds.ts';

/**
 * Whether a reading says how it took the question: where another matter is as likely, and where a suspicion was
 * understood without being sure of it, since nobody should be made to doubt a person by a misreading.
 */
export function isHedged({ intent, facet, sure, tied }: Pick<Matter, 'intent' | 'facet' | 'sure' | 'tied'>): boolean {
  if (intent === 'open') return false;
  return tied === true || (!sure && facet === undefined && isSuspicion({ intent }));
}

/**
 * Whether nothing may lean on how the question was taken, since even its area is doubtful: it is told in words for any
 * matter what to do, what to write about and how it comes out. A part of a matter is recognised by words of its own, and two ways are what they are.
 */
export function isDoubtful({
  intent,
  areaTied,
  facet,
  form,
}: Pick<Matter, 'intent' | 'areaTied' | 'facet'> & Partial<Pick<Matter, 'form'>>): boolean {
  return intent !== 'open' && areaTied === true && facet === undefined && form !== 'which';
}

/** Whether somebody is under suspicion: cards give neither a yes nor a no to that, which would accuse or acquit. */
export function isSuspicion({ intent, facet }: Pick<Matter, 'intent' | 'facet'>): boolean {
  return facet === 'envy' || SUSPICIONS.has(intent);
}

const SUSPICIONS: ReadonlySet<Intent> = new Set(['loyalty']);

/**
 * Whether the mood of the table goes before the answer: where somebody is unwell, grieves or is under suspicion, where
 * something is lost, and where nothing was asked. Elsewhere the answer comes first.
 */
export function isOpened({ matter }: { matter: Pick<Matter, 'intent'> }): boolean {
  return OPENED.has(matter.intent);
}

const OPENED: ReadonlySet<Intent> = new Set(['health', 'loyalty', 'lost', 'mood', 'open']);
