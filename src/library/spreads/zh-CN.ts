import type { SpreadTexts } from '../../domain/reading/texts.ts';

export const spreads: SpreadTexts = {
  single: {
    title: '单张牌',
    purpose: '一个问题一张牌，短而直接，够用一天。',
    positions: {
      answer: { name: '答案', meaning: '牌对你的问题说的话，一张牌能说多直白就多直白。' },
    },
  },
  daily: {
    title: '每日一牌',
    purpose: '带在身上到晚上的一张牌。',
    positions: {
      today: { name: '今天', meaning: '今天的底色，以及值得留意的地方。' },
    },
  },
  timeline: {
    title: '时间之流',
    purpose: '一件事怎么来的，现在在哪，正往哪里去。',
    positions: {
      past: { name: '过去', meaning: '把你带到这里、至今仍有影响的事。' },
      present: { name: '现在', meaning: '事情眼下的样子。' },
      future: { name: '未来', meaning: '若没有别的变化，事情会走向哪里。' },
    },
  },
  triangle: {
    title: '圣三角牌阵',
    purpose: '看清一件事的起因、现在与走向。',
    positions: {
      origin: { name: '起因', meaning: '事情从哪里长出来。' },
      now: { name: '现况', meaning: '它今天成了什么样子。' },
      course: { name: '走向', meaning: '接下来几个月它会往哪里走。' },
    },
  },
  counsel: {
    title: '现况 · 行动 · 结果',
    purpose: '适合你还能做点什么的事。',
    positions: {
      situation: { name: '现况', meaning: '不加修饰地看，事情是怎样的。' },
      action: { name: '行动', meaning: '你手里能做的事。' },
      result: { name: '结果', meaning: '这样去做，会得到什么。' },
    },
  },
  bond: {
    title: '你 · 对方 · 关系',
    purpose: '用三张牌看两个人和他们之间的那条线。',
    positions: {
      you: { name: '你', meaning: '你在这段关系里的样子。' },
      other: { name: '对方', meaning: '对方在这段关系里的样子，不是读心。' },
      between: { name: '之间', meaning: '把你们连在一起的，或隔在中间的。' },
    },
  },
  twoPaths: {
    title: '二选一牌阵',
    purpose: '把两条路并排摆开，再做选择。',
    positions: {
      crossroads: { name: '路口', meaning: '你站在哪里，这个选择究竟关乎什么。' },
      pathA: { name: '第一条路', meaning: '走在第一条路上会是什么感觉。' },
      endA: { name: '第一条路的去处', meaning: '六个月内，第一条路通到哪里。' },
      pathB: { name: '第二条路', meaning: '走在第二条路上会是什么感觉。' },
      endB: { name: '第二条路的去处', meaning: '六个月内，第二条路通到哪里。' },
    },
  },
  loversCross: {
    title: '恋人十字',
    purpose: '你、对方、阻碍、助力，以及彼此的牵系。',
    positions: {
      you: { name: '你', meaning: '你带进这段关系的东西。' },
      other: { name: '对方', meaning: '对方带进来的，以你们之间看得见的为准。' },
      bond: { name: '牵系', meaning: '眼下把你们系在一起的东西。' },
      obstacle: { name: '阻碍', meaning: '挡在路上的东西。' },
      help: { name: '助力', meaning: '可以倚靠的，以及怎么用它。' },
    },
  },
  fiveCross: {
    title: '五张十字',
    purpose: '从中心看一件事：来路、去路、根由与最好的可能。',
    positions: {
      core: { name: '核心', meaning: '事情真正围着什么打转。' },
      before: { name: '来路', meaning: '正在过去的事。' },
      ahead: { name: '去路', meaning: '正在靠近的事。' },
      root: { name: '根由', meaning: '它立在什么之上，看得见或看不见。' },
      best: { name: '最好的可能', meaning: '它能有的最好结果。' },
    },
  },
  horseshoe: {
    title: '马蹄牌阵',
    purpose: '七张牌排成一道弧，适合牵涉较多的事。',
    positions: {
      past: { name: '过去', meaning: '从前伸进现在的影响。' },
      present: { name: '现在', meaning: '你今天站在哪里。' },
      hidden: { name: '隐情', meaning: '暗中起作用的事。' },
      obstacle: { name: '阻碍', meaning: '必须面对的东西。' },
      around: { name: '周围', meaning: '你身边的人与气氛。' },
      advice: { name: '建议', meaning: '怎样做比较明智。' },
      outcome: { name: '结果', meaning: '这一切大概会有的结果。' },
    },
  },
  celticCross: {
    title: '凯尔特十字',
    purpose: '按韦特的次序摆十张牌，留给值得花一个晚上的问题。',
    positions: {
      heart: { name: '笼罩', meaning: '此刻包围着这件事的气氛。' },
      crossing: { name: '横阻', meaning: '与它相抗的东西；这张牌一律按正位来读。' },
      crown: { name: '冠顶', meaning: '你想要的，能够到的最好之处。' },
      base: { name: '根基', meaning: '这件事立足的地面。' },
      behind: { name: '身后', meaning: '刚刚过去的事。' },
      before: { name: '眼前', meaning: '接着要来的事。' },
      self: { name: '自己', meaning: '你面对它的姿态。' },
      house: { name: '环境', meaning: '周围的人和处境带来的影响。' },
      hopes: { name: '希望与恐惧', meaning: '你盼的和怕的，往往是同一件。' },
      outcome: { name: '结果', meaning: '照现在这样下去，会通到哪里。' },
    },
  },
  exam: {
    title: '考试牌阵',
    purpose: '底子、方法、卡点、支持与可能的结果。',
    positions: {
      ground: { name: '底子', meaning: '你已经有的东西。' },
      method: { name: '方法', meaning: '现在该怎么着手。' },
      block: { name: '卡点', meaning: '卡在哪里。' },
      support: { name: '支持', meaning: '什么或谁能帮上忙。' },
      result: { name: '结果', meaning: '坚持下去，大概会怎样。' },
    },
  },
  career: {
    title: '职场五问',
    purpose: '位置、长处、压力、机会与下一步。',
    positions: {
      place: { name: '位置', meaning: '你在工作里的位置。' },
      strength: { name: '长处', meaning: '你比自己以为的更擅长什么。' },
      strain: { name: '压力', meaning: '什么在消耗你。' },
      chance: { name: '机会', meaning: '伸手去够，会打开的门。' },
      step: { name: '下一步', meaning: '接下来做什么。' },
    },
  },
  purse: {
    title: '钱包牌阵',
    purpose: '钱的现状、来处、漏处，以及管着它的习惯。',
    positions: {
      state: { name: '现状', meaning: '你的钱眼下怎样。' },
      inflow: { name: '来处', meaning: '钱从哪里来，还可以从哪里来。' },
      leak: { name: '漏处', meaning: '钱从哪里溜走。' },
      habit: { name: '习惯', meaning: '左右这一切的习惯。' },
    },
  },
  mirror: {
    title: '镜子牌阵',
    purpose: '你示人的、藏起的、需要的、能给的。',
    positions: {
      shown: { name: '示人', meaning: '别人看见的那一面。' },
      hidden: { name: '藏起', meaning: '你留给自己的那一面。' },
      need: { name: '需要', meaning: '你需要却很少开口要的。' },
      gift: { name: '能给', meaning: '给出去也不会少的东西。' },
    },
  },
};
