import type { Form, Intent } from '../matter-kinds.ts';
import type { Clause } from './clauses.ts';
import { type Found, findIn } from './lexicon.ts';
import type { Peopled } from './person.ts';
import { BASE, GROUPS, RULES, SHIFTS } from './rules.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How much counts a clause that tells how things came to be. */
const BACKGROUND = 0.65;
/** What each further word for the same intent adds of its own weight. */
const FURTHER = 0.2;
/** What a longer phrase adds for each word beyond the first, each character beyond the second. */
const LONGER = 0.5;
/** How much of its weight an intent keeps that has moved to another, and how much the other gains. */
const KEPT = 0.3;
const CLOSER = 0.5;
/** From this weight something else than a time is asked. */
const SPEAKS = 3.5;
/** What the lexicon makes of a question. */
export interface Weighed {
  /** The intents that any word of the question speaks for, the heaviest first. */
  ranked: (readonly [Intent, number])[];
  /** The kinds of word that were found, each with how much its clause counts. */
  kinds: ReadonlyMap<string, number>;
}

/** Weighs what is found in a question. */
export function weighed(
  found: readonly Found[],
  { tokens, persons }: Peopled,
  clauses: readonly Clause[],
  form: Form,
): Weighed {
  const weightAt = clauseWeights(tokens.length, clauses);
  const cues = noCues();
  for (const one of found) cues.add(one.name, weightOf(one), weightAt[one.from]!);
  for (const { role, at } of persons) cues.add(`@${role}`, BASE[`@${role}`]?.[1] ?? 0, weightAt[at]!);
  const kinds = cues.clauses();
  cues.add(`form:${form}`, 0, 0);
  for (const [group, names] of Object.entries(GROUPS)) {
    const present = names.split(' ').filter((name) => cues.has(name));
    if (present.length > 0) cues.add(group, 0, Math.max(...present.map((name) => cues.clauseOf(name))));
  }
  const sums = new Map<Intent, number>();
  for (const [name, [intent]] of Object.entries(BASE)) {
    const weights = cues.all(name);
    if (weights.length === 0) continue;
    const [most = 0, ...rest] = weights.sort((a, b) => b - a);
    const sum = most + FURTHER * rest.slice(0, 3).reduce((total, weight) => total + weight, 0);
    const before = sums.get(intent) ?? 0;
    sums.set(intent, Math.max(before, sum) + FURTHER * Math.min(before, sum));
  }
  for (const { intent, weight, needs, without } of RULES) {
    if (needs.every((name) => cues.has(name)) && !without.some((name) => cues.has(name))) {
      sums.set(intent, (sums.get(intent) ?? 0) + weight * Math.max(...needs.map((name) => cues.clauseOf(name))));
    }
  }
  shift(sums, cues);
  // A time by itself asks how it will be only where nothing else is asked.
  const others = Math.max(0, ...[...sums].map(([intent, sum]) => (intent === 'outlook' ? 0 : sum)));
  if (!cues.has('outlook') && others >= SPEAKS) sums.delete('outlook');
  return { ranked: [...sums].sort((a, b) => b[1] - a[1]), kinds };
}

/** What is found where everybody is one token, and the longer words of which somebody is only a part: 要小孩, 炒老板. */
export function cuesIn(
  typed: readonly Token[],
  { tokens, placeOf }: Peopled,
  vocabularies: readonly Vocabulary[],
): Found[] {
  const words = vocabularies.map(({ topics }) => topics);
  const found = findIn(tokens, words);
  if (tokens.length === typed.length) return found;
  for (const one of findIn(typed, words)) {
    const places = [...new Set(one.places.map((place) => placeOf[place]!))];
    const whole = places.every((place) => {
      const size = placeOf.filter((other) => other === place).length;
      return size === 1 || one.places.filter((other) => placeOf[other] === place).length === size;
    });
    if (!whole || places.length < 2 || places.length === one.places.length) continue;
    found.push({ ...one, places, from: places[0]!, to: places.at(-1)! + 1 });
  }
  return found;
}

/** What is said of people who are no lovers, in words of love or of others, speaks of their own relation. */
function shift(sums: Map<Intent, number>, cues: Cues): void {
  if (cues.has('@love')) return;
  for (const { group, intent, soft, unless } of SHIFTS) {
    if (!cues.has(group) || unless.some((kind) => cues.has(kind))) continue;
    let moved = 0;
    for (const one of soft) {
      moved = Math.max(moved, sums.get(one) ?? 0);
      if (sums.has(one)) sums.set(one, sums.get(one)! * KEPT);
    }
    if (moved > 0) sums.set(intent, Math.max(sums.get(intent) ?? 0, moved) + CLOSER);
    return;
  }
}

function weightOf({ name, weight, length }: Found): number {
  return weight ?? (BASE[name]?.[1] ?? 0) + LONGER * length;
}

function clauseWeights(length: number, clauses: readonly Clause[]): number[] {
  const weights = new Array<number>(length).fill(1);
  if (!clauses.some(({ asks }) => asks)) return weights;
  for (const { from, to, asks } of clauses) if (!asks) weights.fill(BACKGROUND, from, to);
  return weights;
}

interface Cues {
  /** `clause` is how much the clause counts in which it stands. */
  add(name: string, weight: number, clause: number): void;
  has(name: string): boolean;
  all(name: string): number[];
  /** How much the clause counts in which a kind stands, the most where there are several. */
  clauseOf(name: string): number;
  /** That of every kind. */
  clauses(): ReadonlyMap<string, number>;
}

function noCues(): Cues {
  const byName = new Map<string, number[]>();
  const clauses = new Map<string, number>();
  const clauseOf = (name: string) => clauses.get(name) ?? 0;
  return {
    add(name, weight, clause) {
      byName.set(name, [...(byName.get(name) ?? []), weight * clause]);
      clauses.set(name, Math.max(clause, clauseOf(name)));
    },
    has: (name) => byName.has(name),
    all: (name) => byName.get(name) ?? [],
    clauseOf,
    clauses: () => new Map(clauses),
  };
}
