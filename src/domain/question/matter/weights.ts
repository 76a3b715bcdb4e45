import { INTENTS } from '../matter-kinds.ts';

/** What speaks for an intent or against it, with how much of it there is. */
export interface Features {
  /** Words, characters and runs of up to three of them; together of a fixed length. */
  grams: ReadonlyMap<string, number>;
  /** What the rules find: the form, the persons, the script, the kinds of word and what stands together, and the weights of the lexicon. */
  rules: ReadonlyMap<string, number>;
}

/** For each feature the intents (places in `INTENTS`) and their weights in turn, in steps of `STEP`. */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** What one step of a weight adds to the logarithm of the odds. */
export const STEP = 0.3;

/** Reads a table: features parted by semicolons, each with a tab and for each intent its letter and its steps, as in `a3d-2`. */
export function weightsFrom(table: string): Weights {
  const weights = new Map<string, readonly number[]>();
  for (const line of table.split(BETWEEN)) {
    const [feature = '', steps = ''] = line.split('\t');
    weights.set(
      feature,
      [...steps.matchAll(ONE)].flatMap(([, letter, count]) => [LETTERS.indexOf(letter!), Number(count)]),
    );
  }
  return weights;
}

/** Writes a table that `weightsFrom` reads. */
export function tableOf(weights: Weights): string {
  return [...weights]
    .map(([feature, pairs]) => {
      let steps = '';
      for (let at = 0; at < pairs.length; at += 2) steps += `${LETTERS[pairs[at]!]}${pairs[at + 1]}`;
      return `${feature}\t${steps}`;
    })
    .sort((a, b) => (a < b ? -1 : 1))
    .join(BETWEEN);
}

/** No mark is part of a feature. */
const BETWEEN = ';';
const ONE = /([a-zA-Z])(-?\d+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How likely each intent is, in the order of `INTENTS`, by the weights of several tables. */
export function likelihoods({ grams, rules }: Features, tables: readonly Weights[]): number[] {
  const sums = new Array<number>(INTENTS.length).fill(0);
  for (const [feature, value] of [...grams, ...rules]) {
    for (const table of tables) {
      const pairs = table.get(feature);
      if (!pairs) continue;
      for (let at = 0; at < pairs.length; at += 2) sums[pairs[at]!]! += value * STEP * pairs[at + 1]!;
    }
  }
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / all);
}
