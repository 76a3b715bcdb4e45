import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { TableauPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { agree, capital, list, the } from './grammar.ts';

/** The house of the Rider; the House has the fourth. */
const houseOf = (house: Spoken) =>
  house.number === 4 ? 'the fourth house, that of the House' : `the house of ${the(house)}`;

/** Which card lodges in whose house. */
export const houses: Pick<
  TableauPhrases,
  'house' | 'myHouse' | 'ownHouse' | 'guest' | 'chain' | 'exchange' | 'atHome' | 'meAtHome'
> = {
  house: [
    (card, house) => `${capital(the(card))} ${agree(card, 'lies', 'lie')} in ${houseOf(house)}.`,
    (card, house) => `In ${houseOf(house)} you find ${the(card)}.`,
    (card, house) => `${capital(houseOf(house))} has taken in ${the(card)}.`,
    (card, house) => `${capital(the(card))} ${agree(card, 'is', 'are')} lodged in ${houseOf(house)}.`,
    (card, house) => `${capital(the(card))} ${agree(card, 'has', 'have')} moved into ${houseOf(house)}.`,
  ],
  myHouse: [
    (card) => `${capital(the(card))} ${agree(card, 'lies', 'lie')} in your own house, which makes it your affair.`,
    (card) => `In your own house you find ${the(card)}: this one comes to you in person.`,
    (card) =>
      `${capital(the(card))} ${agree(card, 'has', 'have')} moved in with you, so the matter is yours to settle.`,
  ],
  ownHouse: [
    (house) => `You lie in ${houseOf(house)}.`,
    (house) => `Your card has come to lie in ${houseOf(house)}.`,
    (house) => `The house you live in on this table is that of ${the(house)}.`,
  ],
  guest: [
    (card) =>
      `In the house that bears your own number ${agree(card, 'sits', 'sit')} ${the(card)}, and with ${agree(card, 'it', 'them')} comes ${card.noun}.`,
    (card) => `Your own house has a visitor, ${the(card)}, bringing ${card.noun}.`,
    (card) => `Whoever rings at the house with your number is met by ${the(card)}: ${card.noun}.`,
  ],
  chain: [
    (cards, whole) =>
      `Go from house to house, beginning at your own, and you pass ${list(cards)}${
        whole ? ', until you are back where you lie' : ', and more beyond'
      }.`,
    (cards, whole) =>
      `From your own house the way leads past ${list(cards)}${whole ? ', and so home again' : ', and further still'}.`,
  ],
  exchange: [
    (first, second) => `${capital(the(first))} and ${the(second)} have changed houses and act for each other.`,
    (first, second) => `${capital(the(first))} and ${the(second)} each live in the other’s house.`,
  ],
  atHome: [
    (card) =>
      `${capital(the(card))} ${agree(card, 'is', 'are')} at home in the house of that name and ${agree(card, 'counts', 'count')} double.`,
    (card) =>
      `In the house of ${agree(card, 'its', 'their')} own number, ${the(card)} ${agree(card, 'carries', 'carry')} twice the weight.`,
    (card) =>
      `Nobody else lodges where ${the(card)} ${agree(card, 'lies', 'lie')}: the house is ${agree(card, 'its', 'their')} own.`,
  ],
  meAtHome: [
    'You lie in your own house, so this table is about you more than most.',
    'You are at home in the house of your own number, and the table speaks of you before all else.',
  ],
};
