import type { Language } from '../language.ts';
import { facetOf } from './facet.ts';
import { areaOf } from './matter/area.ts';
import { bondOf } from './matter/bond.ts';
import { foldCharacters } from './matter/fold.ts';
import { intentOf } from './matter/intent.ts';
import { parse } from './matter/parse.ts';
import { personOf } from './matter/person.ts';
import { decided } from './matter/plain-words.ts';
import { spanOf } from './matter/span.ts';
import { apartIn } from './matter/told-apart.ts';
import type { Knowledge } from './matter/vocabulary.ts';
import type { Facet, Matter } from './matter-kinds.ts';
import { nameIn } from './name.ts';
import { outsideOf } from './outside.ts';
import { roleIn } from './role.ts';

/** Kinds that words of one meaning show: nothing else is as likely then. */
const TOLD_APART: ReadonlySet<Facet> = new Set(['envy', 'taken', 'pay', 'lend']);

/** A lover who is named as the asker's own; whoever else is named is whom they would leave. */
const OWN =
  /\bmy (?:\w+ )?(?:boyfriend|girlfriend|bf|gf|ex|boss|crush|friend|partner|lover)\b|我(?:的)?(?:[男女]朋?友|前任|情人)/i;

/** Understands a cleaned question by what is known of its script; pure, and well under a millisecond. */
export function understand(question: string, language: Language, knowledge: Knowledge): Matter {
  const parsed = parse(question, language, knowledge);
  const { tokens, persons, clauses, options, form } = parsed;
  const text = foldCharacters(question.normalize('NFKC'));
  const apart = apartIn(
    text,
    parsed.words.map(({ apart: signs }) => signs),
  );
  const { intent, ...guess } = decided(text, intentOf(parsed), apart);
  const name = nameIn(question);
  const outside = outsideOf(question);
  const facet = facetOf(text, { intent, form }, apart);
  const isTaken = facet === 'taken' && !OWN.test(question);
  const person = isTaken ? null : personOf(persons, clauses, intent);
  const role = roleIn(question, person, language);
  const { tied, areaTied, ...told } = guess;
  return {
    intent,
    form,
    person,
    options: form === 'which' ? options : null,
    span: spanOf(tokens, clauses),
    bond: facet === 'taken' ? null : bondOf(tokens, persons, intent),
    area: areaOf(intent, tokens),
    ...(facet && TOLD_APART.has(facet) ? told : guess),
    ...(facet ? { facet } : {}),
    ...(name ? { name } : {}),
    ...(role ? { role } : {}),
    ...(outside ? { outside } : {}),
  };
}
