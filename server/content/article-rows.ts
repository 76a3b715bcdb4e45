import type { Language } from '../../src/domain/language.ts';

type Texts = Readonly<Record<Language, string>>;
const [ASKING, TAROT, LENORMAND, DICE, CHART, DREAM, PRACTICE] = [1, 2, 3, 4, 5, 6, 7] as const;

export const ARTICLE_GROUPS: readonly { readonly groupId: number; readonly names: Texts }[] = [
  { groupId: ASKING, names: { en: 'Asking', 'zh-CN': '提问', 'zh-TW': '提問' } },
  { groupId: TAROT, names: { en: 'Tarot', 'zh-CN': '塔罗', 'zh-TW': '塔羅' } },
  { groupId: LENORMAND, names: { en: 'Lenormand', 'zh-CN': '雷诺曼', 'zh-TW': '雷諾曼' } },
  { groupId: DICE, names: { en: 'Star dice', 'zh-CN': '星骰', 'zh-TW': '星骰' } },
  { groupId: CHART, names: { en: 'Birth chart', 'zh-CN': '星盘', 'zh-TW': '星盤' } },
  { groupId: DREAM, names: { en: 'Dreams', 'zh-CN': '梦', 'zh-TW': '夢' } },
  { groupId: PRACTICE, names: { en: 'Practice', 'zh-CN': '练习', 'zh-TW': '練習' } },
];

export interface ArticleRow {
  /** Given once, for links that people keep. */
  readonly id: number;
  /** The name of its file in each language. */
  readonly slug: string;
  readonly groupId: number;
  /** `card:<id>` and `art:<wallpaper>`, drawn by the app. */
  readonly pictures: readonly string[];
  /** The day it came out, in UTC. */
  readonly published: string;
}

const row = (id: number, slug: string, groupId: number, pictures: string, published = '2026-11-20'): ArticleRow => ({
  id,
  slug,
  groupId,
  pictures: pictures.split(' '),
  published,
});

/** In the order of reading. */
export const ARTICLE_ROWS: readonly ArticleRow[] = [
  row(1, 'how-to-ask', ASKING, 'card:maj02 card:maj09 card:maj17'),
  row(2, 'what-a-reading-can-do', ASKING, 'art:beacon'),
  row(3, 'yes-or-no', ASKING, 'card:maj19 card:maj18'),
  row(4, 'shuffle-and-cut', ASKING, 'art:fan'),
  row(5, 'three-cards', TAROT, 'card:cup06 card:maj14 card:wan03'),
  row(6, 'the-majors', TAROT, 'card:maj00 card:maj10 card:maj21'),
  row(7, 'numbers-ace-to-ten', TAROT, 'card:wan01 card:pen04 card:cup10'),
  row(8, 'wands', TAROT, 'card:wan01 card:wanN card:wan10'),
  row(9, 'cups', TAROT, 'card:cup01 card:cup03 card:cupQ'),
  row(10, 'swords', TAROT, 'card:swo01 card:swo02 card:swoK'),
  row(11, 'pentacles', TAROT, 'card:pen01 card:pen08 card:penP'),
  row(12, 'court-cards', TAROT, 'card:cupP card:wanN card:penQ card:swoK'),
  row(13, 'reversals', TAROT, 'card:maj12 card:maj16'),
  row(14, 'celtic-cross', TAROT, 'art:moon-gate'),
  row(15, 'significator-and-jumpers', TAROT, 'card:penQ card:wan08'),
  row(16, 'lenormand-first-steps', LENORMAND, 'card:len01 card:len04 card:len27'),
  row(17, 'lenormand-pairs', LENORMAND, 'card:len25 card:len34'),
  row(18, 'near-and-far', LENORMAND, 'card:len29 card:len06 card:len31'),
  row(19, 'tableau-first-look', LENORMAND, 'card:len28 card:len33 card:len29'),
  row(20, 'knights-and-mirrors', LENORMAND, 'card:len24 card:len18'),
  row(21, 'houses-of-the-tableau', LENORMAND, 'card:len04 card:len19 card:len36'),
  row(22, 'star-dice', DICE, 'art:planisphere'),
  row(23, 'twelve-houses', CHART, 'art:zodiac-wheel'),
  row(24, 'ascendant-and-ruler', CHART, 'art:sunrise'),
  row(25, 'aspects', CHART, 'art:dipper'),
  row(26, 'retrogrades', CHART, 'art:comet'),
  row(27, 'moon-phases', CHART, 'art:phases'),
  row(28, 'birth-time-unknown', CHART, 'art:silver-river'),
  row(29, 'dreams-and-symbols', DREAM, 'art:cat'),
  row(30, 'keeping-a-journal', PRACTICE, 'art:lantern'),
  row(31, 'reading-for-others', PRACTICE, 'card:cup02 card:maj08'),
];
