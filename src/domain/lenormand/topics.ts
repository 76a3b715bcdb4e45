/** The subjects a tableau is asked about; each has its own cards. */
export const SUBJECTS = ['health', 'home', 'love', 'money', 'work', 'talk', 'travel'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Work is the Anchor's or the Fox's: schools differ, and the reader chooses once. */
export type WorkSchool = 'anchor' | 'fox';

/** The topic cards of a subject, the leading one first. */
export function topicCards(subject: Subject, school: WorkSchool = 'anchor'): readonly number[] {
  if (subject === 'work') return school === 'fox' ? [14, 35] : [35, 14];
  return CARDS[subject];
}

/** The subjects a card leads or serves, in the order of `SUBJECTS`. */
export function subjectsOf(card: number): Subject[] {
  return SUBJECTS.filter((subject) => topicCards(subject).includes(card));
}

const CARDS: Readonly<Record<Exclude<Subject, 'work'>, readonly number[]>> = {
  health: [5],
  home: [4],
  love: [24, 25],
  money: [34, 15],
  talk: [12, 27],
  travel: [3],
};
