/** Coins for an AI reading, by the number of cards; the phone's word about a price is never asked. */
const AI_PRICES: readonly [upTo: number, coins: number][] = [
  [1, 6],
  [3, 10],
  [5, 15],
  [7, 20],
  [12, 28],
];
const AI_PRICE_OF_A_TABLE = 48;

/** Coins for a reading by a person: about half an hour for three cards. */
const PERSON_PRICES: readonly [upTo: number, coins: number][] = [
  [1, 38],
  [3, 68],
  [5, 98],
  [7, 128],
  [12, 168],
];
const PERSON_PRICE_OF_A_TABLE = 288;

/** A question to a birth chart, or a dream. */
export const MATTER_PRICE = 20;

export function personPrice(cards: number): number {
  return PERSON_PRICES.find(([upTo]) => cards <= upTo)?.[1] ?? PERSON_PRICE_OF_A_TABLE;
}

export function aiPrice(cards: number): number {
  return AI_PRICES.find(([upTo]) => cards <= upTo)?.[1] ?? AI_PRICE_OF_A_TABLE;
}
