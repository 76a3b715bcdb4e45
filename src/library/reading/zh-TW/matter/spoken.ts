import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** The verbs of a question as they are written here. */
const VERBS: Readonly<Record<string, string>> = {
  会: '會',
  该: '該',
  应该: '應該',
  喜欢: '喜歡',
  愿意: '願意',
  爱: '愛',
};

const TRADITIONAL: Readonly<Record<string, string>> = {
  过: '過',
  来: '來',
  开: '開',
  动: '動',
  赢: '贏',
  卖: '賣',
  转: '轉',
  赶: '趕',
  谈: '談',
  买: '買',
  还: '還',
  签: '簽',
  办: '辦',
  选: '選',
  录: '錄',
  撑: '撐',
  抢: '搶',
  瞒: '瞞',
};

export const yesNo: MatterWords['yesNo'] = (said, verb) => {
  if (verb === null)
    return said === 'yes' ? ['答案偏「是」，', '比較靠近「是」，'] : ['答案偏「不」，', '比較靠近「不」，'];
  const own = VERBS[verb] ?? verb.replace(/./gu, (one) => TRADITIONAL[one] ?? one);
  const word = said === 'yes' ? own : denied(own);
  return [`看起來${word}，`, `多半${word}，`, `大概${word}，`];
};

export const things: MatterWords['things'] = {
  before: ['說到{thing}，', '就{thing}來看，'],
  prompts: [
    '如果沒有任何人會評論，{thing}你想怎麼處理？',
    '{thing}對你來說，除了它本身，還代表了什麼？',
    '{thing}要是跟你期待的不一樣，你還留得住什麼？',
  ],
};

function denied(verb: string): string {
  if (verb === '有') return '沒有';
  return /^.得./.test(verb) ? verb.replace('得', '不') : `不${verb}`;
}
