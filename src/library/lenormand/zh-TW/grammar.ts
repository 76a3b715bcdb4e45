import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { LenormandPhrases, Tone } from '../../../domain/lenormand/reading/texts.ts';

/** How Chinese joins cards. */
const isYou = ({ role }: Spoken) => role === 'me';
const isPartner = ({ role }: Spoken) => role === 'partner';

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || isPartner(card) ? card.noun : `「${card.name}」`);

export const list = (cards: readonly Spoken[]) => joined(cards.map(called));

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}和${words.at(-1)}`;

/** What the cards stand for, one after the other. */
export const matter: LenormandPhrases['matter'] = (cards) => joined(cards.map(({ noun }) => noun));

export const inTurn: LenormandPhrases['inTurn'] = { names: list, next: (text) => text };

/** Two cards as readers write them down before they say what they mean. */
const both = (first: Spoken, second: Spoken) =>
  [first, second].map((card) => (called(card) === card.noun ? card.noun : card.name)).join('＋');

export const namedPair: LenormandPhrases['namedPair'] = (first, second, text) => `${both(first, second)}：${text}`;

type Ways = readonly ((first: string, second: string) => string)[];

const TOLD: Readonly<Record<Tone, Ways>> = {
  lighter: [(first, second) => `走過${first}，後面是${second}。`],
  kind: [
    (first, second) => `${first}，連同${second}一起來。`,
    (first, second) => `${first}往前一步就是${second}。`,
    (first, second) => `${first}和${second}往同一邊使力。`,
  ],
  heavier: [
    (first, second) => `${first}本來好好的，卻卡著${second}。`,
    (first, second) => `${first}被${second}絆住了。`,
    (first, second) => `往${first}的路上，擋著${second}。`,
  ],
  hard: [
    (first, second) => `${first}還在，又多了${second}。`,
    (first, second) => `${first}加上${second}，一次先顧一樣。`,
    (first, second) => `${second}會把${first}壓得更重。`,
  ],
  even: [(first, second) => `講到${first}，就會扯上${second}。`, (first, second) => `${first}，後面連著${second}。`],
};

export const pair: LenormandPhrases['pair'] = (first, second, tone, turn) => {
  if (isPartner(first)) return `${first.noun}旁邊是${second.noun}。`;
  if (isPartner(second)) return `${first.noun}，要看${second.noun}的意思。`;
  const ways = TOLD[tone];
  return ways[turn % ways.length]!(first.noun, second.noun);
};
