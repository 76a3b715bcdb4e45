import type { MatterWords } from '../../domain/reading/matter-words.ts';
import type { PlainPhrases } from '../../domain/reading/texts.ts';
import { clarifier, count, jumper, paths, shadow } from './zh-TW/answer.ts';
import { leads } from './zh-TW/leads.ts';
import { openingMajors } from './zh-TW/openings-majors.ts';
import { openingMinors } from './zh-TW/openings-minors.ts';
import { places } from './zh-TW/places.ts';
import { bridges, calendar, date, quarters } from './zh-TW/time.ts';
import { courts, friends, majors, number, opposed, pair, reversals, suit } from './zh-TW/together.ts';
import { weighing } from './zh-TW/weighing.ts';

/** The words that every matter needs, by file: each exports them under their names. */
export const ofEveryMatter = import.meta.glob<Partial<MatterWords>>('./zh-TW/matter/*.ts', { eager: true });

export const phrases: PlainPhrases = {
  leads,
  places,
  turned: (card, reversed) => (reversed ? `逆位${card}` : card),
  again: '這張牌',
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
    bridge: '看前後兩張牌，說這一段怎麼接上一段。',
    inPlace: '這張牌落在這個牌位時怎麼說。',
    quarters: '把一年分成四季，每三個月看牌往哪邊傾。',
    calendar: '從十二個月裡挑出吃力的、順手的，以及有大阿爾克那的。',
    lead: '說明牌陣的這個位置，以及落在這裡的牌。',
    gist: '這張牌朝上那一面的核心意思，三種說法裡的一種。',
    topic: '這張牌對你所問領域的說法。',
    majors: '數數看桌上有幾張大阿爾克那。',
    suit: '數花色。占到一半以上的花色會定調。',
    number: '看有沒有幾張牌的數字或位階相同。',
    courts: '數侍者、騎士、王后和國王。',
    reversals: '拿逆位的比例和碰巧的比例比一比。',
    friends: '元素尊貴：最重的兩張相鄰，火與風、水與土彼此增強。',
    opposed: '元素尊貴：最重的兩張相鄰，火與水、風與土彼此削弱。',
    pair: '凱爾特十字裡兩處對照：過去的和接下來的，盼的怕的和結果。',
    paths: '把兩條路的去處擺在一起看。',
    opening: '照你問的事，說整桌牌的氣氛。',
    date: '點出你問的那個月或那一天的牌，它排在最前面讀。',
    outside: '問題不歸牌管時，說明牌能讀什麼。',
    subject: '說明問的是誰，或是什麼時候。',
    answer: '照你的問法作答：看每張牌往哪邊傾，再依牌位的輕重來算。',
    voice: '點出最替這個答案說話的牌，或兩邊各一張。',
    turn: '找出整桌牌由重轉輕，或由輕轉重的那一張。',
    odds: '最後那張牌跟其他牌、或跟數出來的結果不合時，說清楚。',
    hinge: '點出還能讓答案變好或變壞的那張牌。',
    unsure: '問題可能有別的意思時，說明是怎麼理解的。',
    deed: '一件合這個問題、這個禮拜做得到的事。',
    prompt: '一個寫給自己的問題，由你來回答。',
    count: '正位算「是」，逆位算「否」。只比一半多一張或少一張，不足以下定論。',
    jumper: '洗牌時掉出來的牌，當作旁白來讀。',
    shadow: '沒抽到的牌裡壓在最底下的那張，很多人最後會看它一眼。',
    clarifier: '事後為一個牌位補的牌，出自同一副封好的牌，只補充那個牌位，不改答案。',
  },
};
