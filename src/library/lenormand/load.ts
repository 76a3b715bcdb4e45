import type { Language } from '../../domain/language.ts';
import type { LenormandPhrases } from '../../domain/lenormand/reading/texts.ts';
import { fetchPart } from '../../platform/part.ts';
import type { LenormandMeanings, PairOverrides } from './meaning.ts';

const MEANINGS: Record<Language, () => Promise<{ meanings: LenormandMeanings }>> = {
  en: () => import('./en/index.ts'),
  'zh-CN': () => import('./zh-CN/index.ts'),
  'zh-TW': () => import('./zh-TW/index.ts'),
};
/** All pairs of a language, and what each takes for granted. */
interface Pairs {
  pairs: PairOverrides;
  furtherPairs: PairOverrides;
  pairMatters: readonly string[];
}

const PAIRS: Record<Language, () => Promise<Pairs>> = {
  en: () => import('./en/pairs.ts'),
  'zh-CN': () => import('./zh-CN/pairs.ts'),
  'zh-TW': () => import('./zh-TW/pairs.ts'),
};
const PHRASES: Record<Language, () => Promise<{ phrases: LenormandPhrases }>> = {
  en: () => import('./en/phrases.ts'),
  'zh-CN': () => import('./zh-CN/phrases.ts'),
  'zh-TW': () => import('./zh-TW/phrases.ts'),
};

/** The 36 cards in one language, whole. */
export async function loadLenormandMeanings(language: Language): Promise<LenormandMeanings> {
  return (await fetchPart(MEANINGS[language])).meanings;
}

/** All that a reading of Lenormand cards is made of: meanings, pairs written by hand, phrases. */
export async function loadLenormandLibrary(language: Language): Promise<{
  meanings: LenormandMeanings;
  pairs: PairOverrides;
  furtherPairs: PairOverrides;
  pairMatters: readonly string[];
  phrases: LenormandPhrases;
}> {
  const [meanings, { pairs, furtherPairs, pairMatters }, { phrases }] = await Promise.all([
    loadLenormandMeanings(language),
    fetchPart(PAIRS[language]),
    fetchPart(PHRASES[language]),
  ]);
  return { meanings, pairs, furtherPairs, pairMatters, phrases };
}
