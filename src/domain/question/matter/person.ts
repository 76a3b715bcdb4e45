import type { Language } from '../../language.ts';
import type { Intent, Person } from '../matter-kinds.ts';
import type { Clause } from './clauses.ts';
import { type Found, findIn, type Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Somebody whom the question names. */
export interface Somebody {
  /** A person, or `rival`, a third one between lovers, or `someone` or `pronoun`, nobody in particular. */
  role: Person | 'rival' | 'someone' | 'pronoun';
  /** Place among the tokens in which everybody is one token. */
  at: number;
}

/** A question in which everybody is one token, which bears the sign `@` of anybody. */
export interface Peopled {
  tokens: Token[];
  persons: Somebody[];
  /** The place of each typed token among these. */
  placeOf: number[];
}

/** Whether somebody’s somebody stands there: to make my partner happy is not to make partner. */
function isOwned(typed: readonly Token[], { from, to }: Found): boolean {
  return typed.slice(from, to).some(({ word }) => OWNERS.has(word));
}

/** Who stands in what was found, behind its first word. */
function behindFirst(typed: readonly Token[], { from, to }: Found, lexicons: readonly Lexicon[]): Found[] {
  const rest = findIn(typed.slice(from + 1, to), lexicons);
  return rest.map((one) => ({
    ...one,
    from: one.from + from + 1,
    to: one.to + from + 1,
    places: one.places.map((place) => place + from + 1),
  }));
}

const OWNERS: ReadonlySet<string> = new Set(['my', 'his', 'her', 'our', 'their', 'your']);

/** Everybody in a question. */
export function personsIn(typed: readonly Token[], language: Language, words: readonly Vocabulary[]): Peopled {
  const lexicons = words.map(({ persons }) => persons);
  const found = longest(
    findIn(typed, lexicons)
      .flatMap((one) => (one.name === 'nobody' && isOwned(typed, one) ? behindFirst(typed, one, lexicons) : [one]))
      .filter(({ places, from, to }) => typed[from]!.kind !== 'han' || places.length === to - from),
  );
  const tokens: Token[] = [];
  const persons: Somebody[] = [];
  const placeOf: number[] = [];
  let at = 0;
  for (const one of found) {
    while (at < one.from) placeOf.push(tokens.push(typed[at++]!) - 1);
    for (let place = one.from; place < one.to; place++) placeOf.push(tokens.length);
    const word = typed
      .slice(one.from, one.to)
      .map((token) => token.word)
      .join(typed[one.from]!.kind === 'han' ? '' : ' ');
    const role = OWN_SENSE[language]?.[word] ?? one.name;
    persons.push({ role: role as Somebody['role'], at: tokens.length });
    const first = typed[one.from]!;
    const forms = one.to - one.from === 1 ? first.forms : [word];
    tokens.push({ ...first, end: typed[one.to - 1]!.end, word, forms: ['@', `@${role}`, ...forms] });
    at = one.to;
  }
  while (at < typed.length) placeOf.push(tokens.push(typed[at++]!) - 1);
  return { tokens, persons, placeOf };
}

/** Words that mean somebody else in one language than in the others. */
const OWN_SENSE: Partial<Record<Language, Readonly<Record<string, Person>>>> = { 'zh-TW': { 爱人: 'partner' } };

/** Of what overlaps, the longest; what only looks like somebody is left out. */
function longest(found: readonly Found[]): Found[] {
  const best = [...found].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const taken: Found[] = [];
  for (const one of best) {
    if (!taken.some((other) => one.from < other.to && other.from < one.to)) taken.push(one);
  }
  return taken.filter(({ name }) => name !== 'nobody').sort((a, b) => a.from - b.from);
}

const LOVE = new Set<string>('feelings contact reconcile meet confess bond commit loyalty leave'.split(' '));
const KIN = new Set<string>('mother father parents child sibling inlaw relative animal'.split(' '));
const NEAR = new Set<string>('partner spouse crush ex'.split(' '));
/** Whom a question of this intent is about before anybody else. */
const FIRST: Partial<Record<Intent, readonly string[]>> = {
  reconcile: ['ex'],
  commit: ['partner', 'spouse', 'crush'],
  family: ['mother', 'father', 'parents', 'child', 'sibling', 'inlaw', 'relative'],
  friend: ['friend'],
  colleagues: ['boss', 'colleague'],
  business: ['business'],
  lost: ['animal'],
};

/** Of whom the question speaks, as far as it says who that is. */
export function personOf(persons: readonly Somebody[], clauses: readonly Clause[], intent: Intent): Person | null {
  const fits = persons.filter(({ role }) => {
    if (role === 'pronoun' || role === 'rival' || role === 'someone') return false;
    if (role === 'unmet') return intent === 'meet';
    return !(LOVE.has(intent) && KIN.has(role));
  });
  const asked = fits.filter(({ at }) => clauses.some(({ from, to, asks }) => asks && at >= from && at < to));
  const ordered = [...new Set([...asked, ...fits])];
  const first =
    ordered.find(({ role }) => FIRST[intent]?.includes(role)) ??
    (LOVE.has(intent) ? ordered.find(({ role }) => NEAR.has(role)) : undefined) ??
    ordered[0];
  if (first === undefined || (intent === 'meet' && !NEAR.has(first.role))) return intent === 'meet' ? 'unmet' : null;
  return first.role as Person;
}
