import type { Language } from '../../language.ts';
import type { Form } from '../matter-kinds.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { cuesIn, type Weighed, weighed } from './cues.ts';
import { formOf } from './form.ts';
import { optionsOf } from './options.ts';
import { type Peopled, personsIn } from './person.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Knowledge, type Vocabulary, vocabulariesFor } from './vocabulary.ts';

/** What the rules and the lexicon find in a question. */
export interface Parsed extends Pick<Peopled, 'tokens' | 'persons'>, Weighed {
  words: readonly Vocabulary[];
  clauses: readonly Clause[];
  options: [string, string] | null;
  form: Form;
}

/** Takes a question apart; characters of the same sound are tried where it is hardly understood as it was typed. */
export function parse(question: string, language: Language, knowledge: Knowledge): Parsed {
  const text = question.normalize('NFKC');
  const read = tokensOf(text);
  const typed = knowledge.english?.mend(read) ?? read;
  const words = vocabulariesFor(typed, knowledge);
  const plain = parsed(text, typed, language, words, knowledge);
  const spelled = typed.some(({ kind, unknown }) => kind === 'latin' && unknown);
  const unclear = HAN.test(text) && (spelled || weightOf(plain) < UNDERSTOOD);
  const mended = unclear ? knowledge.chinese?.mend(typed) : null;
  if (!mended) return plain;
  const other = parsed(text, mended, language, words, knowledge);
  return weightOf(other) >= weightOf(plain) + GAIN ? other : plain;
}

/** Below this weight a question is hardly understood as it is written. */
const UNDERSTOOD = 3.5;
/** How much better a question must be understood with other characters before they are taken for the meant ones. */
const GAIN = 1.5;
const HAN = /\p{Script=Han}/u;

const weightOf = ({ ranked }: Parsed) => ranked[0]?.[1] ?? 0;

function parsed(
  text: string,
  typed: readonly Token[],
  language: Language,
  words: readonly Vocabulary[],
  knowledge: Knowledge,
): Parsed {
  const peopled = personsIn(typed, language, words);
  const clauses = clausesOf(peopled.tokens);
  const options = optionsOf(text, knowledge);
  const form = formOf(clauses, options !== null, knowledge);
  const found = cuesIn(typed, peopled, words);
  const { tokens, persons } = peopled;
  return { words, tokens, persons, clauses, options, form, ...weighed(found, peopled, clauses, form) };
}
