import { type Kind, kindOf, type Manners } from '../../../domain/lenormand/reading/manners.ts';
import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { LenormandPhrases } from '../../../domain/lenormand/reading/texts.ts';
import { COUNSEL } from './counsel.ts';
import { OF_JOYS, OF_LASTING, OF_PEOPLE, OF_TROUBLES, THIS } from './manners.ts';

/** How Chinese joins cards: attribute before noun; what the third card does follows after a comma. */
const isYou = ({ noun }: Spoken) => noun === '你';
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || card.noun === '伴侣';
const attribute = (adjective: string) => `${adjective.replace(/的$/, '')}的`;

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
  isYou(second) || second.noun === '伴侣' ? undefined : COUNSEL[kind(first)][second.number];

/** The matter at hand, as the subject of a sentence. */
const subject = (card: Spoken) =>
  isYou(card) || isPerson(card) ? card.noun : `${THIS[card.number] ?? ''}${card.noun}`;

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || card.noun === '伴侣' ? card.noun : `“${card.name}”`);

export function list(cards: readonly Spoken[]): string {
  const names = cards.map(called);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}和${names.at(-1)}`;
}

/** The first card as the second one colours it, the word that points at it in front; of two persons neither colours
 * the other. */
function describe(first: Spoken, second: Spoken, pointing = ''): string {
  const { noun } = first;
  if (isPerson(first) && isPerson(second)) return `${noun}和${second.noun}`;
  const told = attribute(sayOf(first, second).adjective);
  if (isPerson(second) || isYou(second)) return `${told}${pointing}${noun}`;
  return noun.startsWith('那位') ? `那位${told}${noun.slice(2)}` : `${pointing}${told}${noun}`;
}

export const matter: LenormandPhrases['matter'] = ([first, second, third], end) => {
  if (!first) return '';
  if (!second) return first.noun;
  if (isYou(first)) return `你和${third ? `${attribute(sayOf(second, third).adjective)}${second.noun}` : second.noun}`;
  const described = describe(first, second);
  if (!third) return described;
  if (end !== 'noun') return `${described}，${sayOf(first, third).verb}`;
  const there = isPerson(third) || isYou(third) ? '身上' : '上';
  return `${described}，最后落在${third.noun}${there}`;
};

/** As much as is said in one breath. */
const BREATH = 9;

/** Without full stop. */
export function clauseOf(first: Spoken, second: Spoken, third: Spoken): string {
  if (isYou(first)) return `你遇上${describe(second, third)}`;
  const described = describe(first, second, THIS[first.number]);
  return `${described}${described.length > BREATH ? '，' : ''}${sayOf(first, third).verb}`;
}

export const clause: LenormandPhrases['clause'] = (...cards) => `${clauseOf(...cards)}。`;

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
  `${called(first)}加${called(second)}：${text.replace(/^伴侣(?!和)/, '')}`;
