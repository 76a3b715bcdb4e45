import type { LenormandPhrases, Spoken } from '../../../domain/lenormand/reading/texts.ts';

/** How Chinese joins cards: attribute before noun; what the third card does follows after a comma. */
const isYou = ({ noun }: Spoken) => noun === '你';
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || card.noun === '伴侣';
/** A friend is a person too, though other cards do not speak of a friend as of the two chief persons. */
const isSomeone = (card: Spoken) => isPerson(card) || card.number === 18;
const attribute = (adjective: string) => `${adjective.replace(/的$/, '')}的`;

/** What is said of a thing is not always said of a person. */
const OF_PEOPLE: Readonly<Record<number, Partial<Pick<Spoken, 'adjective' | 'verb'>>>> = {
  1: { adjective: '来去匆匆' },
  2: { adjective: '运气好' },
  3: { adjective: '远道而来' },
  5: { adjective: '慢性子', verb: '要处久了才看得清' },
  6: { adjective: '心事重重', verb: '心里起了雾' },
  7: { adjective: '心思细', verb: '话里绕了几道弯' },
  8: { adjective: '想歇一歇', verb: '眼下要静一静' },
  9: { adjective: '讨人喜欢' },
  10: { adjective: '说断就断', verb: '忽然改了主意' },
  11: { adjective: '爱较真' },
  12: { adjective: '健谈', verb: '有一肚子话要讲' },
  13: { adjective: '年纪轻' },
  14: { adjective: '心眼多', verb: '另有自己的打算' },
  16: { adjective: '有才气' },
  17: { adjective: '正想换个活法', verb: '打算换个活法' },
  18: { adjective: '靠得住' },
  20: { adjective: '交游广' },
  21: { adjective: '认死理', verb: '一时说不动' },
  22: { adjective: '拿不定主意' },
  23: { adjective: '操心', verb: '被琐事磨着' },
  24: { adjective: '心软', verb: '动了真情' },
  25: { adjective: '重承诺' },
  26: { adjective: '藏得住话' },
  27: { adjective: '爱写信' },
  30: { adjective: '脾气温和' },
  31: { adjective: '开朗', verb: '脸色渐渐放了晴' },
  32: { adjective: '有名气' },
  33: { adjective: '心里有数' },
  34: { adjective: '手头宽' },
  35: { adjective: '踏实', verb: '安顿了下来' },
  36: { adjective: '肩上有担子', verb: '肩上压着一副担子' },
};

/** A card as it is said of the first one. */
const sayOf = (first: Spoken, other: Spoken): Spoken =>
  isSomeone(first) && !isPerson(other) && !isYou(other) ? { ...other, ...OF_PEOPLE[other.number] } : other;

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || card.noun === '伴侣' ? card.noun : `“${card.name}”`);

export function list(cards: readonly Spoken[]): string {
  const names = cards.map(called);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}和${names.at(-1)}`;
}

export const matter: LenormandPhrases['matter'] = ([first, second, third], end) => {
  if (!first) return '';
  if (!second) return first.noun;
  if (isYou(first)) return `你和${third ? `${attribute(third.adjective)}${second.noun}` : second.noun}`;
  const both = isPerson(first) && isPerson(second);
  const described = both
    ? `${first.noun}和${second.noun}`
    : `${attribute(sayOf(first, second).adjective)}${first.noun}`;
  if (!third) return described;
  if (end !== 'noun') return `${described}，${sayOf(first, third).verb}`;
  const there = isPerson(third) || isYou(third) ? '身上' : '上';
  return `${described}，最后落在${third.noun}${there}`;
};

/** Without full stop. */
export const clauseOf = (first: Spoken, second: Spoken, third: Spoken): string =>
  isYou(first) ? `你碰上${second.noun}，${third.verb}` : `${matter([first, second])}${sayOf(first, third).verb}`;

export const clause: LenormandPhrases['clause'] = (...cards) => `${clauseOf(...cards)}。`;

export const pair: LenormandPhrases['pair'] = (first, second, form) => {
  const asked = isSomeone(first) && !isPerson(second) && form === 'adjective' ? 'verb' : form;
  if (asked === 'verb') return `${first.noun}${sayOf(first, second).verb}。`;
  if (asked === 'noun') return `一头系着${first.noun}，一头系着${second.noun}。`;
  return (first.number + second.number) % 2 === 0
    ? `${called(first)}挨着${called(second)}，就成了${matter([first, second])}。`
    : `${called(first)}加上${called(second)}，说的是${matter([first, second])}。`;
};
