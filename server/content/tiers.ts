import type { Language } from '../../src/domain/language.ts';

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

const KEPT: Record<Language, string> = {
  en: 'Everything read stays yours when it ends',
  'zh-CN': '到期后，解读过的内容仍归你所有',
  'zh-TW': '到期後，解讀過的內容仍然是你的',
};

function texts(language: Language, title: string, des: string, permits: readonly string[]): TierTexts {
  return { title, des, permits: [...permits, KEPT[language]] };
}

const ALL = {
  en: (count: number) => `${count} AI readings a day without coins`,
  'zh-CN': (count: number) => `每天 ${count} 次 AI 解读，不用币`,
  'zh-TW': (count: number) => `每天 ${count} 次 AI 解讀，免用幣`,
};
const EVERY = {
  en: 'For every spread, large tableaus included',
  'zh-CN': '所有牌阵都可用，大牌阵也包括在内',
  'zh-TW': '所有牌陣都適用，大牌陣也包含在內',
};

const TIERS: readonly Tier[] = [
  {
    vipId: 5,
    readings: 3,
    cards: 3,
    texts: {
      en: texts('en', 'Free day', 'Once for every account', [ALL.en(3), 'For spreads of up to three cards']),
      'zh-CN': texts('zh-CN', '免费体验日', '每个账号可领取一次', [ALL['zh-CN'](3), '适用于三张牌以内的牌阵']),
      'zh-TW': texts('zh-TW', '免費體驗日', '每個帳號可領取一次', [ALL['zh-TW'](3), '適用於三張牌以內的牌陣']),
    },
  },
  {
    vipId: 1,
    readings: 10,
    cards: 78,
    texts: {
      en: texts('en', 'Day membership', '24 hours from now on', [ALL.en(10), EVERY.en]),
      'zh-CN': texts('zh-CN', '日卡会员', '即刻起 24 小时', [ALL['zh-CN'](10), EVERY['zh-CN']]),
      'zh-TW': texts('zh-TW', '單日會員', '即刻起 24 小時', [ALL['zh-TW'](10), EVERY['zh-TW']]),
    },
  },
  {
    vipId: 2,
    readings: 10,
    cards: 78,
    texts: {
      en: texts('en', 'Monthly membership', '31 days', [ALL.en(10), EVERY.en]),
      'zh-CN': texts('zh-CN', '月度会员', '31 天', [ALL['zh-CN'](10), EVERY['zh-CN']]),
      'zh-TW': texts('zh-TW', '月費會員', '31 天', [ALL['zh-TW'](10), EVERY['zh-TW']]),
    },
  },
  {
    vipId: 3,
    readings: 20,
    cards: 78,
    texts: {
      en: texts('en', 'Annual membership', '366 days', [ALL.en(20), EVERY.en]),
      'zh-CN': texts('zh-CN', '年度会员', '366 天', [ALL['zh-CN'](20), EVERY['zh-CN']]),
      'zh-TW': texts('zh-TW', '年費會員', '366 天', [ALL['zh-TW'](20), EVERY['zh-TW']]),
    },
  },
];

export function tierOf(vipId: number): Tier | undefined {
  return TIERS.find((tier) => tier.vipId === vipId);
}
