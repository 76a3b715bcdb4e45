import type { Language } from '../../src/domain/language.ts';

type Texts = Readonly<Record<Language, string>>;

export interface WallpaperItem {
  readonly wallpaperId: number;
  /** The drawing's name in the app's own art. */
  readonly art: string;
  readonly labels: readonly number[];
  /** Coins; 0 is free. */
  readonly price: number;
  readonly titles: Texts;
}

const [SKY, MOON, SEA, LAND, SEASON, ZODIAC, CARDS, ANIMALS] = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const WALLPAPER_LABELS: readonly { readonly labelId: number; readonly names: Texts }[] = [
  { labelId: SKY, names: { en: 'Sky', 'zh-CN': '星空', 'zh-TW': '星空' } },
  { labelId: MOON, names: { en: 'Moon', 'zh-CN': '月亮', 'zh-TW': '月亮' } },
  { labelId: SEA, names: { en: 'Water', 'zh-CN': '水', 'zh-TW': '水' } },
  { labelId: LAND, names: { en: 'Land', 'zh-CN': '山野', 'zh-TW': '山野' } },
  { labelId: SEASON, names: { en: 'Seasons', 'zh-CN': '四季', 'zh-TW': '四季' } },
  { labelId: ZODIAC, names: { en: 'Zodiac', 'zh-CN': '黄道', 'zh-TW': '黃道' } },
  { labelId: CARDS, names: { en: 'Cards', 'zh-CN': '牌', 'zh-TW': '牌' } },
  { labelId: ANIMALS, names: { en: 'Animals', 'zh-CN': '动物', 'zh-TW': '動物' } },
];

type Row = readonly [id: number, art: string, price: number, labels: readonly number[], titles: Texts];

/** In the order of the grid. A number once given stays with its picture: people have bought it by that number. */
const ROWS: readonly Row[] = [
  [1, 'full-moon', 0, [MOON, SEA], { en: 'Full Moon', 'zh-CN': '满月', 'zh-TW': '滿月' }],
  [2, 'pole-star', 0, [SKY, LAND], { en: 'Pole Star', 'zh-CN': '北极星', 'zh-TW': '北極星' }],
  [3, 'hare', 20, [MOON, ANIMALS, SEASON], { en: 'Moon Hare', 'zh-CN': '月兔', 'zh-TW': '玉兔' }],
  [4, 'waves', 0, [SEA], { en: 'Waves', 'zh-CN': '海浪', 'zh-TW': '浪' }],
  [5, 'spring', 0, [SEASON, LAND], { en: 'Spring', 'zh-CN': '春', 'zh-TW': '春' }],
  [6, 'zodiac-wheel', 30, [ZODIAC, SKY], { en: 'Zodiac Wheel', 'zh-CN': '黄道轮', 'zh-TW': '黃道輪' }],
  [7, 'eclipse', 20, [SKY, MOON], { en: 'Eclipse', 'zh-CN': '日食', 'zh-TW': '日食' }],
  [8, 'fan', 10, [CARDS], { en: 'Fan of Cards', 'zh-CN': '一扇牌', 'zh-TW': '扇開的牌' }],
  [9, 'crescent', 0, [MOON, SEA], { en: 'Crescent', 'zh-CN': '蛾眉月', 'zh-TW': '眉月' }],
  [10, 'summer', 10, [SEASON], { en: 'Summer', 'zh-CN': '夏', 'zh-TW': '夏' }],
  [11, 'peaks', 0, [LAND], { en: 'Peaks', 'zh-CN': '群山', 'zh-TW': '群峰' }],
  [12, 'carp', 20, [ANIMALS, SEA], { en: 'Carp', 'zh-CN': '锦鲤', 'zh-TW': '錦鯉' }],
  [13, 'planisphere', 30, [SKY], { en: 'Planisphere', 'zh-CN': '活动星图', 'zh-TW': '星座盤' }],
  [14, 'sunrise', 0, [SKY, SEA], { en: 'Sunrise', 'zh-CN': '日出', 'zh-TW': '日出' }],
  [15, 'moon-gate', 20, [MOON, LAND], { en: 'Moon Gate', 'zh-CN': '月洞门', 'zh-TW': '月洞門' }],
  [16, 'star-pool', 20, [CARDS, SKY], { en: 'Star Pool', 'zh-CN': '星之池', 'zh-TW': '星之池' }],
  [17, 'cat', 10, [ANIMALS, MOON], { en: 'Cat at Night', 'zh-CN': '夜猫', 'zh-TW': '夜裡的貓' }],
  [18, 'phases', 10, [MOON], { en: 'Phases of the Moon', 'zh-CN': '月相', 'zh-TW': '月相' }],
  [19, 'autumn', 10, [SEASON, LAND], { en: 'Autumn', 'zh-CN': '秋', 'zh-TW': '秋' }],
  [20, 'lantern', 20, [CARDS, SEASON], { en: 'Lantern', 'zh-CN': '提灯', 'zh-TW': '提燈' }],
  [21, 'comet', 10, [SKY, LAND], { en: 'Comet', 'zh-CN': '彗星', 'zh-TW': '彗星' }],
  [22, 'junk', 20, [SEA, CARDS], { en: 'Ship', 'zh-CN': '帆船', 'zh-TW': '帆船' }],
  [23, 'suits', 0, [CARDS], { en: 'Four Suits', 'zh-CN': '四种花色', 'zh-TW': '四個牌組' }],
  [24, 'silver-river', 20, [SKY, SEASON], { en: 'Milky Way', 'zh-CN': '银河', 'zh-TW': '銀河' }],
  [25, 'dove', 10, [ANIMALS, CARDS], { en: 'Dove', 'zh-CN': '鸽子', 'zh-TW': '白鴿' }],
  [26, 'winter', 10, [SEASON, LAND], { en: 'Winter', 'zh-CN': '冬', 'zh-TW': '冬' }],
  [27, 'zodiac', 30, [ZODIAC], { en: 'Twelve Signs', 'zh-CN': '十二星座', 'zh-TW': '十二星座' }],
  [28, 'beacon', 0, [SEA], { en: 'Lighthouse', 'zh-CN': '灯塔', 'zh-TW': '燈塔' }],
  [29, 'dipper', 10, [SKY, LAND], { en: 'Big Dipper', 'zh-CN': '北斗七星', 'zh-TW': '北斗七星' }],
  [30, 'cup', 10, [CARDS, SEA], { en: 'Cup', 'zh-CN': '圣杯', 'zh-TW': '聖杯' }],
  [31, 'elements', 20, [ZODIAC, LAND], { en: 'Four Elements', 'zh-CN': '四元素', 'zh-TW': '四元素' }],
];

export const WALLPAPER_ITEMS: readonly WallpaperItem[] = ROWS.map(([wallpaperId, art, price, labels, names]) => ({
  wallpaperId,
  art,
  price,
  labels,
  titles: names,
}));
