import type { DicePhrases } from '../../../domain/dice/texts.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`;

/** One way of several, by the faces that lie up: the same throw always reads the same. */
const one = (faces: string, ways: readonly string[]): string =>
  ways[[...faces].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % ways.length]!;

export const phrases: DicePhrases = {
  titles: {
    point: '是什麼在動',
    sign: '用什麼方式',
    house: '在哪裡',
    again: '和上一擲相比',
    natal: '對照你的本命盤',
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
    samePoint: (name) => `兩邊動的都是${name}。`,
    sameSign: (name) => `兩邊用的都是${name}的方式。`,
    sameHouse: (name) => `兩邊最後都落到${name}。`,
  },
  options: ['第一個選項', '第二個選項'],
  rules: {
    unsure: '你的問題被理解成什麼；點問題下面那一行可以改。',
    answer: '照你問的方式回答，根據是行星的本性、廟旺和宮位。',
    reason:
      '看行星的本性、在星座裡的廟旺陷弱，還有宮位是角宮、續宮或果宮；問時間的話，看星座屬於開創、固定或變動，以及行星的快慢。',
    sentence: '行星說什麼在動，星座說怎麼動，宮位說在生活的哪裡動。',
    point: '出自朝上那顆行星或交點的說明。',
    sign: '出自朝上那個星座的說明。',
    house: '出自朝上那個宮位的說明。',
    again: '拿這一擲和上一擲相比。',
    natalSign: '看擲出的星座在你的本命盤裡管哪些宮位。',
    natalPoint: '看擲出的行星在你出生時站在哪裡。',
    natalHouse: '看你的本命盤裡，哪些星住在擲出的宮位。',
    deed: '一件做得到的事，配合你的問題，或配合朝上的那一面。',
    prompt: '朝上的一面要你問自己的話，或跟這件事有關的一問。',
    option: '行星說得到什麼，星座說付出什麼，宮位說在哪裡。',
    difference: '把兩次擲骰放在一起秤：本性、得不得位、宮位強弱。沒有廟旺可論的，不會因為廟旺排到前面。',
  },
};
