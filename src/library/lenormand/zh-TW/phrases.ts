import type { LenormandPhrases, Spoken } from '../../../domain/lenormand/reading/texts.ts';
import { called, clause, clauseOf, list, matter, pair } from './grammar.ts';
import { rules, titles } from './labels.ts';

const isYou = ({ noun }: Spoken) => noun === '你';
const WHERE = { touching: '緊挨著你', near: '離你不遠', far: '離你有一段距離', remote: '遠在桌子另一頭' };
/** One way of several, by the card or by the length of what is told: the same table always reads the same. */
const one = (by: number | string, ways: readonly string[]): string =>
  ways[(typeof by === 'number' ? by : by.length) % ways.length]!;
const SIDES = { left: '左', right: '右' };
const HEIGHTS = { above: '上', below: '下' };

export const phrases: LenormandPhrases = {
  persons: {
    me: { noun: '你', adjective: '你', verb: '直接關係到你' },
    partner: { noun: '另一半', adjective: '另一半', verb: '要看另一半的意思' },
  },
  matter,
  pair,
  clause,
  line: {
    five: ([a, b, c, d, e]) => {
      const [from, to] = [matter([a!, b!]), matter([d!, e!])];
      return one(c!.number, [
        `開頭是${from}，關鍵在${c!.noun}，最後是${to}。`,
        `先有${from}，中間轉到${c!.noun}，落在${to}。`,
        `話從${from}說起，繞過${c!.noun}，停在${to}。`,
      ]);
    },
    seven: ([a, b, c, d, e, f, g]) => {
      const [from, told, to] = [matter([a!, b!]), clauseOf(c!, d!, e!), matter([f!, g!])];
      return one(d!.number, [
        `開頭是${from}；走到中間，${told}；最後是${to}。`,
        `話從${from}說起；接著，${told}；停在${to}。`,
        `先有${from}；半路上，${told}；末尾剩下${to}。`,
      ]);
    },
    centre: (card) =>
      one(card.number, [
        `正中間是${called(card)}，別的牌都靠著它。`,
        `這件事繞著${called(card)}轉。`,
        `${called(card)}擺在正中央，其他的牌都在替它補充。`,
      ]),
    frame: (first, last) =>
      one(first.number + last.number, [
        `從${called(first)}開始，到${called(last)}打住。`,
        `頭尾兩張是${called(first)}和${called(last)}，把中間的事框了起來。`,
        `一頭${called(first)}，一頭${called(last)}，合起來是這句話的邊。`,
      ]),
    mirror: (left, right) =>
      one(left.number + right.number, [
        `${called(left)}和${called(right)}隔著中央相望。`,
        `再看${called(left)}與${called(right)}這一對，位置正好相對。`,
        `把桌子從中間對折，${called(left)}會疊上${called(right)}。`,
      ]),
    close: (card) =>
      one(card.number, [`收尾的是${called(card)}。`, `最後輪到${called(card)}說話。`, `句號落在${called(card)}上。`]),
  },
  ninefold: {
    cross: {
      above: ({ number, noun }) =>
        one(number, [`上方，放在心頭的是${noun}。`, `心裡掛著的，是${noun}。`, `抬頭看到的，是${noun}。`]),
      left: ({ number, noun }) =>
        one(number, [`把事情帶到這裡來的，是${noun}。`, `往回看，起因是${noun}。`, `左邊先有的，是${noun}。`]),
      right: ({ number, noun }) =>
        one(number, [`接下來會走向${noun}。`, `再往前，是${noun}。`, `右邊等著的，是${noun}。`]),
      below: ({ number, noun }) =>
        one(number, [`底下墊著的，是${noun}。`, `撐住這件事的，是${noun}。`, `腳下踩著的，是${noun}。`]),
    },
    rows: [
      (told) => `上排是心裡想的：${told}。`,
      (told) => `中排是正在發生的：${told}。`,
      (told) => `下排是事情的底子：${told}。`,
    ],
    columns: [
      (told) => `左欄是事情的來處：${told}。`,
      (told) => `中欄是事情本身：${told}。`,
      (told) => `右欄是接下來的去向：${told}。`,
    ],
    diagonals: [
      (from, through, to) => `左上到右下這條斜線，從${from.noun}出發，經過${through.noun}，走到${to.noun}。`,
      (from, through, to) => `換右上到左下這條：起點是${from.noun}，中間隔著${through.noun}，落腳在${to.noun}。`,
    ],
    corners: (upper, lower) => `四個角圍出邊框：上面是${upper}，下面是${lower}。`,
  },
  tableau: {
    opening: '最先落桌的三張牌，替整個大牌陣定調。',
    corners: (upper, lower) => `四個角撐住整張桌子：上面是${upper}，下面是${lower}。`,
    heart: (upper, lower) => `桌子的正中央放著${upper}${lower === null ? '' : `，再下面一排是${lower}`}。`,
    fate: (from, to) => `最底下的四張是命運線，從${from}，一路走到${to}。`,
    standing: {
      ahead: '你在最左邊一欄，身後沒有牌，一切都在前面。',
      past: '你在最右邊一欄，過去還拉著你，新的牌還沒鋪到這裡。',
      events: '你在最上面一排，是事情推著你走，沒有多少時間慢慢想。',
      thoughts: '你腳下沒有牌，想的比做的多，踏實的地面還不夠。',
      middle: '你在桌子裡面，四邊都有餘地。',
    },
    gaze: {
      meet: '你們兩個正看著彼此。',
      mine: '你看著對方，對方卻望向別處。',
      theirs: '對方正看著你，你卻望向別處。',
      apart: '你們背對著背，總得有一個人先轉身。',
      level: '你們在同一欄，誰也沒落在誰的視線裡。',
    },
    lines: {
      past: {
        none: '你左邊沒有牌，過去的事已經了結。',
        told: (told) => one(told, [`你身後是${told}。`, `剛走過來的那段，是${told}。`, `回頭看，是${told}。`]),
        further: (cards) => `更早以前、慢慢淡掉的，還有${list(cards)}。`,
      },
      future: {
        none: '你右邊沒有牌，接下來的事還沒寫上去。',
        told: (told) => one(told, [`你前方是${told}。`, `迎面過來的，是${told}。`, `往前看，是${told}。`]),
        further: (cards) => `再往前走，等著的是${list(cards)}。`,
      },
      thoughts: {
        none: '你上方沒有牌，要嘛心裡很清楚，要嘛還沒開始想這件事。',
        told: (told) =>
          one(told, [`你心裡掛著的是${told}。`, `懸在你頭上的，是${told}。`, `你睡前會想的，是${told}。`]),
        further: (cards) => `擱在腦後的還有${list(cards)}。`,
      },
      ground: {
        none: '你下方沒有牌，眼前還沒有什麼可以倚靠。',
        told: (told) =>
          one(told, [`你手上握著的是${told}。`, `你腳下踩著的，是${told}。`, `現在由你作主的，是${told}。`]),
        further: (cards) => `再底下壓著${list(cards)}。`,
      },
    },
    round: {
      above: (told) => `緊靠你上方的是${told}。`,
      beside: (told) => `左右陪著你的是${told}。`,
      below: (told) => `緊靠你下方的是${told}。`,
    },
    near: (cards) => `離你近的有${list(cards)}。`,
    far: (cards) => `離你遠的有${list(cards)}。`,
    sides: {
      ringRight: '「戒指」在你右邊，照老規矩，這個約守得住。',
      ringLeft: '「戒指」在你左邊，有個約正在鬆開，或者早就是過去的事。',
      lilyAbove: '「百合」在你上方，你行得正，心裡也安穩。',
      lilyBelow: '「百合」在你下方，有件事你隱約覺得沒做到位。',
    },
    clouds: {
      dark: '「雲」用暗的那一面對著你，看清楚以前先慢一點。',
      clear: '「雲」用亮的那一面對著你，麻煩已經在散了。',
      level: '「雲」和你在同一欄，哪一面都沒朝向你，先看它往哪邊飄。',
      over: (cards) => `「雲」的影子落在${list(cards)}上，那裡的好處暫時看不清楚。`,
    },
    house: (card, house) =>
      isYou(house)
        ? `${called(card)}住進你自己的宮位，這件事直接關係到你。`
        : one(card.number, [
            `${called(card)}落在${called(house)}的宮位。`,
            `${called(card)}這次住進${called(house)}的宮位。`,
            `${called(house)}的宮位裡，住的是${called(card)}。`,
          ]),
    ownHouse: (house) => `你落在${called(house)}的宮位。`,
    guest: (card) => `住進你那個宮位的是${called(card)}，帶來的是${card.noun}。`,
    chain: (cards, whole) =>
      `從你自己的宮位出發，一宮接一宮，經過${list(cards)}，${whole ? '最後回到你身上' : '後面還接著走下去'}。`,
    exchange: (first, second) => `${called(first)}和${called(second)}互換了宮位，彼此替對方辦事。`,
    atHome: (card) =>
      isYou(card) ? '你正好落在自己的宮位，這張桌子比平常更在說你。' : `${called(card)}就在自己的宮位，分量加倍。`,
    diagonals: {
      upperLeft: (told) => `左上方，記得一半、忘了一半的，是${told}。`,
      upperRight: (told) => `右上方，還只是個念頭的，是${told}。`,
      lowerLeft: (told) => `左下方，已經處理過的，是${told}。`,
      lowerRight: (told) => `右下方，慢慢成形的，是${told}。`,
    },
    mirrors: {
      across: (card) => `左右對折，疊到你身上的是${called(card)}：${card.noun}。`,
      over: (card) => `上下對折，疊上來的是${called(card)}：${card.noun}。`,
      both: (card) => `對角折過來，是${called(card)}：${card.noun}。`,
    },
    knights: (cards) => `走一個騎士步、轉個彎就會碰上的，有${list(cards)}。`,
    meeting: (topic, met) => `你和${called(topic)}的行列，交會在${list(met)}。`,
    distance: (card, distance, across, down) => {
      const side = across === null ? '' : SIDES[across];
      const height = down === null ? '' : HEIGHTS[down];
      const place = `你的${side}${height}${height === '' ? '邊' : '方'}`;
      return one(card.number, [
        `${called(card)}${WHERE[distance]}，在${place}。`,
        `${place}是${called(card)}，${WHERE[distance]}。`,
        `要找${called(card)}，看${place}，它${WHERE[distance]}。`,
      ]);
    },
    beside: (_, neighbour) =>
      one(neighbour.number, [
        `緊鄰著它的是${called(neighbour)}。`,
        `它旁邊躺著${called(neighbour)}。`,
        `和它靠得最近的，是${called(neighbour)}。`,
      ]),
    subjects: {
      health: (card) => `身體與作息看${called(card)}；牌在這裡只談休息和習慣，其他的請交給醫師。`,
      home: (card) => `家裡的事看${called(card)}。`,
      love: (card) => `感情看${called(card)}。`,
      money: (card) => `錢的事看${called(card)}。`,
      work: (card) => `工作看${called(card)}。`,
      talk: (card) => `說的話、寫的字，看${called(card)}。`,
      travel: (card) => `出門的事看${called(card)}。`,
    },
  },
  answer: {
    love: (told) =>
      one(told, [`兩個人之間，牌說的是${told}。`, `你們的事，牌指著${told}。`, `說到那個人，桌上擺的是${told}。`]),
    work: (told) =>
      one(told, [`職場上，牌說的是${told}。`, `上班這件事，牌指著${told}。`, `辦公桌上擺著的，是${told}。`]),
    money: (told) => one(told, [`荷包這邊，要看的是${told}。`, `講到錢，牌指著${told}。`, `這本帳上，寫的是${told}。`]),
    study: (told) => one(told, [`課業上，牌指著${told}。`, `課本翻開來，是${told}。`, `念書這件事，牌說的是${told}。`]),
    spirit: (told) =>
      one(told, [`你心裡真正在動的，是${told}。`, `關了燈還在想的，是${told}。`, `往心裡看，看到的是${told}。`]),
    open: (told) =>
      one(told, [`一句話說完，這件事談的是${told}。`, `說到底，這是${told}。`, `整桌牌收成一句，是${told}。`]),
  },
  titles,
  rules,
};
