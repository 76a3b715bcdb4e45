import type { Clause } from './clauses.ts';
import type { Parsed } from './parse.ts';
import { stemOf } from './stems-en.ts';
import type { Token } from './tokens.ts';
import type { Features } from './weights.ts';

/** How much counts a clause that tells how things came to be. */
const BACKGROUND = 0.6;
/** How much counts a run of one, two and three. */
const RUNS = [1, 0.7, 0.5] as const;
/** How much all runs of a question count together, whether it is short or long. */
const LENGTH = 4.2;
/** The lexicon's weight that counts as much as anybody who is named. */
const NAMED = 4.3;
const FORM = 0.7;
const SCRIPT = 0.7;
/** How much counts a kind of word, and two kinds or a kind and the subject together. */
const KIND = 0.5;
const PAIR = 0.7;

/** The features of a question. */
export function featuresOf({ tokens, persons, clauses, form, ranked, kinds }: Parsed): Features {
  const rules = new Map<string, number>([
    [`form:${form}`, FORM],
    ['any:', SCRIPT],
    [`script:${tokens.some(({ kind }) => kind === 'han') ? 'han' : 'latin'}`, SCRIPT],
  ]);
  for (const { role } of persons) rules.set(`@:${role}`, 1);
  for (const [intent, weight] of ranked) if (weight > 0) rules.set(`words:${intent}`, weight / NAMED);
  const subject = subjectOf(tokens, clauses);
  rules.set(`${subject}>:`, PAIR);
  const found = [...kinds].sort(([one], [other]) => (one < other ? -1 : 1));
  found.forEach(([kind, count], at) => {
    if (!kind.startsWith('@')) rules.set(`${kind}:`, KIND * count);
    rules.set(`${subject}>${kind}`, PAIR * count);
    for (const [other, too] of found.slice(at + 1)) rules.set(`${kind}+${other}`, PAIR * Math.min(count, too));
  });
  return { grams: gramsOf(tokens, clauses), rules };
}

/** Of whom the last asking clause speaks first: the asker, the asker with others, somebody by role, or nobody. */
function subjectOf(tokens: readonly Token[], clauses: readonly Clause[]): string {
  const asking = clauses.findLast(({ asks }) => asks) ?? clauses.at(-1);
  for (let at = asking?.from ?? 0; at < (asking?.to ?? 0); at++) {
    const { forms, word } = tokens[at]!;
    if (forms[0] === '@') return forms[1] ?? '@';
    if (word === 'we' || (word === '我' && tokens[at + 1]?.word === '们')) return 'we';
    if (ASKER.has(word)) return 'i';
  }
  return 'none';
}

const ASKER = new Set(['i', 'me', 'my', '我']);

/** Every run of up to three symbols that no mark parts. */
function gramsOf(tokens: readonly Token[], clauses: readonly Clause[]): Map<string, number> {
  const counts = weightsOf(tokens.length, clauses);
  const symbols = tokens.map(symbolOf);
  const grams = new Map<string, number>();
  for (let at = 0; at < tokens.length; at++) {
    let gram = '';
    let count = 1;
    for (const [step, run] of RUNS.entries()) {
      const symbol = symbols[at + step];
      if (!symbol) break;
      gram += step > 0 && (LATIN.test(symbol) || LATIN.test(gram)) ? ` ${symbol}` : symbol;
      count = Math.min(count, counts[at + step]!);
      grams.set(gram, Math.max(grams.get(gram) ?? 0, count * run));
    }
  }
  const length = Math.hypot(...grams.values());
  for (const [gram, value] of grams) grams.set(gram, (LENGTH * value) / length);
  return grams;
}

const LATIN = /[a-z]/;

/** Anybody is one sign and any number another; a mark is none. */
function symbolOf({ kind, word, forms }: Token): string | null {
  if (forms[0] === '@') return '@';
  if (kind === 'mark') return null;
  if (kind === 'number') return '#';
  return kind === 'latin' ? stemOf(word) : word;
}

function weightsOf(length: number, clauses: readonly Clause[]): number[] {
  const weights = new Array<number>(length).fill(1);
  if (!clauses.some(({ asks }) => asks)) return weights;
  for (const { from, to, asks } of clauses) if (!asks) weights.fill(BACKGROUND, from, to);
  return weights;
}
