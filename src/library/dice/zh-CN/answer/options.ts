import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** Two named options, a throw for each. */
export const options: DiceAnswerWords['options'] = {
  each: [
    '选“{name}”，得的是{gives}，多半{where}；付的是{costs}。',
    '“{name}”给得出{gives}，好处{where}看得见，要拿{costs}去换。',
    '走“{name}”这条，手里会多{gives}，{where}最明显；代价是{costs}。',
    '“{name}”这边，收的是{gives}，{where}尝得到甜头；花的是{costs}。',
  ],
  gives: {
    Sun: '一个看得见自己名字的位置',
    Moon: '心里的安稳和归属',
    Mercury: '新鲜事和能聊的人',
    Venus: '过得舒服的日子和喜欢的人',
    Mars: '干劲和一场赢得来的仗',
    Jupiter: '往大里长的余地',
    Saturn: '一份经得起年头的踏实',
    Uranus: '自由，外加比现在多的意外',
    Neptune: '离梦想近一点的日子',
    Pluto: '从根上换过的局面',
    NorthNode: '一样从头学起的本事',
    SouthNode: '老本事的用武之地',
  },
  costs: {
    Aries: '头一阵热乎劲过去以后的耐心',
    Taurus: '一口长气，和不挪窝的决心',
    Gemini: '两头都要顾的精神',
    Cancer: '先替别人着想的那份细心',
    Leo: '状态不好也得被人看着的勇气',
    Virgo: '没人夸的细活',
    Libra: '一次又一次的让步',
    Scorpio: '你本来想藏着的真话',
    Sagittarius: '知道下个月自己在哪儿的安稳',
    Capricorn: '一段没几天假的长路',
    Aquarius: '一部分用惯了的亲近',
    Pisces: '替自己划界限的力气',
  },
  better: {
    nature: [
      '两样里“{better}”更占上风：它这边的{point}，在这件事上比“{other}”那边的更肯帮忙。',
      '骰子偏向“{better}”，有{point}带路，比“{other}”那边好走。',
      '“{better}”略胜“{other}”一筹，差别就在{point}身上。',
    ],
    dignity: [
      '两样里“{better}”更占上风，{point}在{sign}得位，“{other}”那边没有站得这么好的。',
      '骰子偏向“{better}”：{point}在{sign}有位子坐，使得出力，“{other}”缺这么一个帮手。',
      '“{better}”略胜“{other}”一筹，凭的是{point}在{sign}得位，走起来顺当些。',
    ],
    house: [
      '两样里“{better}”更占上风，它落在{house}，做一分见一分，比“{other}”那边使得上劲。',
      '骰子偏向“{better}”：{house}的位置更有力，“{other}”离大路远了一截。',
      '“{better}”略胜“{other}”一筹，胜在脚下的{house}。',
    ],
  },
  even: [
    '“{a}”和“{b}”，骰子哪边都不偏，分量一样重。',
    '“{a}”跟“{b}”打成平手，硬推哪一个都不老实。',
    '在骰子看来，“{a}”和“{b}”没有高下。',
  ],
  decide: {
    house: [
      '能定下来的，是你愿意把力气花在哪儿：{first}，还是{second}。',
      '问问自己，哪一处的担子你更受得了，{first}，还是{second}。',
    ],
    sign: [
      '两边落在同一处，差的是做法：{first}，还是{second}。',
      '地方一样，就看你更习惯哪种走法，{first}，还是{second}。',
    ],
    point: [
      '只有头一颗不同，看你更想要哪样：{first}，还是{second}。',
      '地方和做法都一样，差别是一边有{first}，另一边有{second}。',
    ],
    same: [
      '两次掷得一模一样，没什么可比；看你打哪个名字的时候心里轻快。',
      '三面都重了，骰子分不出，差别在你：写下哪一个的时候手更快？',
    ],
  },
  caution: ['不过悠着点走，{point}在{sign}使不出全力。', '有一处要留神，{point}在{sign}不太顺手。'],
};
