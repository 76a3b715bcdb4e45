import type { Form } from '../matter-kinds.ts';
import type { Clause } from './clauses.ts';
import { formOfEnglish } from './form-en.ts';
import { formOfChinese } from './form-zh.ts';

/** The form of a question: what its last asking clause asks for; `what` for a fragment. */
export function formOf(clauses: readonly Clause[], hasOptions: boolean): Form {
  if (hasOptions) return 'which';
  const asking = clauses.filter(({ asks }) => asks);
  for (const clause of [...asking.reverse(), ...[...clauses].reverse()]) {
    const form = formOfClause(clause);
    if (form) return form;
  }
  return 'what';
}

function formOfClause({ text, marked }: Clause): Form | null {
  const chinese = HAN.test(text) ? formOfChinese(text.trim()) : null;
  if (chinese) return chinese;
  if (marked && HAPPENED.test(text)) return 'whether';
  return LATIN.test(text) ? formOfEnglish(text) : null;
}

const HAN = /\p{Script=Han}/u;
const LATIN = /[a-z]/;
/** With a question mark behind it, a Chinese statement asks whether it is so. */
const HAPPENED = /[了过]$/u;
