import type { LenormandKeywords, TarotKeywords } from './keywords.ts';

/** The keywords of the 78 in all three languages, for a search that knows no borders. */
export async function tarotKeywordsOfAll(): Promise<TarotKeywords[]> {
  const all = await Promise.all([import('./tarot/en.ts'), import('./tarot/zh-CN.ts'), import('./tarot/zh-TW.ts')]);
  return all.map((one) => one.keywords);
}

/** The keywords of the 36 in all three languages. */
export async function lenormandKeywordsOfAll(): Promise<LenormandKeywords[]> {
  const all = await Promise.all([
    import('./lenormand/en.ts'),
    import('./lenormand/zh-CN.ts'),
    import('./lenormand/zh-TW.ts'),
  ]);
  return all.map((one) => one.keywords);
}
