import { type Kind, kindOf, type Manners } from '../../../domain/lenormand/reading/manners.ts';
import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { COUNSEL } from './counsel.ts';
import { ADDED, OF_JOYS, OF_PEOPLE, OF_TROUBLES, THIS } from './manners.ts';

/** How Chinese joins cards: attribute before noun; what the third card does follows after a comma. */
const isYou = ({ role }: Spoken) => role === 'me';
const isPartner = ({ role }: Spoken) => role === 'partner';
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || isPartner(card);
/** A patron and a friend are people too, though other cards do not speak of them as of the two chief persons. */
const isSomeone = (card: Spoken) => isPerson(card) || card.number === 15 || card.number === 18;
const attribute = (adjective: string) => `${adjective.replace(/的$/, '')}的`;

const MANNERS: Readonly<Partial<Record<Kind, Manners>>> = {
  person: OF_PEOPLE,
  trouble: OF_TROUBLES,
  joy: OF_JOYS,
};
/** Any card can be taken for the partner. */
const kind = (card: Spoken) => (isPerson(card) ? 'person' : kindOf(card.number));

/** A card as it is said of the first one. */
const sayOf = (first: Spoken, other: Spoken): Spoken =>
  isPerson(other) || isYou(other) ? other : { ...other, ...MANNERS[kind(first)]?.[other.number] };

/** What one does about it, after a comma; what touches the partner is for the two to settle. */
const counsel = (first: Spoken, second: Spoken) => {
  const told = isYou(second) || isPartner(second) ? undefined : COUNSEL[kind(first)][second.number];
  return told === undefined ? '' : `，${told}`;
};

/** The matter at hand, as the subject of a sentence. */
const subject = (card: Spoken) =>
  isYou(card) || isPerson(card) ? card.noun : `${THIS[card.number] ?? ''}${card.noun}`;

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || isPartner(card) ? card.noun : `「${card.name}」`);

export const list = (cards: readonly Spoken[]) => joined(cards.map(called));

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}和${words.at(-1)}`;

/** The first card as the second one colours it; of two persons neither colours the other. */
const describe = (first: Spoken, second: Spoken, noun: string): string =>
  isPerson(first) && isPerson(second)
    ? `${noun}和${second.noun}`
    : `${attribute(sayOf(first, second).adjective)}${noun}`;

/** What the cards stand for, one after the other. */
export const matter: LenormandPhrases['matter'] = (cards) => joined(cards.map(({ noun }) => noun));

export const inTurn: LenormandPhrases['inTurn'] = { names: list, next: (text) => text };

/** Two cards as readers write them down before they say what they mean. */
const both = (first: Spoken, second: Spoken) =>
  [first, second].map((card) => (called(card) === card.noun ? card.noun : card.name)).join('＋');

export const namedPair: LenormandPhrases['namedPair'] = (first, second, text) => `${both(first, second)}：${text}`;

export const pair: LenormandPhrases['pair'] = (first, second, form, brief, alone) => {
  const unsaid = form === 'adjective' && (isSomeone(first) || isPartner(second));
  const able = unsaid ? (isSomeone(first) && isPerson(second) ? 'noun' : 'verb') : form;
  // An attribute alone is no sentence: it needs what one does about it.
  const asked = brief && able === 'adjective' ? (alone ? 'verb' : 'noun') : able;
  const text = `${said()}${brief ? '' : counsel(first, second)}。`;
  return alone ? `${both(first, second)}：${text}` : text;

  function said(): string {
    // The partner was named before the colon.
    const who = alone && isPartner(first) ? '' : subject(first);
    if (asked === 'verb') return `${who}${sayOf(first, second).verb}`;
    const lead = alone ? '' : `說到${subject(first)}，`;
    if (asked === 'noun') return lead + (isPerson(second) ? `少不了${second.noun}` : ADDED[second.number]);
    return `${alone ? '' : '這是'}${describe(first, second, first.noun)}`;
  }
};
