import type { Language } from './language.ts';

/** What the app says of itself to search engines and link previews. */
export const ABOUT_APP: Readonly<Record<Language, string>> = {
  en: 'Tarot, Lenormand, star dice and birth charts. Draw, read and keep your readings, with or without a network.',
  'zh-CN': '塔罗、雷诺曼、星骰和本命星盘。抽牌、解读、留存，有没有网络都能用。',
  'zh-TW': '塔羅、雷諾曼、星骰和本命星盤。抽牌、解讀、留存，有沒有網路都能用。',
};
