import type { LenormandPhrases, Spoken } from '../../../domain/lenormand/reading/texts.ts';

/** How Chinese joins cards: attribute before noun; what the third card does follows after a comma. */
const isYou = ({ noun }: Spoken) => noun === '你';
const isPerson = (card: Spoken) => card.number === 28 || card.number === 29 || card.noun === '另一半';
const attribute = (adjective: string) => `${adjective.replace(/的$/, '')}的`;

/** What is said of a thing is not always said of a person. */
const OF_PEOPLE: Readonly<Record<number, Partial<Pick<Spoken, 'adjective' | 'verb'>>>> = {
  1: { adjective: '腳步很快' },
  2: { adjective: '手氣好' },
  3: { adjective: '遠道而來' },
  5: { adjective: '慢熟', verb: '要相處久了才懂' },
  6: { adjective: '有心事', verb: '心裡起了霧' },
  7: { adjective: '心思細' },
  8: { adjective: '想靜一靜', verb: '現在需要靜一靜' },
  10: { adjective: '說一不二' },
  11: { adjective: '愛爭個明白' },
  12: { adjective: '健談' },
  13: { adjective: '年紀輕', verb: '正要重新開始' },
  14: { adjective: '精明', verb: '心裡另有打算' },
  16: { adjective: '有才華' },
  17: { adjective: '正想改變自己', verb: '正想換個活法' },
  19: { adjective: '重規矩', verb: '凡事照規矩來' },
  20: { adjective: '人面廣', verb: '身邊總圍著一群人' },
  21: { adjective: '固執' },
  22: { adjective: '拿不定主意' },
  23: { adjective: '愛操心', verb: '被瑣事消磨著' },
  24: { adjective: '心軟', verb: '動了真感情' },
  25: { adjective: '重承諾' },
  26: { adjective: '守口如瓶' },
  27: { adjective: '愛寫信' },
  30: { adjective: '心平氣和' },
  31: { adjective: '開朗' },
  33: { adjective: '心裡有數' },
  34: { adjective: '手頭寬裕' },
  35: { adjective: '踏實' },
  36: { adjective: '扛著重擔' },
};

/** A card as it is said of the first one. */
const sayOf = (first: Spoken, other: Spoken): Spoken =>
  isPerson(first) && !isPerson(other) && !isYou(other) ? { ...other, ...OF_PEOPLE[other.number] } : other;

/** A card by its name in a sentence; a card taken for a person is that person. */
export const called = (card: Spoken) => (isYou(card) || card.noun === '另一半' ? card.noun : `「${card.name}」`);

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
  return `${described}，最後落到${third.noun}${there}`;
};

/** Without full stop. */
export const clauseOf = (first: Spoken, second: Spoken, third: Spoken): string =>
  isYou(first) ? `你遇上${second.noun}，${third.verb}` : `${matter([first, second])}${sayOf(first, third).verb}`;

export const clause: LenormandPhrases['clause'] = (...cards) => `${clauseOf(...cards)}。`;

/** Two cards that face each other. */
const FACED = [
  (one: string, other: string) => `一邊是${one}，另一邊是${other}。`,
  (one: string, other: string) => `說到${one}，就會牽到${other}。`,
  (one: string, other: string) => `${one}和${other}要放在一起想。`,
];

export const pair: LenormandPhrases['pair'] = (first, second, form) => {
  const unsaid = isPerson(first) ? !isPerson(second) : second.noun === '另一半';
  const asked = unsaid && form === 'adjective' ? 'verb' : form;
  if (asked === 'verb') return `${first.noun}${sayOf(first, second).verb}。`;
  if (asked === 'noun') return FACED[(first.number + second.number) % FACED.length]!(first.noun, second.noun);
  return (first.number + second.number) % 2 === 0
    ? `${called(first)}遇上${called(second)}，是${matter([first, second])}。`
    : `${called(first)}配${called(second)}，講的是${matter([first, second])}。`;
};
