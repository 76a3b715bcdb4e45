import type { Intent, Matter, Person } from '../question/matter-kinds.ts';

/** The cards that stand for a matter, the first one before the others; where tradition names none, nothing. */
const OF_INTENT: Readonly<Partial<Record<Intent, readonly number[]>>> = {
  feelings: [24, 32],
  contact: [27, 12, 1],
  reconcile: [25, 24, 17],
  meet: [24, 20, 1],
  confess: [24, 27, 12],
  bond: [25, 24],
  commit: [25, 4],
  loyalty: [14, 7, 25],
  leave: [25, 22],
  offer: [27, 35, 33],
  change: [35, 17, 22],
  calling: [35, 33, 16],
  rise: [35, 17, 32],
  colleagues: [18, 14, 20],
  business: [34, 25, 15],
  exam: [26, 27, 33],
  study: [26, 5],
  money: [34, 15],
  purchase: [34, 4, 25],
  self: [32, 16],
  mood: [32, 30],
  family: [4, 5],
  friend: [18, 20],
  move: [3, 17, 4],
  health: [5],
  lost: [33, 14],
};

/** The cards commonly taken for whom a question names beside those who are loved; schools differ. */
const OF_PERSON: Readonly<Partial<Record<Person, number>>> = {
  boss: 15,
  colleague: 14,
  business: 34,
  friend: 18,
  animal: 18,
  child: 13,
  mother: 17,
  father: 15,
  parents: 4,
  sibling: 4,
  relative: 4,
  inlaw: 4,
};

/** The card of whom a question names; none for those who are loved. */
export function cardOfPerson(person: Person | null): number | undefined {
  return person === null ? undefined : OF_PERSON[person];
}

/** Of the cards that lie there, the one that stands for the matter: that of its person before those of the matter itself. */
export function topicAmong(cards: readonly number[], { intent, person }: Pick<Matter, 'intent' | 'person'>) {
  const ofPerson = intent === 'contact' ? undefined : cardOfPerson(person);
  const wanted = [...(ofPerson === undefined ? [] : [ofPerson]), ...(OF_INTENT[intent] ?? [])];
  return wanted.find((card) => cards.includes(card)) ?? null;
}
