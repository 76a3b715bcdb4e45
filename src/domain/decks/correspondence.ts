import { PLANETS } from '../sky/planets.ts';
import { SIGNS, type Sign } from '../sky/sign.ts';
import { type Element, type TarotCard, tarotCard } from './tarot.ts';

export type Planet = (typeof PLANETS)[number];

/** What a card answers to in the sky; courts and Aces answer to their element alone. */
export interface Correspondence {
  element: Element;
  planet?: Planet;
  sign?: Sign;
}

/** The rulers of the thirty-six decans in turn, from the first ten degrees of Aries on (the Chaldean order). */
const DECAN_RULERS: readonly Planet[] = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'];

/**
 * The Golden Dawn's attribution: a Major has a planet or a sign, the Two to the Ten of a suit have a planet in a third of
 * a sign of their element, cardinal signs first. Three Majors have the planets found since. @throws RangeError for an id
 * that is no tarot card
 */
export function correspondenceOf(id: string): Correspondence {
  const card = tarotCard(id);
  return { element: card.element, ...inSky(card) };
}

function inSky(card: TarotCard): Pick<Correspondence, 'planet' | 'sign'> {
  if (card.arcana === 'major') {
    const sign = SIGNS.find((one) => one === card.attribution);
    return sign ? { sign } : { planet: PLANETS.find((one) => one.toLowerCase() === card.attribution)! };
  }
  if (typeof card.rank !== 'number' || card.rank === 1) return {};
  const manner = Math.floor((card.rank - 2) / 3);
  const sign = SIGNS[SIGNS_OF[card.element][manner]!]!;
  const decan = SIGNS.indexOf(sign) * 3 + ((card.rank - 2) % 3);
  return { planet: DECAN_RULERS[decan % DECAN_RULERS.length]!, sign };
}

/** The cardinal, the fixed and the mutable sign of an element. */
const SIGNS_OF: Record<Element, readonly number[]> = {
  fire: [0, 4, 8],
  water: [3, 7, 11],
  air: [6, 10, 2],
  earth: [9, 1, 5],
};
