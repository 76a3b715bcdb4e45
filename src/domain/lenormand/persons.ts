import { LENORMAND } from '../decks/lenormand.ts';
import { PICTURE_SIDES, type Side } from './facing.ts';

export const MAN = 28;
export const WOMAN = 29;

/** Who is who on a table, settled before the cards are laid. */
export interface Cast {
  /** The significator: the person asking. */
  readonly me: number;
  /** The partner, only where it was said beforehand. */
  readonly partner: number | null;
  /** The person cards left over: somebody else, and nobody in particular. */
  readonly others: readonly number[];
  /** Cards taken for a person, so that their own meaning is lost on this table. */
  readonly taken: readonly number[];
}

/**
 * Settles the persons. Either person card may be the one asking, whatever their sex, and so may any card.
 * The other person card is nobody's partner unless named so. Throws RangeError for a card outside 1 to 36 or one card
 * for two people.
 */
export function castPersons(me: number, partner: number | null = null): Cast {
  for (const card of [me, partner]) {
    if (card !== null && (!Number.isInteger(card) || card < 1 || card > 36)) {
      throw new RangeError(`no card ${String(card)}`);
    }
  }
  if (me === partner) throw new RangeError('one card cannot stand for two people');
  const named = partner === null ? [me] : [me, partner];
  return {
    me,
    partner,
    others: [MAN, WOMAN].filter((card) => !named.includes(card)),
    taken: named.filter((card) => card !== MAN && card !== WOMAN),
  };
}

/** Where a person card looks, in our own pictures; null for a card with no gaze. */
export function gazeOf(card: number): Side | null {
  if (card === MAN) return PICTURE_SIDES.manLooks;
  return card === WOMAN ? PICTURE_SIDES.womanLooks : null;
}

/**
 * People that cards beside 28 and 29 are commonly taken for: guest, family, rival, child, colleague, superior, mother,
 * friend, elder. Schools differ, so a reading offers them and never insists.
 */
export const COMMON_PEOPLE = {
  1: 'guest',
  4: 'family',
  7: 'rival',
  13: 'child',
  14: 'colleague',
  15: 'superior',
  17: 'mother',
  18: 'friend',
  30: 'elder',
} as const satisfies Record<number, string>;

/** Cards with a king, queen or jack as inset, which may describe people. Sorted. */
export function courtCards(): number[] {
  return LENORMAND.filter((card) => 'KQJ'.includes(card.inset[0])).map((card) => card.number);
}
