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
    '“{way}”给你{gives}，凭的是{card}；代价是{costs}，见{other}。',
    '走“{way}”，到手的是{gives}，{card}说的；绕不开的是{costs}，{other}说的。',
    '“{way}”的好处在{card}，是{gives}；难处在{other}：{costs}。',
  ],
  one: {
    gives: ['“{way}”给你{gives}，凭的是{card}。', '走“{way}”，到手的是{gives}，{card}说的。'],
    costs: ['“{way}”的代价是{costs}，见{card}。', '走“{way}”，绕不开的是{costs}，{card}说的。'],
  },
  decides: [
    '就看你眼下更缺哪样：缺{gives}，选“{a}”；缺{others}，选“{b}”。',
    '拿这一条定：想要{gives}就“{a}”，想要{others}就“{b}”。',
  ],
  neither: [
    '两头眼下都贵，能等就等第三条路；等不了，看哪份代价你付得起：“{a}”那边是{costs}，“{b}”那边是{others}。',
    '哪样都不轻省，非得现在定，就比一比你更扛得住什么：“{a}”那边的{costs}，还是“{b}”那边的{others}。',
  ],
  choosing: [
    '今天一整天当自己已经选了“{a}”，明天当已经选了“{b}”，看哪天夜里睡得安稳。',
    '找个两头都不沾边的人，把“{a}”和“{b}”各讲三分钟，请人家说，讲哪样的时候你话多。',
    '“{a}”和“{b}”各写一条你最担心的，挑个知情的人问清楚，这条是真有还是自己吓自己。',
    '在“{a}”和“{b}”之间给自己定个钟点，到点就选，选完一个星期不回头比。',
  ],
  gives: {
    majors: ['一个真正的转折', '慢慢长成的时间'],
    wands: ['一股往前走的劲', '慢一点起步的余地'],
    cups: ['合得来的人', '看清自己心思的机会'],
    swords: ['明明白白的条件', '吵完之后的清静'],
    pentacles: ['拿得稳的实在东西', '小本起步的安稳'],
  },
  costs: {
    majors: ['跟从前那一套的告别', '一门躲了很久的功课'],
    wands: ['一阵子的手忙脚乱', '一段磨耐性的等待'],
    cups: ['一时的心神不定', '一场要消化的失望'],
    swords: ['几句得当面说破的话', '一份放不下的疑心'],
    pentacles: ['钱和日复一日的工夫', '一笔回得慢的本钱'],
  },
};
