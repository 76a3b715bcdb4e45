import { memoize } from '../../memoize.ts';
import { INTENTS, type Intent } from '../matter-kinds.ts';
import { usualArea } from './area.ts';
import { featuresOf } from './features.ts';
import type { Parsed } from './parse.ts';
import { RULE_WEIGHTS } from './table/rules.ts';
import { likelihoods, type Weights, weightsFrom } from './weights.ts';

/** What a question is about, and whether that is plain. */
export interface Guess {
  intent: Intent;
  sure: boolean;
  /** Set where another intent is as likely, or nearly so, and where even the likeliest is hardly likely. */
  tied?: true;
  /** Set where even its area is doubtful. */
  areaTied?: true;
}

/** Below this weight the lexicon knows nothing, and below this likelihood neither do the tables: then it is open. */
const LEAST_WEIGHT = 2;
const LEAST_LIKELY = 0.3;
/**
 * From this likelihood on it is plain, where the lexicon by itself comes to the same. Of a hundred
 * questions that the tables have not seen one is then wrong and plain, of a hundred odd ones three.
 */
const PLAIN = 0.95;
/** The share of the likeliest intent's likelihood from which on another one is nearly tied with it. */
const TIED = 0.8;
/** Below this likelihood a guess that is not plain is weak. */
const WEAK = 0.75;
/** Below this likelihood of all intents of its area together the area of a guess is doubtful. */
const WEAK_AREA = 0.7;

const ruleWeights = memoize(() => weightsFrom(RULE_WEIGHTS));

/** The likeliest intent by all that speaks in the question; `rules` are the weights of what the rules find. */
export function intentOf(parsed: Parsed, rules: Weights = ruleWeights()): Guess {
  const { ranked, words } = parsed;
  const likely = likelihoods(featuresOf(parsed), [rules, ...words.map(({ weights }) => weights)]);
  const likelihood = Math.max(...likely);
  if ((ranked[0]?.[1] ?? 0) < LEAST_WEIGHT && likelihood < LEAST_LIKELY) return { intent: 'open', sure: false };
  const intent = INTENTS[likely.indexOf(likelihood)]!;
  const next = Math.max(...likely.filter((_, at) => INTENTS[at] !== intent));
  const tied = likelihood < WEAK || next >= likelihood * TIED;
  const isSure = likelihood >= PLAIN && ranked[0]?.[0] === intent;
  if (!tied) return { intent, sure: isSure };
  const areaTied = likelihoodOfArea(intent, likely) < WEAK_AREA;
  return { intent, sure: isSure, tied, ...(areaTied ? { areaTied } : {}) };
}

/** How likely it is that the question is of the area of an intent; of the intent alone where that has none. */
function likelihoodOfArea(intent: Intent, likely: readonly number[]): number {
  const area = usualArea(intent);
  return INTENTS.reduce(
    (sum, one, at) => (one === intent || (area !== null && usualArea(one) === area) ? sum + likely[at]! : sum),
    0,
  );
}
