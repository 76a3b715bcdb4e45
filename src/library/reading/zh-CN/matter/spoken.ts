import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const yesNo: MatterWords['yesNo'] = (said, verb) => {
  if (verb === null) return said === 'yes' ? ['答案偏“是”，', '往“是”那头倒，'] : ['答案偏“不”，', '往“不”那头倒，'];
  const word = said === 'yes' ? verb : denied(verb);
  return [`看来${word}，`, `多半${word}，`, `这么看${word}，`];
};

export const things: MatterWords['things'] = {
  before: ['说到{thing}，', '就{thing}来看，'],
  prompts: [
    '要是没有别人插嘴，{thing}你会怎么办？',
    '{thing}在你心里到底占多大一块地方？',
    '{thing}要是不照你盼的来，你手里还剩下什么？',
  ],
};

function denied(verb: string): string {
  if (verb === '有') return '没有';
  return /^.得./.test(verb) ? verb.replace('得', '不') : `不${verb}`;
}
