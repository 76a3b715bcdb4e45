/** The 78 cards of the tarot: 22 Majors in Waite's order (Strength VIII, Justice XI), 56 Minors. */
export const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const;
export type Suit = (typeof SUITS)[number];

export const ELEMENTS = ['fire', 'water', 'air', 'earth'] as const;
export type Element = (typeof ELEMENTS)[number];

/** Ace to Ten as 1..10, then Page, Knight, Queen, King. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'P', 'N', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

const PREFIX = { wands: 'wan', cups: 'cup', swords: 'swo', pentacles: 'pen' } as const;
export const SUIT_ELEMENT: Record<Suit, Element> = {
  wands: 'fire',
  cups: 'water',
  swords: 'air',
  pentacles: 'earth',
};

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export type MajorId = `maj0${Digit}` | `maj1${Digit}` | 'maj20' | 'maj21';
export type MinorId =
  `${(typeof PREFIX)[Suit]}${'01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | 'P' | 'N' | 'Q' | 'K'}`;
export type TarotId = MajorId | MinorId;

export interface Major {
  id: MajorId;
  arcana: 'major';
  number: number;
  element: Element;
  /** Golden Dawn attribution: a planet or a sign. */
  attribution: string;
}
export interface Minor {
  id: MinorId;
  arcana: 'minor';
  suit: Suit;
  rank: Rank;
  element: Element;
}
export type TarotCard = Major | Minor;

const ATTRIBUTIONS: [string, Element][] = [
  ['uranus', 'air'],
  ['mercury', 'air'],
  ['moon', 'water'],
  ['venus', 'earth'],
  ['aries', 'fire'],
  ['taurus', 'earth'],
  ['gemini', 'air'],
  ['cancer', 'water'],
  ['leo', 'fire'],
  ['virgo', 'earth'],
  ['jupiter', 'fire'],
  ['libra', 'air'],
  ['neptune', 'water'],
  ['scorpio', 'water'],
  ['sagittarius', 'fire'],
  ['capricorn', 'earth'],
  ['mars', 'fire'],
  ['aquarius', 'air'],
  ['pisces', 'water'],
  ['sun', 'fire'],
  ['pluto', 'fire'],
  ['saturn', 'earth'],
];

export const MAJORS: readonly Major[] = ATTRIBUTIONS.map(([attribution, element], number) => ({
  id: `maj${String(number).padStart(2, '0')}` as MajorId,
  arcana: 'major',
  number,
  element,
  attribution,
}));

export const MINORS: readonly Minor[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => ({
    id: `${PREFIX[suit]}${typeof rank === 'number' ? String(rank).padStart(2, '0') : rank}` as MinorId,
    arcana: 'minor' as const,
    suit,
    rank,
    element: SUIT_ELEMENT[suit],
  })),
);

export const TAROT: readonly TarotCard[] = [...MAJORS, ...MINORS];
const BY_ID = new Map<string, TarotCard>(TAROT.map((card) => [card.id, card]));

/** Whether a text is the id of one of the 78 cards. */
export function isTarotId(id: string): id is TarotId {
  return BY_ID.has(id);
}

/** @throws RangeError for an id that is no tarot card. */
export function tarotCard(id: string): TarotCard {
  const card = BY_ID.get(id);
  if (!card) throw new RangeError(`no tarot card ${id}`);
  return card;
}
