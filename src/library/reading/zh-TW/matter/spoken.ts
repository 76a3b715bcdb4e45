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

export const stop: MatterWords['stop'] = {
  do: [
    '可以停了，花進去的早就多過拿回來的，頭幾天想念的多半是習慣。',
    '放得下就放，話講清楚，不必吵，最先回到手上的是晚上的時間。',
  ],
  refrain: [
    '先別停，累是真的，裡面也還有東西，換一種做法，一個月後再看。',
    '繼續走，走你撐得住的速度，現在收手是疲倦在替你決定。',
  ],
  unclear: [
    '停和不停一樣重，先安靜地休息兩個禮拜，看看少了什麼。',
    '還定不下來，就把「改哪一點我才繼續」說出口，去要那一點。',
  ],
};

export const things: MatterWords['things'] = {
  before: ['說到{thing}，', '關於{thing}，'],
  prompts: [
    '想到{thing}，你心裡先浮上來的是哪一個畫面？',
    '{thing}這件事，最讓你放不下的是哪一部分？',
    '說到{thing}，有哪一句話你還沒跟任何人講？',
  ],
};

function denied(verb: string): string {
  if (verb === '有') return '沒有';
  return /^.得./.test(verb) ? verb.replace('得', '不') : `不${verb}`;
}
