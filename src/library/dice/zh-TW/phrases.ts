import type { DicePhrases } from '../../../domain/dice/texts.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`;

/** One way of several, by the faces that lie up: the same throw always reads the same. */
const one = (faces: string, ways: readonly string[]): string =>
  ways[[...faces].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % ways.length]!;

export const phrases: DicePhrases = {
  titles: {
    throw: '這一擲',
    point: '是什麼在動',
    sign: '用什麼方式',
    house: '在哪裡',
    strength: '狀態如何',
    again: '和上一擲相比',
    natal: '對照你的本命盤',
    comparison: '並排著看',
  },
  topic: {
    love: (point, sign, house) =>
      one(point + sign + house, [
        `你們之間正在動的是${point}，說話帶著${sign}的口氣，會在${house}管的事情裡碰上。`,
        `兩個人之間，${point}在推，${sign}是推的手勢，最容易碰上的是${house}的事。`,
        `這段感情裡，${point}開了口，語氣像${sign}，話題繞著${house}。`,
      ]),
    work: (point, sign, house) =>
      one(point + sign + house, [
        `工作上，該動手的是${point}那一類的事，手法學${sign}，牽涉到誰、落在哪裡，看${house}。`,
        `上班這件事，先看${point}管的是哪一項，再用${sign}的做法去處理，找人就往${house}找。`,
        `桌上最該先處理的像${point}，步驟照${sign}來，落點在${house}。`,
      ]),
    money: (point, sign, house) =>
      one(point + sign + house, [
        `推著這筆錢走的是${point}，來去的習慣像${sign}，要檢查就從${house}管的地方先翻。`,
        `講到錢，起頭的是${point}，花法和賺法像${sign}，先打開${house}那一格看看。`,
        `這筆帳先查${house}，進出的樣子像${sign}，背後出力的是${point}。`,
      ]),
    study: (point, sign, house) =>
      one(point + sign + house, [
        `課業上，功夫要下在${point}，方法學${sign}，幫得上忙的人和地方到${house}去找。`,
        `念書的事，${point}是要練的，${sign}是練法，${house}裡有人願意教。`,
        `想學得進去，先照顧${point}，節奏跟著${sign}，場地在${house}。`,
      ]),
    spirit: (point, sign, house) =>
      one(point + sign + house, [
        `心裡有一塊像${point}，帶著${sign}的脾氣；想安頓它，就在${house}管的事情裡替它留個位子。`,
        `靜下來聽，${point}在講話，口氣像${sign}，講的是${house}的事。`,
        `替心裡的${point}找個伴，用${sign}的方式陪它，從${house}管的事開始。`,
      ]),
    open: (point, sign, house) =>
      one(point + sign + house, [
        `換你把三顆骰子連成一句：動的是${point}，動得像${sign}，動在${house}管的日子裡。`,
        `連起來念一次：${point}在動，樣子像${sign}，地方是${house}。`,
        `主詞是${point}，形容詞是${sign}，地點是${house}，剩下的由你來說。`,
      ]),
  },
  again: {
    point: (name) => `又是${name}朝上，推著你的還是同一股力氣。`,
    sign: (name) => `${name}再來一次，從你上次問到現在，方式沒有變。`,
    house: (name) => `還是${name}，事情的舞台沒有換。`,
    opposite: (name) => `${name}正好在上一擲的對面，同一個問題換到另一邊看。`,
    fresh: (name) =>
      one(name, [
        `三顆都換了面，這回輪到${name}說話，看的還是同一件事。`,
        `沒有一面和上次一樣，換${name}來說。`,
        `全都是新面孔，從${name}看起。`,
      ]),
  },
  natal: {
    signHouse: (sign, houses) => `在你的本命盤裡，${sign}管著${list(houses)}，這件事也會牽到那裡。`,
    intercepted: (sign, house) => `在你的本命盤裡，${sign}整個被截奪在${house}裡，所以會晚一點才在那裡浮出來。`,
    point: (point, sign, house) =>
      `你出生時${point}在${sign}${house === null ? '' : `、落在${house}`}，那是你自己處理這種事的方式。`,
    inHouse: (points, house) => `你本命盤的${house}住著${list(points)}，這一擲直接碰到。`,
    empty: (house) => `你本命盤的${house}空著，事情走到那裡不會撞上別的星。`,
  },
  difference: {
    samePoint: (name) => `兩邊動的都是${name}，差別不在發生什麼，在怎麼發生、在哪裡發生。`,
    sameSign: (name) => `兩邊用的都是${name}的方式。`,
    sameHouse: (name) => `兩邊最後都落到${name}。`,
    stronger: (option, point, sign) =>
      `「${option}」這邊，${point}在${sign}站得比較穩，路會好走些，不過好走不等於樣樣都好。`,
  },
  options: ['第一個選項', '第二個選項'],
  rules: {
    sentence: '行星說什麼在動，星座說怎麼動，宮位說在生活的哪裡動。',
    point: '出自朝上那顆行星或交點的說明。',
    sign: '出自朝上那個星座的說明。',
    house: '出自朝上那個宮位的說明。',
    dignity: '廟旺陷弱：行星在星座裡的狀態，依托勒密的說法，天王星、海王星和冥王星用現代守護。',
    naturalSign: '自然宮位：牡羊座屬第一宮，金牛座屬第二宮，依此類推。',
    naturalPoint: '行星的自然宮位，就是它所守護的星座的宮位。',
    topic: '在你所問的領域裡，怎麼看這三面。',
    question: '朝上那個宮位要你問自己的一句話。',
    again: '拿這一擲和上一擲相比。',
    natalSign: '看擲出的星座在你的本命盤裡管哪些宮位。',
    natalPoint: '看擲出的行星在你出生時站在哪裡。',
    natalHouse: '看你的本命盤裡，哪些星住在擲出的宮位。',
    comparing: '兩次擲骰怎麼比。',
    difference: '兩次擲骰相同的地方，以及哪一邊的行星狀態較好。',
  },
};
