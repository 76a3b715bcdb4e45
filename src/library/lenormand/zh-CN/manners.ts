import type { Spoken } from '../../../domain/lenormand/reading/texts.ts';

type Manners = Readonly<Record<number, Partial<Pick<Spoken, 'adjective' | 'verb'>>>>;

/** What the second card says of the first where its usual words do not suit: one says other things of a friend, of a trouble, of a joy. */
export function mannersOf(first: number): Manners | undefined {
  if (TROUBLES.has(first)) return OF_TROUBLES;
  return JOYS.has(first) ? OF_JOYS : undefined;
}

const TROUBLES = new Set([6, 7, 11, 14, 21, 23, 36]);
const JOYS = new Set([2, 9, 16, 24, 30, 31, 32, 33, 34]);

export const OF_PEOPLE: Manners = {
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
  13: { adjective: '年纪轻', verb: '正要从头学起' },
  14: { adjective: '心眼多', verb: '另有自己的打算' },
  15: { verb: '要听上头的意思' },
  16: { adjective: '有才气', verb: '心里有了盼头' },
  17: { adjective: '正想换个活法', verb: '打算换个活法' },
  18: { adjective: '靠得住' },
  19: { verb: '凡事照规矩来' },
  20: { adjective: '交游广' },
  21: { adjective: '认死理', verb: '一时说不动' },
  22: { adjective: '拿不定主意' },
  23: { adjective: '操心', verb: '被琐事磨着' },
  24: { adjective: '心软', verb: '动了真情' },
  25: { adjective: '重承诺', verb: '有承诺在身' },
  26: { adjective: '藏得住话' },
  27: { adjective: '爱写信', verb: '等着一封回信' },
  30: { adjective: '脾气温和' },
  31: { adjective: '开朗', verb: '脸色渐渐放了晴' },
  32: { adjective: '有名气' },
  33: { adjective: '心里有数' },
  34: { adjective: '手头宽', verb: '正为钱的事打算' },
  35: { adjective: '踏实', verb: '安顿了下来' },
  36: { adjective: '肩上有担子', verb: '肩上压着一副担子' },
};

const OF_TROUBLES: Manners = {
  1: { adjective: '找上门来', verb: '很快会有人来说' },
  2: { adjective: '一阵就过去', verb: '碰巧有了转机' },
  3: { verb: '是从远处带来的' },
  4: { verb: '出在自己家里' },
  5: { adjective: '长年累月', verb: '得慢慢来才理得顺' },
  6: { verb: '一时还看不清深浅' },
  7: { adjective: '一环扣一环', verb: '里头还绕着别的事' },
  8: { adjective: '快要了结', verb: '到这里也该了结了' },
  9: { adjective: '看着体面', verb: '因为一份好意松动了' },
  10: { verb: '得当机立断' },
  11: { verb: '越争越没个完' },
  12: { verb: '要当面谈开才行' },
  13: { verb: '还在苗头上' },
  15: { verb: '要请有分量的人出面' },
  16: { verb: '总算看得见头了' },
  17: { verb: '正在起变化' },
  18: { adjective: '朋友帮得上忙' },
  19: { verb: '得照规矩一步步解' },
  20: { verb: '摆到了众人面前' },
  21: { adjective: '一时解不开', verb: '一时还搬不动' },
  22: { verb: '不止一条出路' },
  23: { verb: '一点点磨着人' },
  24: { verb: '叫人心里放不下' },
  25: { adjective: '承诺带来', verb: '起于一个约定' },
  27: { verb: '要写下来才说得清' },
  30: { adjective: '长辈那边', verb: '慢慢缓了下来' },
  33: { adjective: '解得开' },
  34: { verb: '跟钱脱不开' },
  35: { adjective: '拖得很久', verb: '已经扎了根' },
};

const OF_JOYS: Manners = {
  3: { verb: '还隔着一段远路' },
  16: { adjective: '盼了很久' },
  18: { adjective: '朋友带来' },
  19: { adjective: '过了明路' },
  23: { adjective: '经不起消磨' },
  24: { adjective: '打心里喜欢' },
  25: { verb: '靠一个承诺定了下来' },
  30: { adjective: '细水长流' },
  35: { adjective: '靠得住', verb: '稳稳落了锚' },
};

/** The measure word that points at a thing, where it has one. */
export const THIS: Readonly<Record<number, string>> = {
  1: '这个',
  2: '这个',
  3: '这趟',
  4: '这桩',
  6: '这场',
  7: '这场',
  8: '这次',
  9: '这份',
  10: '这个',
  11: '这场',
  12: '这番',
  13: '这个',
  14: '这番',
  16: '这个',
  17: '这次',
  18: '这位',
  19: '这桩',
  20: '这场',
  21: '这道',
  22: '这个',
  23: '这桩',
  24: '这份',
  25: '这个',
  26: '那个',
  27: '那封',
  30: '这份',
  31: '这个',
  32: '这份',
  33: '这个',
  34: '这笔',
  35: '这份',
  36: '这副',
};
