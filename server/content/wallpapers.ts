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

const titles = (en: string, cn: string, tw: string): Texts => ({ en, 'zh-CN': cn, 'zh-TW': tw });
const [SKY, MOON, SEA, LAND, SEASON, ZODIAC, CARDS, ANIMALS] = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const WALLPAPER_LABELS: readonly { readonly labelId: number; readonly names: Texts }[] = [
  { labelId: SKY, names: titles('Sky', '星空', '星空') },
  { labelId: MOON, names: titles('Moon', '月亮', '月亮') },
  { labelId: SEA, names: titles('Water', '水', '水') },
  { labelId: LAND, names: titles('Land', '山野', '山野') },
  { labelId: SEASON, names: titles('Seasons', '四季', '四季') },
  { labelId: ZODIAC, names: titles('Zodiac', '黄道', '黃道') },
  { labelId: CARDS, names: titles('Cards', '牌', '牌') },
  { labelId: ANIMALS, names: titles('Animals', '动物', '動物') },
];

type Row = readonly [id: number, art: string, price: number, labels: readonly number[], titles: Texts];

/** In the order of the grid. A number once given stays with its picture: people have bought it by that number. */
const ROWS: readonly Row[] = [
  [1, 'full-moon', 0, [MOON, SEA], titles('Full Moon', '满月', '滿月')],
  [2, 'pole-star', 0, [SKY, LAND], titles('Pole Star', '北极星', '北極星')],
  [3, 'hare', 20, [MOON, ANIMALS, SEASON], titles('Moon Hare', '月兔', '玉兔')],
  [4, 'waves', 0, [SEA], titles('Waves', '海浪', '浪')],
  [5, 'spring', 0, [SEASON, LAND], titles('Spring', '春', '春')],
  [6, 'zodiac-wheel', 30, [ZODIAC, SKY], titles('Zodiac Wheel', '黄道轮', '黃道輪')],
  [7, 'eclipse', 20, [SKY, MOON], titles('Eclipse', '日食', '日食')],
  [8, 'fan', 10, [CARDS], titles('Fan of Cards', '一扇牌', '扇開的牌')],
  [9, 'crescent', 0, [MOON, SEA], titles('Crescent', '蛾眉月', '眉月')],
  [10, 'summer', 10, [SEASON], titles('Summer', '夏', '夏')],
  [11, 'peaks', 0, [LAND], titles('Peaks', '群山', '群峰')],
  [12, 'carp', 20, [ANIMALS, SEA], titles('Carp', '锦鲤', '錦鯉')],
  [13, 'planisphere', 30, [SKY], titles('Planisphere', '活动星图', '星座盤')],
  [14, 'sunrise', 0, [SKY, SEA], titles('Sunrise', '日出', '日出')],
  [15, 'moon-gate', 20, [MOON, LAND], titles('Moon Gate', '月洞门', '月洞門')],
  [16, 'star-pool', 20, [CARDS, SKY], titles('Star Pool', '星之池', '星之池')],
  [17, 'cat', 10, [ANIMALS, MOON], titles('Cat at Night', '夜猫', '夜裡的貓')],
  [18, 'phases', 10, [MOON], titles('Phases of the Moon', '月相', '月相')],
  [19, 'autumn', 10, [SEASON, LAND], titles('Autumn', '秋', '秋')],
  [20, 'lantern', 20, [CARDS, SEASON], titles('Lantern', '提灯', '提燈')],
  [21, 'comet', 10, [SKY, LAND], titles('Comet', '彗星', '彗星')],
  [22, 'junk', 20, [SEA, CARDS], titles('Ship', '帆船', '帆船')],
  [23, 'suits', 0, [CARDS], titles('Four Suits', '四种花色', '四個牌組')],
  [24, 'silver-river', 20, [SKY, SEASON], titles('Milky Way', '银河', '銀河')],
  [25, 'dove', 10, [ANIMALS, CARDS], titles('Dove', '鸽子', '白鴿')],
  [26, 'winter', 10, [SEASON, LAND], titles('Winter', '冬', '冬')],
  [27, 'zodiac', 30, [ZODIAC], titles('Twelve Signs', '十二星座', '十二星座')],
  [28, 'beacon', 0, [SEA], titles('Lighthouse', '灯塔', '燈塔')],
  [29, 'dipper', 10, [SKY, LAND], titles('Big Dipper', '北斗七星', '北斗七星')],
  [30, 'cup', 10, [CARDS, SEA], titles('Cup', '圣杯', '聖杯')],
  [31, 'elements', 20, [ZODIAC, LAND], titles('Four Elements', '四元素', '四元素')],
];

export const WALLPAPER_ITEMS: readonly WallpaperItem[] = ROWS.map(([wallpaperId, art, price, labels, names]) => ({
  wallpaperId,
  art,
  price,
  labels,
  titles: names,
}));
