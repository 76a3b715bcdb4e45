import { STEP, type Weights } from '../../../../src/domain/question/matter/weights.ts';
import { INTENTS } from '../../../../src/domain/question/matter-kinds.ts';
import type { Example } from './corpus.ts';

/** The tables that the app loads. */
export interface Tables {
  rules: Weights;
  en: Weights;
  zh: Weights;
}

const KINDS = INTENTS.length;
/** Rounds over all examples, and those after all weights but the telling ones were taken away. */
const ROUNDS = 6;
const ROUNDS_AFTER = 4;
const RATE = 0.125;
/** How far a weight is drawn back to where it began, in a whole round. */
const DRAWN_BACK = 0.15;
/** How much of each label is taken for chance. */
const DOUBT = 0.02;
/** With how much the lexicon's own weight for an intent begins. */
const TRUST = 3;
/** Runs that stand in fewer examples teach nothing. */
const LEAST_SEEN = 2;
/** Weights of less are left away, by table, and of the others all but the largest few of a run. */
const TELLING: Readonly<Record<keyof Tables, number>> = { rules: 0.5, en: 0.447, zh: 0.476 };
const TELLING_MOST = 4;
const SEED = 7;

interface Sample {
  features: Int32Array;
  values: Float32Array;
  intent: number;
  weight: number;
}

/** Learns the weights by multinomial logistic regression; the same examples always give the same tables. */
export function train(examples: readonly Example[]): Tables {
  const names = namesOf(examples);
  const samples = examples.map((example) => sampleOf(example, names));
  const model = new Model([...names.keys()], samples);
  model.learn(samples, ROUNDS);
  model.keepTelling();
  model.learn(samples, ROUNDS_AFTER);
  return model.tables();
}

/** The features that are seen often enough, with a place for each. */
function namesOf(examples: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.grams.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
    for (const name of features.rules.keys()) seen.set(name, isRule(name) ? LEAST_SEEN : (seen.get(name) ?? 0) + 1);
  }
  const names = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  return new Map(names.sort((a, b) => (a < b ? -1 : 1)).map((name, place) => [name, place]));
}

function sampleOf({ features, intent, weight }: Example, names: ReadonlyMap<string, number>): Sample {
  const known = [...features.grams, ...features.rules].filter(([name]) => names.has(name));
  return {
    features: Int32Array.from(known, ([name]) => names.get(name)!),
    values: Float32Array.from(known, ([, value]) => value),
    intent,
    weight,
  };
}

class Model {
  private readonly names: readonly string[];
  private readonly weights: Float32Array;
  private readonly first: Float32Array;
  private readonly steps: Float32Array;
  private readonly drawn: Float32Array;
  private telling: Uint8Array | null = null;
  private chance = SEED;

  constructor(names: readonly string[], samples: readonly Sample[]) {
    this.names = names;
    this.weights = new Float32Array(names.length * KINDS);
    this.first = new Float32Array(names.length * KINDS);
    this.steps = new Float32Array(names.length * KINDS).fill(0.05);
    this.drawn = new Float32Array(names.length);
    for (const { features } of samples) for (const feature of features) this.drawn[feature]! += 1;
    this.drawn.forEach((count, feature) => {
      this.drawn[feature] = DRAWN_BACK / Math.max(1, count);
    });
    names.forEach((name, feature) => {
      const intent = INTENTS.findIndex((one) => name === `words:${one}`);
      if (intent >= 0) this.first[feature * KINDS + intent] = TRUST;
    });
    this.weights.set(this.first);
  }

  learn(samples: readonly Sample[], rounds: number): void {
    const order = samples.map((_, place) => place);
    const odds = new Float32Array(KINDS);
    for (let round = 0; round < rounds; round++) {
      for (let at = order.length - 1; at > 0; at--) {
        const other = this.random(at + 1);
        [order[at], order[other]] = [order[other]!, order[at]!];
      }
      for (const place of order) this.step(samples[place]!, odds);
    }
  }

