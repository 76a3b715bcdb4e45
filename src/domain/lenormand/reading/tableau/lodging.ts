import { cardsAtHome, exchanges, houseChain, lodgingOf } from '../../houses.ts';
import type { LenormandPart, LenormandSentence, Narrator } from '../narrator.ts';
import { cardsOfQuestion } from './question.ts';
import type { Table } from './table.ts';

const LONGEST = 6;

/** In whose houses the cards of the question lie, and who lies in the house of the person. */
export function housesLens(table: Table): LenormandPart[] {
  const { laid, cast, at, choose } = table;
  const narrator = table.narrator();
  const { say, part, phrases, speak } = narrator;
  const cards = cardsOfQuestion(table).filter((card) => lodgingOf(laid, card).house !== card);
  const guest = at(cast.me);
  return part(
    'houses',
    [...cards.map((card) => table.placeOf(card)), cast.me],
    [
      ...cards.map((card) => houseSentences(table, narrator, card)),
      guest === cast.me || cards.includes(guest)
        ? []
        : say(choose(phrases.tableau.guest)(speak(guest)), 'house', [guest, cast.me]),
    ],
  );
}

/** From the house of the person's own card from house to house, until the chain comes back. */
export function chainLens({ laid, cast, narrator, placeOf, choose }: Table): LenormandPart[] {
  const chain = houseChain(laid, cast.me).map(({ card }) => card);
  const met = chain.filter((card) => card !== cast.me);
  if (met.length === 0) return [];
  const { say, pair, part, phrases, speak } = narrator();
  const shown = met.slice(0, LONGEST);
  return part('chain', shown.map(placeOf), [
    say(choose(phrases.tableau.chain)(shown.map(speak), met.length === shown.length), 'chain', [cast.me, ...shown]),
    shown.length > 1 ? pair(shown[0]!, shown[1]!, 'alone') : [],
  ]);
}

/** Cards that lie in each other's houses. */
export function exchangesLens({ laid, cast, narrator, placeOf, choose }: Table): LenormandPart[] {
  const { say, pair, part, phrases, speak } = narrator();
  const found = exchanges(laid).filter((two) => !two.includes(cast.me));
  return part(
    'exchanges',
    found.flat().map(placeOf),
    found.map(([one, other]) => [
      ...say(choose(phrases.tableau.exchange)(speak(one), speak(other)), 'exchange', [one, other]),
      ...pair(one, other),
    ]),
  );
}

/** Cards in the houses of their own names. */
export function atHomeLens({ laid, cast, narrator, placeOf, choose }: Table): LenormandPart[] {
  const { say, whole, part, phrases, speak, words } = narrator();
  const found = cardsAtHome(laid).filter((card) => card !== cast.me && card !== cast.partner);
  return part(
    'atHome',
    found.map(placeOf),
    found.map((card) => [
      ...say(choose(phrases.tableau.atHome)(speak(card)), 'atHome', [card]),
      ...whole(words(card).gist, 'gist', card),
    ]),
  );
}

/** In whose house a card lies and what that does to it; nothing where another lens told it. */
export function houseSentences({ laid, cast, choose }: Table, narrator: Narrator, card: number): LenormandSentence[] {
  const { say, whole, phrases, speak, words } = narrator;
  const { house } = lodgingOf(laid, card);
  const { house: ofAnother, myHouse, ownHouse, atHome, meAtHome } = phrases.tableau;
  if (house === card) {
    return say(card === cast.me ? choose(meAtHome) : choose(atHome)(speak(card)), 'atHome', [card]);
  }
  const person = house === cast.me || house === cast.partner;
  const effect = person ? [] : whole(words(house).house, 'house', house);
  if (!person && effect.length === 0) return [];
  const lies =
    card === cast.me
      ? choose(ownHouse)(speak(house))
      : house === cast.me
        ? choose(myHouse)(speak(card))
        : choose(ofAnother)(speak(card), speak(house));
  return [...say(lies, 'house', [card, house]), ...effect];
}
