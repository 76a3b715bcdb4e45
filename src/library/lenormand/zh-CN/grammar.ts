import { type Kind, kindOf, type Manners } from '../../../domain/lenormand/reading/manners.ts';
import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { COUNSEL } from './counsel.ts';
import { OF_JOYS, OF_LASTING, OF_PEOPLE, OF_TROUBLES, THIS } from './manners.ts';

/** How Chinese joins cards: attribute before noun; what the third card does follows after a comma. */
const isYou = ({ role }: Spoken) => role === 'me';
const isPartner = ({ role }: Spoken) => role === 'partner';
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || isPartner(card);

const MANNERS: Readonly<Partial<Record<Kind, Manners>>> = {
  person: OF_PEOPLE,
  trouble: OF_TROUBLES,
  joy: OF_JOYS,
  lasting: OF_LASTING,
};
/** Any card can be taken for the partner. */
const kind = (card: Spoken) => (isPerson(card) ? 'person' : kindOf(card.number));

/** A card as it is said of the first one. */
const sayOf = (first: Spoken, other: Spoken): Spoken =>
  isPerson(other) || isYou(other) ? other : { ...other, ...MANNERS[kind(first)]?.[other.number] };

/** What one does about it; what touches the partner is for the two to settle. */
const counsel = (first: Spoken, second: Spoken) =>
  isYou(second) || isPartner(second) ? undefined : COUNSEL[kind(first)][second.number];

/** The matter at hand, as the subject of a sentence. */
const subject = (card: Spoken) =>
  isYou(card) || isPerson(card) ? card.noun : `${THIS[card.number] ?? ''}${card.noun}`;

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || isPartner(card) ? card.noun : `“${card.name}”`);

export const list = (cards: readonly Spoken[]) => joined(cards.map(called));

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}和${words.at(-1)}`;

/** What the cards stand for, one after the other. */
export const matter: LenormandPhrases['matter'] = (cards) => joined(cards.map(({ noun }) => noun));

export const inTurn: LenormandPhrases['inTurn'] = { names: list, next: (text) => text };

/** Two cards that face each other. */
const FACED = [
  (one: string, other: string) => `说起${one}，就绕不开${other}`,
  (one: string, other: string) => `${one}和${other}拴在一根绳上`,
  (one: string, other: string) => `一头是${one}，一头是${other}`,
];

export const pair: LenormandPhrases['pair'] = (first, second, form, brief, alone) => {
  const facing = form === 'noun' && (isPerson(second) || (brief && kind(first) !== 'person'));
  const { verb, adjective } = sayOf(first, second);
  const said = facing
    ? FACED[(first.number + second.number) % 3]!(first.noun, second.noun)
    : `${subject(first)}${form === 'verb' || isPerson(second) || isYou(second) ? verb : adjective}`;
  const advice = brief ? undefined : counsel(first, second);
  const told = `${said}${advice ? `${facing ? '；' : '，'}${advice}` : ''}。`;
  return alone ? namedPair!(first, second, told) : told;
};

/** A sentence about the partner need not name them again. */
export const namedPair: LenormandPhrases['namedPair'] = (first, second, text) =>
  `${called(first)}加${called(second)}：${isPartner(first) && text.startsWith(first.noun) && text[first.noun.length] !== '和' ? text.slice(first.noun.length) : text}`;
