import type { MatterWords } from '../../../../domain/reading/matter-words.ts';

/** Each matter as a noun: by itself, and with the person of whom it is asked. */
const topics = {
  feelings: ['对方的心思', '{who}对你的心思'],
  contact: ['消息和联系', '{who}的消息'],
  reconcile: ['复合的事', '跟{who}复合的事'],
  meet: ['桃花和脱单', '桃花和脱单'],
  confess: ['表白的事', '跟{who}表白的事'],
  bond: ['你们俩的感情', '你跟{who}的感情'],
  commit: ['结婚、定下来的事', '跟{who}结婚、定下来的事'],
  loyalty: ['信任的事', '{who}信不信得过'],
  leave: ['分开和放下', '跟{who}分开、放下的事'],
  offer: ['求职和录取', '求职录取这头，还有{who}'],
  change: ['换工作的事', '换工作的事，还有{who}'],
  calling: ['适合干哪一行', '适合干哪一行，还有{who}'],
  rise: ['升职加薪', '升职加薪，还有{who}的态度'],
  colleagues: ['跟单位里的人相处', '在工作上跟{who}相处'],
  business: ['这桩生意', '{who}也牵在里头的生意'],
  exam: ['这场考试', '{whose}考试'],
  study: ['学习的事', '{whose}学习'],
  money: ['钱的事', '你跟{who}之间的钱'],
  purchase: ['这笔买卖', '这笔买卖，还有{who}'],
  self: ['你自己', '你自己，还有{who}'],
  mood: ['心情', '心情，还有{who}'],
  family: ['家里的事', '家里的事，尤其是{who}'],
  friend: ['朋友之间的事', '你跟{who}的交情'],
  move: ['搬家、远行的事', '搬家、远行的事，还有{who}'],
  health: ['身体', '{whose}身体'],
  lost: ['找东西的事', '把走丢的、弄丢的找回来'],
  outlook: ['这段日子的运势', '这段日子，还有{who}'],
  open: ['心里的事', '你跟{who}的事'],
  sell: ['出手、卖东西的事', '出手卖东西，还有{who}'],
  owed: ['别人欠你的钱', '{who}欠你的钱'],
  debt: ['还债的事', '还债的事，还有{who}'],
  papers: ['投出去的材料', '投出去的材料，还有{who}'],
  interview: ['这场面试', '这场面试，还有{who}'],
  dismissed: ['会不会丢工作', '会不会丢工作，还有{who}'],
  deal: ['这单成不成', '跟{who}谈的这一单'],
  admission: ['升学录取', '升学录取，还有{who}'],
  liked: ['对方喜欢你什么', '{who}喜欢你什么'],
  seen: ['你看见的那件事', '你看见的那件事，还有{who}'],
  over: ['放下、走出来的事', '放下{who}、走出来的事'],
  baby: ['要孩子的事', '跟{who}要孩子的事'],
  child: ['孩子的事', '{whose}事'],
  break: ['跟朋友断开、疏远', '跟{who}断开、疏远'],
  newFriends: ['交新朋友的事', '交新朋友的事，还有{who}'],
  trip: ['这趟出门', '这趟出门，还有{who}'],
  thesis: ['论文的事', '论文的事，还有{who}'],
  animal: ['找走丢的小家伙', '把走丢的小家伙找回来'],
  rid: ['怎么脱身', '怎么从{who}那头脱身'],
  interviewPast: ['那场面试', '那场面试，还有{who}'],
  examPast: ['考过的那一场', '{whose}那场考试'],
  confessPast: ['说出口的那句话', '你跟{who}说的那句话'],
} as const;

const spans = {
  today: '今天',
  tomorrow: '明天',
  week: '这一周',
  month: '这一个月',
  season: '往后三个月',
  half: '往后半年',
  year: '这一年',
  january: '一月',
  february: '二月',
  march: '三月',
  april: '四月',
  may: '五月',
  june: '六月',
  july: '七月',
  august: '八月',
  september: '九月',
  october: '十月',
  november: '十一月',
  december: '十二月',
} as const;

const next = {
  week: ['下周', '到了下周，'],
  month: ['下个月', '到了下个月，'],
  year: ['明年', '明年先看上半年，'],
} as const;

/** What is asked, named before the first sentence. */
export const subject: MatterWords['subject'] = {
  topics,
  spans,
  next,
  at: (topic, when) => {
    // a time that is named stands for the time ahead
    const matter = when ? topic.replace('这段日子的', '') : topic;
    return `${when}${when && /^[你家]/.test(matter) ? '，' : ''}${matter}`;
  },
  tenses: {
    awaited: ['事情已经做过了，看的是往后怎么样。', '那一段过去了，结果还没出来，这里读的是结果。'],
    over: ['这事已经过去，当成回头看来读。', '都是从前的事了，看的是它给你留下了什么。'],
    underWay: ['事情正走到半道，从半道读起。', '已经在办了，看的是接下来怎么走。'],
  },
  leads: ['你问的是{topic}。', '这一问，问的是{topic}。', '想知道的是{topic}。'],
};
