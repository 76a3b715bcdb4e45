import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

export const yesNo: MatterWords['yesNo'] = (said, verb) => {
  if (verb === null) return said === 'yes' ? ['答案偏“是”，', '往“是”那头倒，'] : ['答案偏“不”，', '往“不”那头倒，'];
  const word = said === 'yes' ? verb : denied(verb);
  return [`看来${word}，`, `多半${word}，`];
};

export const stop: MatterWords['stop'] = {
  do: [
    '可以停了，搭进去的早多过拿回来的，头几天惦记的多半是习惯。',
    '放得下就放，话说清楚，不用闹，先回到手里的是晚上的时间。',
  ],
  refrain: [
    '先别停，累是真的，里头也还有东西，换一样做法，一个月后再看。',
    '接着走，照你撑得住的快慢，现在收手是累在替你拿主意。',
  ],
  unclear: ['停和不停一样重，先悄悄歇两个星期，看少了什么。', '定不下来，就把“改了哪样我就接着干”说出来，去要那一样。'],
};

export const things: MatterWords['things'] = {
  before: ['说到{thing}，', '就{thing}来说，'],
  prompts: [
    '要是没有别人插嘴，{thing}这件事你会怎么办？',
    '提起{thing}，你头一个想到的是哪一幕？',
    '{thing}这件事里，哪一样你最放不下？',
  ],
};

function denied(verb: string): string {
  if (verb === '有') return '没有';
  return /^.得./.test(verb) ? verb.replace('得', '不') : `不${verb}`;
}
