import type { DrawnCard } from '../../../src/domain/draw/draw.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { askedMatter } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { asksOfNext } from '../../../src/domain/question/next.ts';
import { pronounOf } from '../../../src/domain/question/pronoun.ts';
import { yesOf } from '../../../src/domain/question/yes.ts';
import { composeReading, type Reading } from '../../../src/domain/reading/compose.ts';
import type { Material } from '../../../src/domain/reading/material.ts';
import { nameSpread } from '../../../src/domain/spread/named.ts';
import type { Spread } from '../../../src/domain/spread/spread.ts';
import type { Topic } from '../../../src/domain/topic.ts';
import { loadReadingPhrases } from '../../../src/library/reading/load.ts';
import { loadSpreadTexts } from '../../../src/library/spreads/load.ts';
import { loadTarotMeanings } from '../../../src/library/tarot/load.ts';

/** The whole library of tarot readings in each language. */
export const LIBRARY = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const { names } = await import(`../../../src/library/names/${language}.ts`);
      const [meanings, texts, phrases] = await Promise.all([
        loadTarotMeanings(language),
        loadSpreadTexts(language),
        loadReadingPhrases(language),
      ]);
      return [language, { names, meanings, texts, phrases }] as const;
    }),
  ),
);

export interface Laid {
  spread: Pick<Spread, 'id'>;
  cards: DrawnCard[];
  seal: string;
  question?: string;
  topic?: Topic;
  matter?: Partial<Matter>;
  read?: ReadonlySet<number>;
  order?: readonly string[];
}

/** What a reading of some cards is made of. */
export function materialOf(language: Language, laid: Laid): Material {
  const { names, meanings, texts, phrases } = LIBRARY.get(language)!;
  const { question = '', topic = 'open', cards, seal, read, order } = laid;
  const { spread, text } = nameSpread({ spreadId: laid.spread.id, begins: '2026-11' }, texts, language)!;
  const asked = { ...askedMatter(matterOf, question, topic, language), ...laid.matter };
  const matter = { ...asked, ...(question ? { yes: yesOf(question, asked) } : {}), ...laid.matter };
  return {
    draw: { cards, seal, begins: '2026-11', ...(order ? { order } : {}) },
    matter,
    pronoun: pronounOf(question),
    next: asksOfNext(question),
    ...(matter.options ? { options: matter.options } : {}),
    ...(read ? { read } : {}),
    spread,
    meanings,
    spreadText: text,
    phrases,
    names,
  };
}

export function readingOf(language: Language, laid: Laid): Reading {
  return composeReading(materialOf(language, laid));
}
