import { cardAt, type Laid, placeOf } from './laid.ts';

/** A card in a house; the house bears the number of the card it is named after. */
export interface Lodging {
  readonly house: number;
  readonly card: number;
}

/** The house in which a card lies: position n is the house of card n. Throws RangeError for a foreign card. */
export function lodgingOf(table: Laid, card: number): Lodging {
  return { house: placeOf(table, card), card };
}

/**
 * The chain of houses from a card until it closes: look into the house named after it, go on to the house named
 * after the card found there, and so on; the last house is the one where the card itself lies.
 * Throws RangeError for a card that is not on the table.
 */
export function houseChain(table: Laid, card: number): Lodging[] {
  placeOf(table, card);
  const chain: Lodging[] = [];
  let house = card;
  do {
    const found = cardAt(table, house);
    chain.push({ house, card: found });
    house = found;
  } while (house !== card && chain.length < table.length);
  return chain;
}

/** Cards that lie in the house of their own name: their meaning is doubled. Sorted. */
export function cardsAtHome(table: Laid): number[] {
  return table.filter((card, index) => card === index + 1);
}

/** Pairs of cards that lie in each other's houses, the lower number first. */
export function exchanges(table: Laid): (readonly [number, number])[] {
  return table.flatMap((card, index) => {
    const house = index + 1;
    return house < card && cardAt(table, card) === house ? [[house, card] as const] : [];
  });
}
