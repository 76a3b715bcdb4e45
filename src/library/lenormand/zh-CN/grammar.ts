import { mannersOf } from '../../../domain/lenormand/reading/manners.ts';
import type { LenormandPhrases, Spoken } from '../../../domain/lenormand/reading/texts.ts';
import { OF_JOYS, OF_PEOPLE, OF_TROUBLES, THIS } from './manners.ts';

/** How Chinese joins cards: attribute before noun; what the third card does follows after a comma. */
const isYou = ({ noun }: Spoken) => noun === '你';
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || card.noun === '伴侣';
/** A patron and a friend are people too, though other cards do not speak of them as of the two chief persons. */
const isSomeone = (card: Spoken) => isPerson(card) || card.number === 15 || card.number === 18;
const attribute = (adjective: string) => `${adjective.replace(/的$/, '')}的`;

/** A card as it is said of the first one. */
const sayOf = (first: Spoken, other: Spoken): Spoken =>
  isPerson(other) || isYou(other)
    ? other
    : {
        ...other,
        ...(isSomeone(first) ? OF_PEOPLE : mannersOf(first.number, { troubles: OF_TROUBLES, joys: OF_JOYS }))?.[
          other.number
        ],
      };

/** The matter at hand, as the subject of a sentence. */
const subject = (card: Spoken) =>
  isYou(card) || isPerson(card) ? card.noun : `${THIS[card.number] ?? ''}${card.noun}`;

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || card.noun === '伴侣' ? card.noun : `“${card.name}”`);

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
  if (isYou(first)) return `你和${third ? `${attribute(sayOf(second, third).adjective)}${second.noun}` : second.noun}`;
  const described = describe(first, second, first.noun);
  if (!third) return described;
  if (end !== 'noun') return `${described}，${sayOf(first, third).verb}`;
  const there = isPerson(third) || isYou(third) ? '身上' : '上';
  return `${described}，最后落在${third.noun}${there}`;
};

/** Without full stop. */
export const clauseOf = (first: Spoken, second: Spoken, third: Spoken): string =>
  isYou(first)
    ? `你碰上${second.noun}，${third.verb}`
    : `${describe(first, second, subject(first))}${sayOf(first, third).verb}`;

export const clause: LenormandPhrases['clause'] = (...cards) => `${clauseOf(...cards)}。`;

/** Two cards that face each other. */
const FACED = [
  (one: string, other: string) => `说起${one}，就绕不开${other}。`,
  (one: string, other: string) => `${one}和${other}，得放在一块儿想。`,
  (one: string, other: string) => `一头是${one}，一头是${other}，哪头都落不下。`,
];

const JOINED = [
  (one: string, other: string, told: string) => `${one}碰上${other}，就成了${told}。`,
  (one: string, other: string, told: string) => `${one}加上${other}，说的是${told}。`,
  (one: string, other: string, told: string) => `${one}配上${other}，讲的是${told}。`,
];

export const pair: LenormandPhrases['pair'] = (first, second, form) => {
  const turn = (first.number + second.number) % 3;
  const unsaid = form === 'adjective' && isSomeone(first);
  const asked = unsaid ? (isPerson(second) ? 'noun' : 'verb') : form;
  if (asked === 'verb') return `${subject(first)}${sayOf(first, second).verb}。`;
  if (asked === 'noun') return FACED[turn]!(first.noun, second.noun);
  return JOINED[turn]!(called(first), called(second), matter([first, second]));
};
