import type { Language } from '../language.ts';
import { facetOf } from './facet.ts';
import { areaOf } from './matter/area.ts';
import { bondOf } from './matter/bond.ts';
import { intentOf } from './matter/intent.ts';
import { parse } from './matter/parse.ts';
import { personOf } from './matter/person.ts';
import { decided } from './matter/plain-words.ts';
import { spanOf } from './matter/span.ts';
import type { Knowledge } from './matter/vocabulary.ts';
import type { Matter } from './matter-kinds.ts';
import { nameIn } from './name.ts';
import { outsideOf } from './outside.ts';
import { roleIn } from './role.ts';

/** Understands a cleaned question by what is known of its script; pure, and well under a millisecond. */
export function understand(question: string, language: Language, knowledge: Knowledge): Matter {
  const parsed = parse(question, language, knowledge);
  const { tokens, persons, clauses, options, form } = parsed;
  const { intent, ...guess } = decided(question, intentOf(parsed));
  const name = nameIn(question);
  const outside = outsideOf(question);
  const facet = facetOf(question, { intent, form });
  const person = personOf(persons, clauses, intent);
  const role = roleIn(question, person, language);
  return {
    intent,
    form,
    person,
    options: form === 'which' ? options : null,
    span: spanOf(tokens, clauses),
    bond: bondOf(tokens, persons, intent),
    area: areaOf(intent, tokens),
    ...guess,
    ...(facet ? { facet } : {}),
    ...(name ? { name } : {}),
    ...(role ? { role } : {}),
    ...(outside ? { outside } : {}),
  };
}
