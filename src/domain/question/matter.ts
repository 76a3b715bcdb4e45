import type { Language } from '../language.ts';
import { areaOf } from './matter/area.ts';
import { bondOf } from './matter/bond.ts';
import { clausesOf } from './matter/clauses.ts';
import { formOf } from './matter/form.ts';
import { intentOf } from './matter/intent.ts';
import { mendEnglish } from './matter/mend-en.ts';
import { mendChinese } from './matter/mend-zh.ts';
import { optionsOf } from './matter/options.ts';
import { personOf, personsIn } from './matter/person.ts';
import { spanOf } from './matter/span.ts';
import { type Token, tokensOf } from './matter/tokens.ts';
import type { Matter } from './matter-kinds.ts';

/** Understands a cleaned question without a network; pure, and well under a millisecond. */
export function matterOf(question: string, language: Language): Matter {
  const text = question.normalize('NFKC');
  const typed = mendEnglish(tokensOf(text));
  const plain = understood(text, typed, language);
  const spelled = typed.some(({ kind, unknown }) => kind === 'latin' && unknown);
  const mended = HAN.test(text) && (spelled || plain.weight < UNDERSTOOD) ? mendChinese(typed) : null;
  if (!mended) return plain.matter;
  const other = understood(text, mended, language);
  return other.weight >= plain.weight + GAIN ? other.matter : plain.matter;
}

/** Below this weight a question is hardly understood as it is written. */
const UNDERSTOOD = 3.5;
/** How much better a question must be understood with other characters before they are taken for the meant ones. */
const GAIN = 1.5;
const HAN = /\p{Script=Han}/u;

function understood(text: string, typed: readonly Token[], language: Language): { matter: Matter; weight: number } {
  const peopled = personsIn(typed, language);
  const { tokens, persons } = peopled;
  const clauses = clausesOf(tokens);
  const options = optionsOf(text);
  const form = formOf(clauses, options !== null);
  const { intent, sure, weight } = intentOf(typed, peopled, clauses, form);
  const matter: Matter = {
    intent,
    form,
    person: personOf(persons, clauses, intent),
    options: form === 'which' ? options : null,
    span: spanOf(tokens, clauses),
    bond: bondOf(tokens, persons, intent),
    area: areaOf(intent, tokens),
    sure,
  };
  return { matter, weight };
}
