import type { Intent } from '../../question/matter-kinds.ts';
import { type FieldOf, fieldOf } from './field.ts';

const LOVE = 'feelings contact reconcile meet confess bond commit loyalty leave';
const TRADE = 'offer change business';
const WORK = `${TRADE} calling rise colleagues`;
const CLOSE = 'family friend';

/** Where an intent names no area, an outlook on an area is read as these. */
const AS_IF: Readonly<Partial<Record<string, Intent>>> = {
  love: 'bond',
  work: 'rise',
  money: 'money',
  study: 'study',
  home: 'family',
  self: 'self',
};

/**
 * What a written pair takes for granted, by its letter, and in which matters it may therefore be said:
 * a nothing, b nothing and it may be said to somebody who grieves, n news and messages, p people who deal with each other,
 * l love, w a job, c contracts and authorities, m money, s lessons, h a dwelling, f a family, t a journey,
 * e how somebody feels; x several of these at once.
 */
const MATTERS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    a: `${LOVE} ${WORK} ${CLOSE} exam study money purchase self move`,
    b: `${LOVE} ${WORK} ${CLOSE} exam study money purchase self mood move`,
    n: `${LOVE} ${TRADE} ${CLOSE} rise colleagues exam`,
    p: `${LOVE} ${CLOSE} colleagues business`,
    l: LOVE,
    w: WORK.replace(' business', ''),
    c: `${TRADE} money purchase`,
    m: 'business money purchase',
    s: 'exam study',
    h: 'purchase move',
    f: 'family',
    t: 'move',
    e: 'self mood',
    x: '',
  }).map(([letter, intents]) => [letter, new Set(intents.split(' '))]),
);

/** Of a time ahead, or where nothing was asked, everything may be told but love and lessons. */
const NOT_IN_GENERAL = new Set(['l', 's']);

/** Whether a written pair of this letter may be said in a matter. */
export function isApt(letter: string, matter: FieldOf): boolean {
  const { intent } = matter;
  if (intent === 'family' && matter.parting) return letter === 'b';
  if (intent !== 'outlook' && intent !== 'open') return MATTERS[letter]?.has(intent) ?? false;
  const field = fieldOf(matter);
  return field === null ? !NOT_IN_GENERAL.has(letter) : (MATTERS[letter]?.has(AS_IF[field] ?? '') ?? false);
}
