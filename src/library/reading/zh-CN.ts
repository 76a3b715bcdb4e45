import type { MatterWords } from '../../domain/reading/matter-words.ts';
import type { PlainPhrases } from '../../domain/reading/texts.ts';
import { clarifier, count, jumper, paths, shadow } from './zh-CN/answer.ts';
import { leads } from './zh-CN/leads.ts';
import { openingMajors } from './zh-CN/openings-majors.ts';
import { openingMinors } from './zh-CN/openings-minors.ts';
import { places } from './zh-CN/places.ts';
import { bridges, calendar, date, quarters } from './zh-CN/time.ts';
import { courts, friends, majors, number, opposed, pair, reversals, suit } from './zh-CN/together.ts';
import { weighing } from './zh-CN/weighing.ts';

/** The words that every matter needs, by file: each exports them under their names. */
export const ofEveryMatter = import.meta.glob<Partial<MatterWords>>('./zh-CN/matter/*.ts', { eager: true });

export const phrases: PlainPhrases = {
  leads,
  places,
  turned: (card, reversed) => (reversed ? `逆位${card}` : card),
  again: '这张牌',
  bridges,
  weighing,
  openings: { ...openingMajors, ...openingMinors },
  calendar,
  quarters,
  date,
  after: (lead, sentence) => `${lead}${sentence}`,
  majors,
  suit,

  number,
  courts,
  reversals,
  friends,
  opposed,
  pair,
  paths,
  count,
  jumper,
  shadow,
  clarifier,
  rules: {
    bridge: '按前后两张牌，说这一段怎么接上一段。',
    inPlace: '这张牌落在这个牌位时怎么说。',
    quarters: '把一年按三个月一季来看，各季往哪边倾。',
    calendar: '从十二个月里挑出吃力的、顺手的，和落着大阿卡纳的。',
    lead: '说明牌阵的这个位置，以及落在这里的牌。',
    gist: '这张牌朝上那一面的核心意思，三种说法里的一种。',
    topic: '这张牌对你所问领域的说法。',
    majors: '数一数桌上有几张大阿卡纳。',
    suit: '数花色。占到一半以上的花色会定下调子。',
    number: '看有没有几张牌数字或位阶相同。',
    courts: '数侍从、骑士、王后和国王。',
    reversals: '把逆位的比例和碰巧的比例相比。',
    friends: '元素尊贵：最重的两张相邻，火与风、水与土互相增强。',
    opposed: '元素尊贵：最重的两张相邻，火与水、风与土互相削弱。',
    pair: '凯尔特十字里两处对着看：过去的和将来的，盼的怕的和结果。',
    paths: '把两条路的去处并排来看。',
    opening: '按你问的事，说整桌牌的气氛。',
    date: '点出你问的那个月或那一天的牌，它排在最前面读。',
    outside: '问题不归牌管时，说明牌能读什么。',
    subject: '说明问的是谁，或是什么时候。',
    answer: '按你的问法作答：看每张牌往哪边倾，再按牌位的轻重来算。',
    voice: '点出最替这个答案说话的牌，或两边各一张。',
    turn: '找出整桌牌由重转轻，或由轻转重的那一张。',
    odds: '末尾那张牌跟其余的牌、或跟数出来的结果不合时，说明白。',
    hinge: '点出还能让答案变好或变坏的那张牌。',
    unsure: '问题可能有别的意思时，说明是怎么理解的。',
    deed: '一件合你这个问题、这周能做的事。',
    prompt: '一个给自己写的问题，由你回答。',
    count: '正位算是，逆位算否。只比一半多一张或少一张，不足以定论。',
    jumper: '洗牌时掉出来的牌，当作旁白来读。',
    shadow: '没抽到的牌里压在最底下的那张，不少人最后会看它一眼。',
    clarifier: '事后为一个牌位补的牌，出自同一副封好的牌，只补充那个牌位，不改答案。',
  },
};
