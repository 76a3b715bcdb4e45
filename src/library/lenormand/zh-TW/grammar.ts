import { type Kind, kindOf, type Manners } from '../../../domain/lenormand/reading/manners.ts';
import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { COUNSEL } from './counsel.ts';
import { ADDED, OF_JOYS, OF_PEOPLE, OF_TROUBLES, THIS } from './manners.ts';

/** How Chinese joins cards: attribute before noun; what the third card does follows after a comma. */
const isYou = ({ noun }: Spoken) => noun === '你';
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || card.noun === '另一半';
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
  const told = isYou(second) || second.noun === '另一半' ? undefined : COUNSEL[kind(first)][second.number];
  return told === undefined ? '' : `，${told}`;
};

/** The matter at hand, as the subject of a sentence. */
const subject = (card: Spoken) =>
  isYou(card) || isPerson(card) ? card.noun : `${THIS[card.number] ?? ''}${card.noun}`;

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || card.noun === '另一半' ? card.noun : `「${card.name}」`);

export function list(cards: readonly Spoken[]): string {
  const names = cards.map(called);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}和${names.at(-1)}`;
}

/** The first card as the second one colours it; of two persons neither colours the other. */
const describe = (first: Spoken, second: Spoken, noun: string): string =>
  isPerson(first) && isPerson(second)
    ? `${noun}和${second.noun}`
    : `${attribute(sayOf(first, second).adjective)}${noun}`;

export const matter: LenormandPhrases['matter'] = ([first, second, third], end) => {
  if (!first) return '';
  if (!second) return first.noun;
  if (isYou(first)) {
    const met = third ? `${attribute(sayOf(second, third).adjective)}${second.noun}` : second.noun;
    return isPerson(second) ? `你和${met}` : `你碰上的${met}`;
  }
  const described = describe(first, second, first.noun);
  if (!third) return described;
  if (end !== 'noun') return `${described}，${sayOf(first, third).verb}`;
  const there = isPerson(third) || isYou(third) ? '身上' : '上';
  return `${described}，最後落到${third.noun}${there}`;
};

/** Without full stop. */
export const clauseOf = (first: Spoken, second: Spoken, third: Spoken): string =>
  isYou(first)
    ? `你遇上${second.noun}，${third.verb}`
    : `${describe(first, second, subject(first))}${sayOf(first, third).verb}`;

export const clause: LenormandPhrases['clause'] = (...cards) => `${clauseOf(...cards)}。`;

/** Two cards as readers write them down before they say what they mean. */
const both = (first: Spoken, second: Spoken) =>
  [first, second].map((card) => (called(card) === card.noun ? card.noun : card.name)).join('＋');

export const namedPair: LenormandPhrases['namedPair'] = (first, second, text) => `${both(first, second)}：${text}`;

export const pair: LenormandPhrases['pair'] = (first, second, form, brief, alone) => {
  const unsaid = form === 'adjective' && (isSomeone(first) || second.noun === '另一半');
  const able = unsaid ? (isSomeone(first) && isPerson(second) ? 'noun' : 'verb') : form;
  // An attribute alone is no sentence: it needs what one does about it.
  const asked = brief && able === 'adjective' ? (alone ? 'verb' : 'noun') : able;
  const text = `${said()}${brief ? '' : counsel(first, second)}。`;
  return alone ? `${both(first, second)}：${text}` : text;

  function said(): string {
    // The partner was named before the colon.
    const who = alone && first.noun === '另一半' ? '' : subject(first);
    if (asked === 'verb') return `${who}${sayOf(first, second).verb}`;
    const lead = alone ? '' : `說到${subject(first)}，`;
    if (asked === 'noun') return lead + (isPerson(second) ? `少不了${second.noun}` : ADDED[second.number]);
    return `${alone ? '' : '這是'}${matter([first, second])}`;
  }
};
