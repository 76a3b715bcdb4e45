import { minorNames } from './minors.ts';
import type { Names } from './names.ts';
import { lenormandNames, majorNames } from './numbered.ts';

const suits = { wands: '权杖', cups: '圣杯', swords: '宝剑', pentacles: '星币' };
const ranks = {
  1: '首牌',
  2: '二',
  3: '三',
  4: '四',
  5: '五',
  6: '六',
  7: '七',
  8: '八',
  9: '九',
  10: '十',
  P: '侍从',
  N: '骑士',
  Q: '王后',
  K: '国王',
};

export const names: Names = {
  tarot: {
    ...majorNames(
      '愚人|魔术师|女祭司|女皇|皇帝|教皇|恋人|战车|力量|隐士|命运之轮|正义|倒吊人|死神|节制|恶魔|高塔|星星|月亮|太阳|审判|世界',
    ),
    ...minorNames(suits, ranks, (suit, rank) => `${suit}${rank}`),
  },
  lenormand: lenormandNames(
    '骑士|三叶草|船|房子|树|云|蛇|棺材|花束|镰刀|鞭子|鸟|小孩|狐狸|熊|星星|鹳|狗|塔|花园|山|十字路口|老鼠|心|戒指|书|信|男人|女人|百合|太阳|月亮|钥匙|鱼|锚|十字架',
  ),
  suits,
  majors: '大阿卡纳',
  elements: { fire: '火', water: '水', air: '风', earth: '土' },
  signs: {
    aries: '白羊座',
    taurus: '金牛座',
    gemini: '双子座',
    cancer: '巨蟹座',
    leo: '狮子座',
    virgo: '处女座',
    libra: '天秤座',
    scorpio: '天蝎座',
    sagittarius: '射手座',
    capricorn: '摩羯座',
    aquarius: '水瓶座',
    pisces: '双鱼座',
  },
  phases: {
    new: '新月',
    waxingCrescent: '娥眉月',
    firstQuarter: '上弦月',
    waxingGibbous: '盈凸月',
    full: '满月',
    waningGibbous: '亏凸月',
    lastQuarter: '下弦月',
    waningCrescent: '残月',
  },
  moonIn: (sign) => `月在${sign.replace('座', '')}`,
  topics: { love: '感情', work: '事业', money: '财务', study: '学业', spirit: '内心', open: '不限' },
  upright: '正位',
  reversed: '逆位',
};
