import type { StoryPhrases } from '../../../domain/lenormand/reading/tableau/phrases.ts';
import { where } from './tableau-where.ts';

const STANDS = {
  ahead: '落在最左一列，要紧的都还在前头',
  past: '落在最右一列，大半已经走过来了',
  events: '落在最上一行，是事情推着你走',
  thoughts: '落在最下一行，想的比做的多',
  middle: '落在桌面当中，四面都有余地',
} as const;
const GAZES = {
  meet: '你们正望着彼此',
  mine: '是你望着那边，那边望着别处',
  theirs: '是那边望着你，你望着别处',
  apart: '两个人各望各的',
  level: '同在一列，谁也不在谁眼里',
} as const;

/** The ten sentences that answer first. */
export const story: StoryPhrases = {
  stands: (card, standing, house) =>
    `你是这桌上的${card}，${STANDS[standing]}，${house === null ? '正坐在自己的宫位里' : `住的是${house}的宫位`}。`,
  ahead: { none: '你前头那一行还空着，下一步由你自己铺。', told: (list) => `往前走，会碰到${list}。` },
  behind: { none: '你身后没有牌，没留下旧账。', told: (list) => `一路走来，经过的是${list}。` },
  mind: { none: '你头上没有牌，这事要么想透了，要么还没去想。', told: (list) => `心里装着的，是${list}。` },
  near: {
    kind: (explained) => `离你近、也帮得上你的是${explained}`,
    hard: (explained) => `离你近、得留点神的是${explained}`,
    none: () => '你近旁没有说得上轻重的牌',
  },
  far: {
    kind: (explained) => `离得远却照样照得到你的是${explained}`,
    missed: (explained) => `远在那头、一时还指望不上的是${explained}`,
    harmless: (explained) => `远得碍不着你多少的是${explained}`,
    none: () => '远处也没有够不着的好处',
  },
  nearAndFar: (near, far) => `${near}；${far}。`,
  topic: (explained, place, house, beside, nearest) =>
    `${nearest ? '感情、工作、钱和家这几样里，离你最近的是' : '你问的事看'}${explained}，它${place}，${house === null ? '坐在自己的宫位里，分量加倍' : `住在${house}的宫位里`}${beside === null ? '' : `，挨着${beside}`}。`,
  person: (who, card, place, gaze) => `${who}看${card}，${place}${gaze === null ? '' : `，${GAZES[gaze]}`}。`,
  stranger: (card) => `；${card}不是你提到的人，当成这件事里另一个有分量的人来看。`,
  parted: (mine, theirs, other) =>
    `原来合在一起的东西里，离你近的${mine === null ? '一样也没有' : `是${mine}`}，离${other}近的${theirs === null ? '一样也没有' : `是${theirs}`}；这只看得出谁惦记什么，不作判决。`,
  nobody: (card, place) => `你没有特别问起谁；要说这事里还有别人，就是${card}，${place}。`,
  hinders: (explained, place) => `拦着你的是${explained}，${place}。`,
  helps: (explained, place) => `帮着你的是${explained}，${place}。`,
  where,
  whole: '合起来看，',
  despite: {
    lighter: '眼前这一段比整桌沉一些，开头要熬一熬；合起来看，',
    heavier: '眼前这一段比整桌松快，可压不过其余的牌；合起来看，',
  },
};
