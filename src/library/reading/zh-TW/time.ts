import type { ReadingPhrases } from '../../../domain/reading/texts.ts';
import { pick } from './saying.ts';

/** How the card of a date follows upon the one before it; a silent way now and then lets the card speak at once. */
export const bridges: ReadingPhrases['bridges'] = {
  first: [
    (_, card) => `由${card}開場。`,
    (_, card) => `第一站是${card}，後面幾站都聽得見它的聲音。`,
    (_, card) => `先來報到的是${card}。`,
  ],
  rank: [
    (before) => `和${before}同一個數字，題目沒變，換了場地。`,
    (before) => `${before}問到一半的事，這裡換個方向再問一次。`,
    (before, card) => `${before}與${card}同一個數字，算是同一課的上下集。`,
  ],
  suit: [
    (before) => `${before}那件事，這裡有續集。`,
    (before) => `花色沒有換，${before}開的頭繼續做下去。`,
    (before, card) => `${card}接在${before}後面，是同一條線。`,
    (before) => `從${before}拉過來的線，還握在手上。`,
  ],
  majors: [
    (before) => `${before}才剛走，下一張大牌已經在按門鈴。`,
    (before, card) => `${before}後面緊接著${card}，這一段要算數的。`,
    () => '大牌連著來，行程別排太滿。',
  ],
  major: [
    (before) => `${before}之後輪到大牌，格局放大了。`,
    () => '平常的日子裡，走進來一件大事。',
    (_, card) => `小事先擱著，${card}要講話了。`,
    (before, card) => `${before}管的是眼前，${card}看的是更遠的地方。`,
  ],
  lighter: [
    (before) => `過了${before}，這裡換一種走法。`,
    (before) => `${before}那一段先告一個段落。`,
    (before) => `${before}已經在背後。`,
    () => '這裡的坡沒有前面陡。',
  ],
  heavier: [
    (before) => `${before}先講到這裡，接著要出點力氣。`,
    (before) => `${before}那時存下來的力氣，這一段會用到。`,
    () => '包包裡放把傘，這一段用得到。',
  ],
  heavy: [
    (before) => `${before}還沒完全消化，這一段也不輕，力氣要分著用。`,
    () => '又是一段上坡，用走的就好。',
    () => '連著兩段都吃力，挑最要緊的一件顧好。',
  ],
  turn: [
    (before) => `風向換了，${before}那一套先收進抽屜。`,
    (before, card) => `${card}和${before}走的不是同一個方向。`,
    () => '講到這裡，話題轉了個彎。',
    (before, card) => `從${before}到${card}，像是換季。`,
  ],
  carry: [
    (before) => `${before}開的頭，這裡接著走。`,
    () => '',
    (before) => `順著${before}，自然走到這裡。`,
    (before, card) => `${before}在後面推著，才有${card}。`,
  ],
  on: [() => '', (before, card) => `${before}旁邊是${card}。`, () => '這裡換到另一面。'],
};

/** The year is said once as long as it stays the same. */
const list = (months: readonly string[]) =>
  months
    .map((month, index) => (index > 0 && month.startsWith(months[index - 1]!.slice(0, 5)) ? month.slice(5) : month))
    .join('、');

export const calendar: ReadingPhrases['calendar'] = {
  majors: (months, way) =>
    pick(way, 4, [
      `大牌落在${list(months)}，那時做的決定，影響會超過一個月。`,
      `行事曆上把${list(months)}圈起來，有大牌在，多留一點時間。`,
    ]),
  heavy: (months, way) =>
    pick(way, 3, [
      `最吃力的是${list(months)}，少答應一點，需要幫手就早點講。`,
      `上坡在${list(months)}，出發前先休息夠。`,
      `${list(months)}別再多排事情，牌上的已經夠忙。`,
    ]),
  light: (months, way) =>
    pick(way, 2, [
      `需要別人點頭的事，排在${list(months)}。`,
      `${list(months)}順風，想開口的話留到那時候說。`,
      `要替在意的事挑個時間，就挑${list(months)}。`,
    ]),
};

/** Three months by how they go. */
export const quarters: ReadingPhrases['quarters'] = {
  months: (from, to) => [from, from.slice(0, 5) === to.slice(0, 5) ? to.slice(5) : to],
  light: [
    '{from}到{to}是順風的一季，{card}幫了最多忙。',
    '{from}到{to}，事情願意配合你，要用在哪裡，問{card}。',
    '想把事情做穩，{from}到{to}最合適，先看{card}。',
    '{from}到{to}會鬆開一些，鬆得最多的地方看{card}。',
  ],
  mixed: [
    '{from}到{to}，一下好一下不好，差別在{card}。',
    '{from}到{to}像換季，早晚不一樣，變化最大的是{card}那一段。',
    '{from}到{to}，得失差不多，兩邊在{card}這裡打平。',
    '{from}到{to}不用太用力，順或不順，看{card}那一段。',
  ],
  heavy: [
    '{from}到{to}，付出會比收到的多，最花力氣的是{card}。',
    '{from}到{to}是這一年的上坡，遇到{card}就慢慢走。',
    '{from}到{to}比較沉，最重的那塊是{card}。',
    '{from}到{to}，行程先留白，{card}會用掉你大部分的力氣。',
  ],
};

/** The card of the date that was asked about. */
export const date: ReadingPhrases['date'] = {
  named: ['{place}那一張，是{card}。', '落在{place}的，是{card}。', '{place}抽到的是{card}。'],
  within: ['這一局按月排開，{when}算在{place}裡，那張是{card}。', '一張牌管一個月，{when}要看{place}的{card}。'],
};
