import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** What is asked, as a noun phrase for the line under the question. */
const intents = {
  feelings: '对方的心思',
  contact: '联系和回音',
  reconcile: '复合',
  meet: '桃花与脱单',
  confess: '表白，迈第一步',
  bond: '这段感情的走向',
  commit: '定下来、往后一起过',
  loyalty: '忠诚，有没有第三个人',
  leave: '分开与放下',
  offer: '求职、面试和录取',
  change: '跳槽或换行',
  calling: '适合做什么',
  rise: '升职加薪',
  colleagues: '同事和上下级',
  business: '生意与合作',
  exam: '考试',
  study: '怎么学、学什么',
  money: '钱的进出',
  purchase: '一笔大买卖',
  self: '看清自己',
  mood: '心情与恢复',
  family: '家里人',
  friend: '朋友之间',
  move: '搬家或远行',
  health: '身体',
  lost: '丢了的东西或走失的宠物',
  outlook: '这段日子的运势',
  open: '随便聊聊',
} as const;

/** Of whom it speaks: in the line, in a sentence, possessive. */
const persons = {
  partner: ['恋人', '对方', '对方的'],
  ex: ['前任', '前任', '前任的'],
  crush: ['喜欢的人', '那个人', '那个人的'],
  unmet: ['还没遇见的人', '将来那个人', '将来那个人的'],
  spouse: ['爱人', '爱人', '爱人的'],
  boss: ['老板', '老板', '老板的'],
  colleague: ['同事', '同事', '同事的'],
  business: ['客户或合伙人', '合作方', '合作方的'],
  friend: ['朋友', '这位朋友', '这位朋友的'],
  mother: ['妈妈', '妈妈', '妈妈的'],
  father: ['爸爸', '爸爸', '爸爸的'],
  parents: ['爸妈', '爸妈', '爸妈的'],
  child: ['孩子', '孩子', '孩子的'],
  sibling: ['兄弟姐妹', '那位家人', '那位家人的'],
  inlaw: ['爱人那边的家人', '那边的家人', '那边家人的'],
  relative: ['亲戚', '你家亲戚', '你家亲戚的'],
  animal: ['家里的小动物', '家里的小家伙', '家里小家伙的'],
  other: ['另一个人', '对方', '对方的'],
} as const;

/** The time named: in the line, and before an answer with its comma. */
const spans = {
  today: ['今天', '就今天来说，'],
  tomorrow: ['明天', '单说明天，'],
  week: ['一周之内', '在这一周里，'],
  month: ['一个月之内', '把眼光放在这一个月，'],
  season: ['三个月之内', '往后这三个月，'],
  half: ['半年之内', '就这半年来说，'],
  year: ['一年（先看半年）', '一年太长，先说前六个月，'],
  yearEnd: ['到今年年底', '从现在到年底，'],
  christmas: ['到圣诞节', '从现在到圣诞节，'],
  newYear: ['到过年', '从现在到过年，'],
} as const;

/** The months named, likewise. */
const months = {
  january: ['一月', '就一月来说，'],
  february: ['二月', '就二月来说，'],
  march: ['三月', '就三月来说，'],
  april: ['四月', '就四月来说，'],
  may: ['五月', '就五月来说，'],
  june: ['六月', '就六月来说，'],
  july: ['七月', '就七月来说，'],
  august: ['八月', '就八月来说，'],
  september: ['九月', '就九月来说，'],
  october: ['十月', '就十月来说，'],
  november: ['十一月', '就十一月来说，'],
  december: ['十二月', '就十二月来说，'],
} as const;

/** The form of the question, for the sheet. */
const forms = {
  whether: '会不会、是不是',
  should: '要不要',
  which: '选哪个',
  when: '什么时候',
  how: '怎么做',
  why: '为什么',
  what: '怎么样',
} as const;

/** How the asker stands. */
const bonds = {
  single: '单身',
  together: '在一起',
  apart: '分开了',
} as const;

/** The field of life. */
const areas = {
  love: '感情',
  work: '工作',
  money: '钱',
  study: '学习',
  home: '家里',
  self: '自己',
} as const;

/** What matters, persons, times, forms, bonds and areas are called. */
export const about: MatterWords['about'] = { intents, persons, spans: { ...spans, ...months }, forms, bonds, areas };
