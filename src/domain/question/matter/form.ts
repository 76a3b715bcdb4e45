import type { Form } from '../matter-kinds.ts';
import type { Clause } from './clauses.ts';
import type { Knowledge } from './vocabulary.ts';

/**
 * The form of a question: what its last asking clause asks for; `what` for a fragment. A few words with a question mark
 * behind a clause that tells ("No word since May. Over?") ask whether it is so.
 */
export function formOf(clauses: readonly Clause[], hasOptions: boolean, knowledge: Knowledge): Form {
  if (hasOptions) return 'which';
  const asking = clauses.filter(({ asks }) => asks);
  const last = clauses.at(-1);
  if (clauses.length > 1 && last?.marked && formOfClause(last, knowledge) === null) return 'whether';
  for (const clause of [...asking.reverse(), ...[...clauses].reverse()]) {
    const form = formOfClause(clause, knowledge);
    if (form) return form;
  }
  return 'what';
}

function formOfClause({ text, marked }: Clause, { english, chinese }: Knowledge): Form | null {
  const form = HAN.test(text) ? chinese?.formOf(text.trim(), marked) : null;
  if (form) return form;
  if (marked && HAPPENED.test(text)) return 'whether';
  return LATIN.test(text) ? (english?.formOf(text, marked) ?? null) : null;
}

const HAN = /\p{Script=Han}/u;
const LATIN = /[a-z]/;
/** With a question mark behind it, a Chinese statement asks whether it is so. */
const HAPPENED = /[了过]$/u;
