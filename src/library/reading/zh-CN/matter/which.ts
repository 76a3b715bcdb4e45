import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Between two named things: the leaning, then what each gives and what it costs, and what would decide. */
export const which: MatterWords['which'] = {
  a: [
    '牌偏向“{a}”，比“{b}”走起来顺。',
    '“{a}”这头站得稳些，“{b}”排在后面。',
    '两样摆在一起，选“{a}”，“{b}”差一口气。',
    '分量落在“{a}”上，没落在“{b}”那边。',
  ],
  b: [
    '牌往“{b}”那边靠，“{a}”次一等。',
    '比起“{a}”来，“{b}”更接得住你。',
    '这回“{b}”略胜，“{a}”输得不多。',
    '往后看，“{b}”比“{a}”走得稳当。',
  ],
  even: [
    '“{a}”和“{b}”几乎一样重，牌不替你挑。',
    '“{a}”和“{b}”，两边打平。',
    '“{a}”跟“{b}”，牌没分出高下。',
    '“{a}”也行，“{b}”也行，牌面分不开。',
  ],
  each: [
    '“{way}”给你{gives}，凭的是{card}；要搭上{costs}，见{other}。',
    '走“{way}”，到手的是{gives}，{card}说的；付出去的是{costs}，{other}说的。',
    '“{way}”的好处在{card}，是{gives}；难处在{other}，要花{costs}。',
  ],
  one: {
    gives: ['“{way}”给你{gives}，凭的是{card}。', '走“{way}”，到手的是{gives}，{card}说的。'],
    costs: ['“{way}”要搭上{costs}，见{card}。', '走“{way}”，付出去的是{costs}，{card}说的。'],
  },
  decides: [
    '就看你今年更缺哪样：缺{gives}，选“{a}”；缺{others}，选“{b}”。',
    '拿这一条定：想要{gives}就“{a}”，想要{others}就“{b}”。',
  ],
  neither: [
    '两头眼下都贵，能等就等第三条路；等不了，看哪份代价你付得起：“{a}”要{costs}，“{b}”要{others}。',
    '哪样都不轻省，非得现在定，就比一比你更扛得住什么：“{a}”的{costs}，还是“{b}”的{others}。',
  ],
  gives: {
    majors: ['一个真正的转折', '慢慢长成的时间'],
    wands: ['一股往前走的劲', '慢一点起步的余地'],
    cups: ['合得来的人', '看清自己心思的机会'],
    swords: ['明明白白的条件', '吵完之后的清静'],
    pentacles: ['拿得稳的实在东西', '小本起步的安稳'],
  },
  costs: {
    majors: ['从前的样子', '躲了很久的一课'],
    wands: ['一阵子的晚上和周末', '不少耐性'],
    cups: ['心里的太平', '一场要消化的失望'],
    swords: ['几句难听话、几晚睡不好的觉', '一份放不下的疑心'],
    pentacles: ['钱和日复一日的工夫', '回得慢的本钱'],
  },
};
