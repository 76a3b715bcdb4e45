import type { StoryPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { where } from './tableau-where.ts';

const STANDS = {
  ahead: '站在最左邊，重頭戲都還沒開始',
  past: '站在最右邊，大部分的路已經走完',
  events: '站在第一排，被事情推著走',
  thoughts: '站在最後一排，想得多、做得少',
  middle: '站在桌子中間，往哪邊都有空間',
} as const;
const GAZES = {
  meet: '你們正看著對方',
  mine: '你看著那邊，那邊看著別處',
  theirs: '那邊看著你，你看著別處',
  apart: '兩個人看著不同的方向',
  level: '跟你同一欄，彼此都不在對方的視線裡',
} as const;

/** The ten sentences that answer first. */
export const story: StoryPhrases = {
  stands: (card, standing, house) =>
    `這張桌上你是${card}，${STANDS[standing]}，${house === null ? '剛好待在自己的宮位' : `住在${house}的宮位`}。`,
  ahead: { none: '你右邊沒有牌，接下來的路由你自己排。', told: (list) => `接下來你會遇到${list}。` },
  behind: { none: '你左邊沒有牌，過去沒留下什麼要還。', told: (list) => `你是從${list}這一路走過來的。` },
  mind: {
    none: '你頭上沒有牌，這件事不是想通了，就是還沒開始想。',
    told: (list) => `你腦袋裡轉的，是${list}。`,
  },
  near: {
    kind: (explained) => `就在手邊、幫得上忙的是${explained}`,
    hard: (explained) => `就在手邊、要小心應付的是${explained}`,
    none: () => '你身邊沒有哪張牌特別搶戲',
  },
  far: {
    kind: (explained) => `人在遠處、還是罩得到你的是${explained}`,
    missed: (explained) => `離得太遠、暫時靠不到的是${explained}`,
    harmless: (explained) => `離得夠遠、影響不了你太多的是${explained}`,
    none: () => '遠處也沒有你搆不著的好事',
  },
  nearAndFar: (near, far) => `${near}；${far}。`,
  topic: (explained, place, house, beside, nearest) =>
    `${nearest ? '感情、工作、金錢和家庭裡，離你最近的是' : '你問的事要看'}${explained}，它${place}，${house === null ? '待在自己的宮位，份量加倍' : `住在${house}的宮位`}${beside === null ? '' : `，旁邊是${beside}`}。`,
  person: (who, card, place, gaze) => `代表${who}的是${card}，${place}${gaze === null ? '' : `，${GAZES[gaze]}`}。`,
  stranger: (card) => `；${card}不是你提到的人，當成這件事裡另一個重要的人來看。`,
  parted: (mine, theirs, other) =>
    `原本共有的東西，離你近的${mine === null ? '一樣都沒有' : `是${mine}`}，離${other}近的${theirs === null ? '一樣都沒有' : `是${theirs}`}；這只看得出誰掛念什麼，不能當判決。`,
  nobody: (card, place) => `你沒有特別問到誰；這件事裡如果還有別人，就是${card}，${place}。`,
  hinders: (explained, place) => `擋著你的是${explained}，${place}。`,
  helps: (explained, place) => `幫著你的是${explained}，${place}。`,
  where,
  whole: '整桌合起來看，',
  despite: {
    lighter: '眼前這一小段比整桌沉重，剛開始要有點耐心；整桌合起來看，',
    heavier: '眼前這一小段比整桌輕鬆，只是壓不過其他的牌；整桌合起來看，',
  },
};
