import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { LenormandPhrases, Tone } from '../../../domain/lenormand/reading/texts.ts';

/** How Chinese joins cards. */
const isYou = ({ role }: Spoken) => role === 'me';
const isPartner = ({ role }: Spoken) => role === 'partner';

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || isPartner(card) ? card.noun : `“${card.name}”`);

export const list = (cards: readonly Spoken[]) => joined(cards.map(called));

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}和${words.at(-1)}`;

/** What the cards stand for, one after the other. */
export const matter: LenormandPhrases['matter'] = (cards) => joined(cards.map(({ noun }) => noun));

export const inTurn: LenormandPhrases['inTurn'] = { names: list, next: (text) => text };

type Ways = readonly ((first: string, second: string) => string)[];

const TOLD: Readonly<Record<Tone, Ways>> = {
  lighter: [
    (first, second) => `${first}，好在有${second}。`,
    (first, second) => `${second}能化开${first}。`,
    (first, second) => `${first}到了头，接着的是${second}。`,
  ],
  kind: [
    (first, second) => `${first}，还带着${second}。`,
    (first, second) => `有了${first}，${second}就近了。`,
    (first, second) => `${first}和${second}，一样帮着一样。`,
  ],
  heavier: [
    (first, second) => `${first}，偏偏碰上${second}。`,
    (first, second) => `${first}叫${second}拖住了。`,
    (first, second) => `${first}前头，横着${second}。`,
  ],
  hard: [
    (first, second) => `${first}还没完，又添了${second}。`,
    (first, second) => `${first}叠着${second}，一样一样来。`,
    (first, second) => `${second}让${first}更沉了些。`,
  ],
  even: [
    (first, second) => `${first}，要看${second}。`,
    (first, second) => `${first}，边上是${second}。`,
    (first, second) => `想弄懂${first}，先看${second}。`,
  ],
};

export const pair: LenormandPhrases['pair'] = (first, second, tone, turn) => {
  if (isPartner(first)) return `${first.noun}身边是${second.noun}。`;
  if (isPartner(second)) return `${first.noun}，要看${second.noun}的意思。`;
  const ways = TOLD[tone];
  return ways[turn % ways.length]!(first.noun, second.noun);
};

/** A sentence about the partner need not name them again. */
export const namedPair: LenormandPhrases['namedPair'] = (first, second, text) =>
  `${called(first)}加${called(second)}：${isPartner(first) && text.startsWith(first.noun) && text[first.noun.length] !== '和' ? text.slice(first.noun.length) : text}`;
