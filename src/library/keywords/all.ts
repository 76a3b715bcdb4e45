import type { Language } from '../../domain/language.ts';
import type { LenormandKeywords, TarotKeywords } from './keywords.ts';

type Loaders<Keywords> = Record<Language, () => Promise<{ keywords: Keywords }>>;

const TAROT: Loaders<TarotKeywords> = {
  en: () => import('./tarot/en.ts'),
  'zh-CN': () => import('./tarot/zh-CN.ts'),
  'zh-TW': () => import('./tarot/zh-TW.ts'),
};
const LENORMAND: Loaders<LenormandKeywords> = {
  en: () => import('./lenormand/en.ts'),
  'zh-CN': () => import('./lenormand/zh-CN.ts'),
  'zh-TW': () => import('./lenormand/zh-TW.ts'),
};

/** The keywords of the 78 in all languages, for a search that knows no borders. */
export function tarotKeywordsOfAll(): Promise<TarotKeywords[]> {
  return everyOne(TAROT);
}

/** The keywords of the 36 in all languages. */
export function lenormandKeywordsOfAll(): Promise<LenormandKeywords[]> {
  return everyOne(LENORMAND);
}

async function everyOne<Keywords>(loaders: Loaders<Keywords>): Promise<Keywords[]> {
  const all = await Promise.all(Object.values(loaders).map((load) => load()));
  return all.map(({ keywords }) => keywords);
}
