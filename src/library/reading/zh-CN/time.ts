import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { pick } from './saying.ts';

/** How the card of a date follows upon the one before it; a silent way now and then lets the card speak at once. */
export const bridges: ReadingPhrases['bridges'] = {
  first: [
    (_, card) => `打头的是${card}。`,
    (_, card) => `从${card}起步，后面的都听着它的调子。`,
    (_, card) => `${card}先来敲门。`,
  ],
  rank: [
    (before) => `跟${before}同一个数，同一道题换了个考场。`,
    (before) => `${before}那道题，这里换个问法。`,
    (before, card) => `${before}和${card}数字一样，一课讲了两遍。`,
  ],
  suit: [
    (before) => `线头没断，那一头还系在${before}上。`,
    (before) => `${before}那件事，还有下文。`,
    (before) => `花色没换，${before}起的头接着做。`,
    (before, card) => `${card}接着${before}往下讲。`,
  ],
  majors: [
    (before) => `${before}还没走远，下一张大牌已经到了门口。`,
    (before, card) => `${before}之后紧跟着${card}，这一段分量足。`,
    () => '大牌挨着大牌，日程上给它们留点空。',
  ],
  major: [
    (before) => `${before}之后来了张大牌，事情的个头变大了。`,
    () => '零碎的日子里插进一件大的。',
    (_, card) => `手边的事先放放，${card}上场了。`,
    (before, card) => `${before}管的是日常，${card}管的要长远些。`,
  ],
  lighter: [
    (before) => `过了${before}，路平了。`,
    (before) => `${before}压着的那点分量，到这里卸下一些。`,
    (before) => `${before}留在身后，喘口气。`,
    () => '',
  ],
  heavier: [
    (before) => `${before}的好天气歇一歇，这里要出点力。`,
    (before) => `${before}攒下的暖和气，这一段用得着。`,
    () => '晴过一阵，出门带把伞。',
  ],
  heavy: [
    (before) => `${before}的劲还没缓过来，这一段也不轻，匀着使。`,
    () => '又是一段上坡，慢点走。',
    () => '连着两段吃力，先顾最要紧的一件。',
  ],
  turn: [
    (before) => `风向变了，${before}那一套先收起来。`,
    (before, card) => `${card}跟${before}不是一个路数。`,
    () => '到这里，话头一转。',
    (before, card) => `从${before}到${card}，像换了个季节。`,
  ],
  carry: [
    (before) => `接在${before}后头看。`,
    () => '',
    (before) => `顺着${before}的势就走到了这儿。`,
    (before, card) => `${before}给${card}搭了把手。`,
  ],
  on: [() => '', (before, card) => `挨着${before}的是${card}。`, () => '这一段换了另一面。'],
};

/** The year is said once as long as it stays the same. */
const list = (months: readonly string[]) =>
  months
    .map((month, index) => (index > 0 && month.startsWith(months[index - 1]!.slice(0, 5)) ? month.slice(5) : month))
    .join('、');

export const calendar: ReadingPhrases['calendar'] = {
  majors: (months, way) =>
    pick(way, 4, [
      `大牌落在${list(months)}，那时定下的事，影响不止一个月。`,
      `日历上圈出${list(months)}，有大牌坐镇，值得多留点时间。`,
    ]),
  heavy: (months, way) =>
    pick(way, 3, [
      `最费力气的是${list(months)}，少应承事情，要人帮忙早点开口。`,
      `上坡路在${list(months)}，之前先歇够。`,
      `${list(months)}别再往日程里添东西，光是牌上的就够忙了。`,
    ]),
  light: (months, way) =>
    pick(way, 2, [
      `要人点头的事，往${list(months)}排。`,
      `${list(months)}好风迎面来，想开口的事那时开口。`,
      `要给看重的事挑个日子，就挑${list(months)}。`,
    ]),
};

/** Three months by how they go. */
export const quarters: ReadingPhrases['quarters'] = {
  months: (from, to) => [from, from.slice(0, 5) === to.slice(0, 5) ? to.slice(5) : to],
  light: [
    '{from}到{to}，走得顺，出力最多的是{card}。',
    '{from}到{to}这三个月站在你这边，怎么用，看{card}。',
    '要打底子，挑{from}到{to}，{card}是现成的一块基石。',
    '{from}到{to}，路子开了，最宽的那道门是{card}。',
  ],
  mixed: [
    '{from}到{to}，有起有落，分出高低的是{card}。',
    '{from}到{to}，半边晴半边阴，拿不准就跟着{card}走。',
    '{from}到{to}，进账和开销脚跟脚，碰头的地方在{card}。',
    '{from}到{to}，要轻轻把着舵，风从{card}那边来。',
  ],
  heavy: [
    '{from}到{to}，要的比给的多，要得最狠的是{card}。',
    '爬坡的一段在{from}到{to}，走到{card}那儿，放慢些。',
    '{from}到{to}，日子压在你肩上，{card}最沉。',
    '{from}到{to}，少应承，{card}要占去你大半的力气。',
  ],
};

/** The card of the date that was asked about. */
export const date: ReadingPhrases['date'] = {
  named: ['{place}那一张，是{card}。', '落在{place}的，是{card}。', '{place}抽到的是{card}。'],
  within: ['这一局按月排开，{when}算在{place}里，那张是{card}。', '一张牌管一个月，{when}要看{place}的{card}。'],
};
