import { minorNames } from './minors.ts';
import type { Names } from './names.ts';
import { lenormandNames, majorNames } from './numbered.ts';

const suits = { wands: '權杖', cups: '聖杯', swords: '寶劍', pentacles: '錢幣' };
const ranks = {
  1: '王牌',
  2: '二',
  3: '三',
  4: '四',
  5: '五',
  6: '六',
  7: '七',
  8: '八',
  9: '九',
  10: '十',
  P: '侍者',
  N: '騎士',
  Q: '王后',
  K: '國王',
};

export const names: Names = {
  tarot: {
    ...majorNames(
      '愚者|魔術師|女祭司|皇后|皇帝|教皇|戀人|戰車|力量|隱者|命運之輪|正義|吊人|死神|節制|惡魔|高塔|星星|月亮|太陽|審判|世界',
    ),
    ...minorNames(suits, ranks, (suit, rank) => `${suit}${rank}`),
  },
  lenormand: lenormandNames(
    '騎士|幸運草|船|房屋|大樹|雲|蛇|棺材|花束|鐮刀|鞭子|鳥|孩子|狐狸|熊|星星|鸛|狗|塔|花園|山|十字路口|老鼠|心|戒指|書|信|紳士|淑女|百合|太陽|月亮|鑰匙|魚|錨|十字架',
  ),
  suits,
  majors: '大阿爾克那',
  elements: { fire: '火', water: '水', air: '風', earth: '土' },
  signs: {
    aries: '牡羊座',
    taurus: '金牛座',
    gemini: '雙子座',
    cancer: '巨蟹座',
    leo: '獅子座',
    virgo: '處女座',
    libra: '天秤座',
    scorpio: '天蠍座',
    sagittarius: '射手座',
    capricorn: '摩羯座',
    aquarius: '水瓶座',
    pisces: '雙魚座',
  },
  phases: {
    new: '新月',
    waxingCrescent: '眉月',
    firstQuarter: '上弦月',
    waxingGibbous: '盈凸月',
    full: '滿月',
    waningGibbous: '虧凸月',
    lastQuarter: '下弦月',
    waningCrescent: '殘月',
  },
  moonIn: (sign) => `月在${sign.replace('座', '')}`,
  topics: { love: '感情', work: '工作', money: '財務', study: '課業', spirit: '內在', open: '不設限' },
  upright: '正位',
  reversed: '逆位',
};
