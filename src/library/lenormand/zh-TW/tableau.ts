import type { Spoken } from '../../../domain/lenormand/reading/spoken.ts';
import type { TableauPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { called, list } from './grammar.ts';
import { story } from './tableau-story.ts';
import { place, WHERE } from './tableau-where.ts';

/** A card by its name and what it brings; the partner brings nothing but the partner. */
const named = (card: Spoken) => (called(card) === card.noun ? card.noun : `${called(card)}：${card.noun}`);

export const tableau: TableauPhrases = {
  opening: [
    '最先落桌的三張牌，替整個大牌陣定調。',
    '從頭三張讀起，後面的牌都順著這個調子走。',
    '先聽開頭這三張怎麼說，整桌的氣氛由它們決定。',
  ],
  corners: [
    (upper, lower) => `四個角撐住整張桌子：上面是${upper}，下面是${lower}。`,
    (upper, lower) => `順著四個角走一圈，上緣是${upper}，下緣是${lower}。`,
    (upper, lower) => `整桌的事都裝在這個框裡，上面的兩角是${upper}，下面的兩角是${lower}。`,
  ],
  heart: [
    (upper, lower) => `桌子的正中央放著${upper}${lower === null ? '' : `，再下面一排是${lower}`}。`,
    (upper, lower) => `最中間的牌講的是${upper}${lower === null ? '' : `，底下還墊著${lower}`}。`,
    (upper, lower) => `整桌的事都繞著${upper}轉${lower === null ? '' : `，也少不了${lower}`}。`,
  ],
  fate: [
    (from, to) => `最底下的四張是命運線，從${from}，一路走到${to}。`,
    (from, to) => `最後一排是命運線，開頭是${from}，結尾是${to}。`,
    (from, to) => `順著命運線往右讀，先是${from}，後是${to}。`,
  ],
  standing: {
    ahead: ['你在最左邊一欄，一切都在前面。', '你貼著桌子左緣，這一桌大多在講之後的事。'],
    past: ['你在最右邊一欄，過去還拉著你。', '你貼著桌子右緣，整桌的牌大多在回頭看。'],
    events: ['你在最上面一排，是事情推著你走，沒有多少時間慢慢想。', '你在第一排，事情一件接一件，來不及先排好順序。'],
    thoughts: ['你在最底下一排，想得多，做得少。', '你在最下面一排，腦袋轉了好幾圈，手還沒開始動。'],
    middle: [
      '你在桌子裡面，四邊都有餘地。',
      '你的四周都有牌，往哪個方向都走得開。',
      '桌子的邊緣都沒碰到你，前面後面都有空間。',
    ],
  },
  gaze: {
    meet: ['你們兩個正看著彼此。', '你們面對面，誰都看得到誰。'],
    mine: ['你看著對方，對方卻望向別處。', '你的目光在對方身上，對方正看著另一邊。'],
    theirs: ['對方正看著你，你卻望向別處。', '有人在看你，你還沒轉頭。'],
    apart: ['你們背對著背，總得有一個人先轉身。', '兩個人各看桌子的一邊，要有人先回頭。'],
    level: ['你們在同一欄，誰也沒落在誰的視線裡。', '你們一上一下，抬頭低頭才看得到彼此。'],
  },
  lines: {
    past: {
      none: ['你左邊沒有牌，過去的事已經了結。', '你身後是空的，沒有舊事在等你處理。'],
      told: [(told) => `你身後是${told}。`, (told) => `剛走過來的那段，是${told}。`, (told) => `回頭看，是${told}。`],
      further: [
        (cards) => `更早以前、慢慢淡掉的，還有${list(cards)}。`,
        (cards) => `再往回走，還看得到${list(cards)}的影子。`,
      ],
    },
    future: {
      none: ['你右邊沒有牌，接下來的事還沒寫上去。', '你前方還沒鋪牌，下一步由你自己決定。'],
      told: [(told) => `你前方是${told}。`, (told) => `迎面過來的，是${told}。`, (told) => `往前看，是${told}。`],
      further: [(cards) => `再往前走，等著的是${list(cards)}。`, (cards) => `走遠一點，會遇到${list(cards)}。`],
    },
    thoughts: {
      none: ['你上方沒有牌，要嘛心裡很清楚，要嘛還沒開始想這件事。', '你頭上是空的，這件事不是想通了，就是還沒想到。'],
      told: [
        (told) => `你心裡掛著的是${told}。`,
        (told) => `懸在你頭上的，是${told}。`,
        (told) => `你睡前會想的，是${told}。`,
      ],
      further: [(cards) => `擱在腦後的還有${list(cards)}。`, (cards) => `偶爾才會想到的，是${list(cards)}。`],
    },
    ground: {
      none: ['你下方沒有牌，眼前還沒有什麼可以倚靠。', '你腳底下是空的，站的地方要自己鋪。'],
      told: [
        (told) => `落在現實裡的，是${told}。`,
        (told) => `你眼前實際有的，是${told}。`,
        (told) => `攤開來看得到的，是${told}。`,
      ],
      further: [(cards) => `再底下壓著${list(cards)}。`, (cards) => `更下面一層，還有${list(cards)}。`],
    },
  },
  round: {
    above: [(told) => `緊靠你上方的是${told}。`, (told) => `貼著你頭頂的，是${told}。`],
    beside: [(told) => `在你身旁的，是${told}。`, (told) => `跟你並排的，是${told}。`],
    below: [(told) => `緊靠你下方的是${told}。`, (told) => `貼著你下方的，是${told}。`],
  },
  near: [
    (cards) => `離你近的有${list(cards)}。`,
    (cards) => `一兩步就到的，有${list(cards)}。`,
    (cards) => `你伸手碰得到的，是${list(cards)}。`,
  ],
  far: [
    (cards) => `離你遠的有${list(cards)}。`,
    (cards) => `隔了大半張桌子的，有${list(cards)}。`,
    (cards) => `現在還搆不到的，是${list(cards)}。`,
  ],
  sides: {
    ringRight: ['「戒指」在你右邊，照老規矩，這個約守得住。', '你的右手邊有「戒指」，這是靠得住的約。'],
    ringLeft: [
      '「戒指」在你左邊，有個約正在鬆開，或者早就是過去的事。',
      '你的左手邊有「戒指」，照老規矩，有個約鬆了，或是已經翻頁。',
    ],
    lilyAbove: ['「百合」在你上方，你行得正，心裡也安穩。', '「百合」在你頭上，事情做得正，睡覺也安心。'],
    lilyBelow: [
      '「百合」在你下方，有件事你隱約覺得沒做到位。',
      '「百合」落在你腳邊，有個地方你心裡知道，本來可以做得更好。',
    ],
  },
  clouds: {
    dark: ['「雲」用暗的那一面對著你，看清楚以前先慢一點。', '朝著你的是「雲」的暗面，先放慢，等路看得清楚。'],
    clear: ['「雲」用亮的那一面對著你，麻煩已經在散了。', '朝著你的是「雲」的亮面，天氣正在轉好。'],
    level: [
      '「雲」和你在同一欄，哪一面都沒朝向你，先看它往哪邊飄。',
      '「雲」就在你的正上方或正下方，兩面都沒對著你，等風來了再說。',
    ],
    over: [
      (cards) => `「雲」的影子落在${list(cards)}上，那裡的好處暫時看不清楚。`,
      (cards) => `「雲」遮到了${list(cards)}，好的那一面要晚一點才看得到。`,
    ],
  },
  house: [
    (card, house) => `${called(card)}落在${called(house)}的宮位。`,
    (card, house) => `${called(card)}這次住進${called(house)}的宮位。`,
    (card, house) => `${called(house)}的宮位裡，住的是${called(card)}。`,
    (card, house) => `照位置數，${called(card)}敲的是${called(house)}家的門。`,
    (card, house) => `${called(house)}的宮位，這回讓${called(card)}住了進來。`,
  ],
  myHouse: [
    (card) => `${called(card)}住進你自己的宮位，這件事直接關係到你。`,
    (card) => `你自己的宮位裡坐著${called(card)}，這件事是衝著你來的。`,
    (card) => `${called(card)}走進了你的家門，主意要由你來拿。`,
  ],
  ownHouse: [
    (house) => `你落在${called(house)}的宮位。`,
    (house) => `你的牌這次住在${called(house)}的宮位。`,
    (house) => `照位置數，你在${called(house)}家作客。`,
  ],
  guest: [
    (card) =>
      called(card) === card.noun
        ? `住進你那個宮位的是${card.noun}。`
        : `住進你那個宮位的是${called(card)}，講的是${card.noun}。`,
    (card) =>
      called(card) === card.noun
        ? `你的宮位來了客人，是${card.noun}。`
        : `你的宮位來了客人，是${called(card)}，一進門就講到${card.noun}。`,
  ],
  chain: [
    (cards, whole) =>
      `從你自己的宮位出發，一宮接一宮，經過${list(cards)}，${whole ? '最後回到你身上' : '後面還接著走下去'}。`,
    (cards, whole) =>
      `出了你的宮位，照著門牌一家一家找，會經過${list(cards)}，${whole ? '繞一圈又回到原點' : '後面還有好幾家'}。`,
  ],
  exchange: [
    (first, second) => `${called(first)}和${called(second)}互換了宮位，彼此替對方辦事。`,
    (first, second) =>
      `${called(first)}住在${called(second)}家，${called(second)}也住在${called(first)}家，兩張要一起讀。`,
  ],
  atHome: [
    (card) => `${called(card)}就在自己的宮位，分量加倍。`,
    (card) => `${called(card)}在自己家裡，講話比平常大聲。`,
    (card) => `自己的宮位由${called(card)}自己住，它的意思要聽兩遍。`,
  ],
  meAtHome: ['你正好落在自己的宮位，這張桌子比平常更在說你。', '你就坐在自己家裡，整桌的牌先講你，再講別人。'],
  diagonals: {
    upperLeft: [(told) => `左上方，半記半忘的，是${told}。`, (told) => `往左上斜著看，回想起來的是${told}。`],
    upperRight: [(told) => `右上方，念頭剛轉到的，是${told}。`, (told) => `往右上斜著看，心裡剛想到的是${told}。`],
    lowerLeft: [(told) => `左下方，你早就熟悉的，是${told}。`, (told) => `往左下斜著看，一路走來碰過的是${told}。`],
    lowerRight: [(told) => `右下方，一步一步走近的，是${told}。`, (told) => `往右下斜著看，接下來會碰到${told}。`],
  },
  mirrors: {
    across: [
      (card) => `左右對折，疊到你身上的是${named(card)}。`,
      (card) => `把桌子左右合起來，碰到你的是${named(card)}。`,
    ],
    over: [(card) => `上下對折，疊上來的是${named(card)}。`, (card) => `上下合起來，蓋住你的是${named(card)}。`],
    both: [(card) => `對角折過來，是${named(card)}。`, (card) => `再對角一折，跟你打照面的是${named(card)}。`],
  },
  knights: [
    (cards) => `走一個騎士步、轉個彎就會碰上的，有${list(cards)}。`,
    (cards) => `照西洋棋的騎士那樣跳，轉角等著的是${list(cards)}。`,
  ],
  meeting: [
    (topic, met) => `你的牌和${called(topic)}，橫豎兩線交會在${list(met)}。`,
    (topic, met) => `你的這一排、${called(topic)}的那一欄，碰頭的地方是${list(met)}。`,
  ],
  distance: [
    (card, distance, across, down) => `${called(card)}${WHERE[distance]}，在${place(across, down)}。`,
    (card, distance, across, down) => `${place(across, down)}是${called(card)}，${WHERE[distance]}。`,
    (card, distance, across, down) => `要找${called(card)}，看${place(across, down)}，${WHERE[distance]}。`,
  ],
  beside: [
    (_, neighbour) => `緊鄰著它的是${called(neighbour)}。`,
    (_, neighbour) => `它旁邊躺著${called(neighbour)}。`,
    (_, neighbour) => `和它靠得最近的，是${called(neighbour)}。`,
    (_, neighbour) => `隔壁的${called(neighbour)}也有話說。`,
  ],
  subjects: {
    health: [
      (card) => `身體與作息看${called(card)}；牌在這裡只談休息和習慣，其他的請交給醫師。`,
      (card) => `睡得好不好、吃得對不對，問${called(card)}。再深入的牌不會知道，請問醫師。`,
      (card) => `講到精神和起居，先看${called(card)}。牌只談作息，看病交給醫師。`,
    ],
    home: [
      (card) => `家裡的事看${called(card)}。`,
      (card) => `關起門來的事，由${called(card)}來講。`,
      (card) => `問家人、問房子，都先找${called(card)}。`,
    ],
    love: [
      (card) => `感情看${called(card)}。`,
      (card) => `喜歡誰、被誰喜歡，${called(card)}最清楚。`,
      (card) => `心裡的那個人，先問${called(card)}。`,
    ],
    money: [
      (card) => `錢的事看${called(card)}。`,
      (card) => `收多少、花多少，${called(card)}都記著。`,
      (card) => `荷包是鬆是緊，問${called(card)}就知道。`,
    ],
    work: [
      (card) => `工作看${called(card)}。`,
      (card) => `上班的日子過得如何，聽${called(card)}說。`,
      (card) => `職場上的事，先找${called(card)}。`,
    ],
    talk: [
      (card) => `說的話、寫的字，看${called(card)}。`,
      (card) => `電話、訊息和閒話，都歸${called(card)}管。`,
      (card) => `別人當面怎麼說、背後怎麼說，問${called(card)}。`,
    ],
    travel: [
      (card) => `出門的事看${called(card)}。`,
      (card) => `去不去、怎麼去，看${called(card)}。`,
      (card) => `路上的事，由${called(card)}來講。`,
    ],
  },
  story,
};
