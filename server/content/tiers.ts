import { inEachLanguage, type Language } from '../../src/domain/language.ts';

interface TierTexts {
  readonly title: string;
  readonly des: string;
  /** What it gives, in sentences. */
  readonly permits: readonly string[];
}

/** What a membership permits. Here an operator changes it for everybody. */
export interface Tier {
  readonly vipId: number;
  /** AI readings without coins a day, and the largest spread that they cover. */
  readonly readings: number;
  readonly cards: number;
  readonly texts: Readonly<Record<Language, TierTexts>>;
}

type Words = Readonly<Record<Language, string>>;

const READINGS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} AI readings a day without coins`,
  'zh-CN': (count) => `每天 ${count} 次 AI 解读，不用币`,
  'zh-TW': (count) => `每天 ${count} 次 AI 解讀，免用幣`,
};
const SMALL: Words = {
  en: 'For spreads of up to three cards',
  'zh-CN': '适用于三张牌以内的牌阵',
  'zh-TW': '適用於三張牌以內的牌陣',
};
const EVERY: Words = {
  en: 'For every spread, large tableaus included',
  'zh-CN': '所有牌阵都可用，大牌阵也包括在内',
  'zh-TW': '所有牌陣都適用，大牌陣也包含在內',
};
const KEPT: Words = {
  en: 'Everything read stays yours when it ends',
  'zh-CN': '到期后，解读过的内容仍归你所有',
  'zh-TW': '到期後，解讀過的內容仍然是你的',
};

/** A tier of `readings` a day, in spreads of up to `cards` cards. `named`: its title and how long it lasts. */
function tier(
  vipId: number,
  readings: number,
  cards: number,
  named: Readonly<Record<Language, readonly [title: string, des: string]>>,
): Tier {
  const spreads = cards < 78 ? SMALL : EVERY;
  const texts = (language: Language): TierTexts => ({
    title: named[language][0],
    des: named[language][1],
    permits: [READINGS[language](readings), spreads[language], KEPT[language]],
  });
  return { vipId, readings, cards, texts: inEachLanguage(texts) };
}

const TIERS: readonly Tier[] = [
  tier(5, 3, 3, {
    en: ['Free day', 'Once for every account'],
    'zh-CN': ['免费体验日', '每个账号可领取一次'],
    'zh-TW': ['免費體驗日', '每個帳號可領取一次'],
  }),
  tier(1, 10, 78, {
    en: ['Day membership', '24 hours from now on'],
    'zh-CN': ['日卡会员', '即刻起 24 小时'],
    'zh-TW': ['單日會員', '即刻起 24 小時'],
  }),
  tier(2, 10, 78, {
    en: ['Monthly membership', '31 days'],
    'zh-CN': ['月度会员', '31 天'],
    'zh-TW': ['月費會員', '31 天'],
  }),
  tier(3, 20, 78, {
    en: ['Annual membership', '366 days'],
    'zh-CN': ['年度会员', '366 天'],
    'zh-TW': ['年費會員', '366 天'],
  }),
];

export function tierOf(vipId: number): Tier | undefined {
  return TIERS.find((tier) => tier.vipId === vipId);
}