  /** Takes away the weights that say little; the others have to say it without them. */
  keepTelling(): void {
    const telling = new Uint8Array(this.weights.length);
    this.names.forEach((name, feature) => {
      const row = this.weights.subarray(feature * KINDS, (feature + 1) * KINDS);
      const rule = isRule(name);
      const least = TELLING[tableFor(name)];
      const middle = [...row].sort((a, b) => a - b)[KINDS >> 1]!;
      const largest = [...row.keys()].sort((a, b) => Math.abs(row[b]! - middle) - Math.abs(row[a]! - middle));
      const kept = new Set(rule ? largest : largest.slice(0, TELLING_MOST));
      for (let kind = 0; kind < KINDS; kind++) {
        row[kind] = row[kind]! - middle;
        if (kept.has(kind) && (rule || Math.abs(row[kind]!) >= least)) telling[feature * KINDS + kind] = 1;
        else row[kind] = 0;
      }
      if (!rule) this.first.fill(0, feature * KINDS, (feature + 1) * KINDS);
    });
    this.telling = telling;
    this.steps.fill(0.3);
  }

  tables(): Tables {
    const tables = { rules: new Map(), en: new Map(), zh: new Map() } as Record<keyof Tables, Map<string, number[]>>;
    this.names.forEach((name, feature) => {
      const pairs: number[] = [];
      const row = this.weights.subarray(feature * KINDS, (feature + 1) * KINDS);
      row.forEach((weight, kind) => {
        const count = Math.round(weight / STEP);
        if (count !== 0) pairs.push(kind, count);
      });
      if (pairs.length > 0) tables[tableFor(name)].set(name, pairs);
    });
    return tables;
  }

  private step({ features, values, intent, weight }: Sample, odds: Float32Array): void {
    this.likelihoods(features, values, odds);
    for (let kind = 0; kind < KINDS; kind++) {
      const meant = (kind === intent ? 1 - DOUBT : 0) + DOUBT / KINDS;
      odds[kind] = (odds[kind]! - meant) * weight;
    }
    features.forEach((feature, at) => {
      const value = values[at]!;
      const drawn = this.drawn[feature]!;
      for (let kind = 0; kind < KINDS; kind++) {
        const place = feature * KINDS + kind;
        if (this.telling && this.telling[place] === 0) continue;
        const slope = odds[kind]! * value + drawn * (this.weights[place]! - this.first[place]!);
        this.steps[place]! += slope * slope;
        this.weights[place]! -= (RATE * slope) / Math.sqrt(this.steps[place]!);
      }
    });
  }

  private likelihoods(features: Int32Array, values: Float32Array, odds: Float32Array): void {
    odds.fill(0);
    features.forEach((feature, at) => {
      for (let kind = 0; kind < KINDS; kind++) odds[kind]! += this.weights[feature * KINDS + kind]! * values[at]!;
    });
    const most = Math.max(...odds);
    let all = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      odds[kind] = Math.exp(odds[kind]! - most);
      all += odds[kind]!;
    }
    for (let kind = 0; kind < KINDS; kind++) odds[kind]! /= all;
  }

  /** A whole number below `end`, always the same after the same seed. */
  private random(end: number): number {
    this.chance = (Math.imul(this.chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.chance / 2 ** 32) * end);
  }
}

/** What the rules find is named with a colon, and two of them together with another sign. */
const isRule = (name: string) => name.includes(':');
const isPair = (name: string) => /[+>]/.test(name);

/** Signs of anybody and of numbers belong to no script. */
function tableFor(name: string): keyof Tables {
  if (isRule(name) || isPair(name)) return 'rules';
  return HAN.test(name) ? 'zh' : /[a-z]/.test(name) ? 'en' : 'rules';
}

const HAN = /[\p{Script=Han}\p{Script=Bopomofo}]/u;
