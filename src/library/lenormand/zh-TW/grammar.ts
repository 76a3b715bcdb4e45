import type { LenormandPhrases, Spoken } from '../../../domain/lenormand/reading/texts.ts';

/** How Chinese joins cards: attribute before noun; what the third card does follows after a comma. */
const isYou = ({ noun }: Spoken) => noun === '你';
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || card.noun === '另一半';
const attribute = (adjective: string) => `${adjective.replace(/的$/, '')}的`;

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || card.noun === '另一半' ? card.noun : `「${card.name}」`);

export function list(cards: readonly Spoken[]): string {
  const names = cards.map(called);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}和${names.at(-1)}`;
}

export const matter: LenormandPhrases['matter'] = ([first, second, third]) => {
  if (!first) return '';
  if (!second) return first.noun;
  if (isYou(first)) return `你和${third ? `${attribute(third.adjective)}${second.noun}` : second.noun}`;
  const both = isPerson(first) && isPerson(second);
  const described = both ? `${first.noun}和${second.noun}` : `${attribute(second.adjective)}${first.noun}`;
  return third ? `${described}，${third.verb}` : described;
};

/** Without full stop. */
export const clauseOf = (first: Spoken, second: Spoken, third: Spoken): string =>
  isYou(first) ? `你遇上${second.noun}，${third.verb}` : matter([first, second, third]);

export const clause: LenormandPhrases['clause'] = (...cards) => `${clauseOf(...cards)}。`;

export const pair: LenormandPhrases['pair'] = (first, second) => {
  const way = isPerson(first) && !isPerson(second) ? 0 : (first.number * 5 + second.number) % 3;
  if (way === 0) return `說到${first.noun}，${second.verb}。`;
  if (way === 1) return `${called(first)}遇上${called(second)}，是${matter([first, second])}。`;
  return `這是${matter([first, second])}。`;
};
