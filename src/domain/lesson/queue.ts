import { dayOf } from '../day.ts';
import type { LessonCard } from './deck.ts';
import { isKnown, type Memory } from './memory.ts';

/** What is remembered of each card that was answered at least once. */
export type Memories = ReadonlyMap<string, Memory>;

/** What is remembered of one card, as it goes into a file. */
export interface CardMemory extends Memory {
  card: LessonCard;
}

/** The lesson of a day, in the order in which it is asked. */
export interface Lesson {
  /** Learnt on an earlier day and due; what has waited longest comes first. */
  due: readonly LessonCard[];
  /** Never seen, as many as the day still allows. */
  fresh: readonly LessonCard[];
  /** Not known a moment ago; the one that was answered first comes first. */
  again: readonly LessonCard[];
  /** How many cards of the deck are known. */
  known: number;
  /** How many cards were never seen, those of today included. */
  unseen: number;
  /** Once the lesson is over: the next day that a card learnt before is due, and how many are. */
  next: { day: string; count: number } | null;
}

/** The lesson of a deck on a day, from nothing but what is remembered. */
export function lessonOf(deck: readonly LessonCard[], memories: Memories, day: string, newADay: number): Lesson {
  const met = deck.filter((card) => memories.has(card));
  const of = (card: LessonCard) => memories.get(card)!;
  const waiting = met.filter((card) => of(card).dueOn <= day);
  const isAgain = (card: LessonCard) => dayOf(new Date(of(card).answeredAt)) === day;
  const due = waiting.filter((card) => !isAgain(card)).sort(by((card) => of(card).dueOn));
  const again = waiting.filter(isAgain).sort(by((card) => of(card).answeredAt));
  const begun = met.filter((card) => of(card).learntOn === day).length;
  const unseen = deck.filter((card) => !memories.has(card));
  const fresh = unseen.slice(0, Math.max(0, newADay - begun));
  const known = met.filter((card) => isKnown(of(card))).length;
  const over = due.length + fresh.length + again.length === 0;
  return { due, fresh, again, known, unseen: unseen.length, next: over ? nextDay(met.map(of), day) : null };
}

function nextDay(met: readonly Memory[], day: string): Lesson['next'] {
  const days = met.map(({ dueOn }) => dueOn).filter((dueOn) => dueOn > day);
  const first = days.reduce((least, one) => (least === '' || one < least ? one : least), '');
  return first ? { day: first, count: days.filter((one) => one === first).length } : null;
}

/** By a word of each; equals keep the order of the deck. */
function by(wordOf: (card: LessonCard) => string) {
  return (a: LessonCard, b: LessonCard) => (wordOf(a) < wordOf(b) ? -1 : wordOf(a) > wordOf(b) ? 1 : 0);
}
