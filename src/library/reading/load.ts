import type { Language } from '../../domain/language.ts';
import type { ReadingPhrases, SideTexts } from '../../domain/reading/texts.ts';
import { EVERYTHING, type Wanted } from '../../domain/reading/wanted.ts';
import { fetchPart } from '../../platform/part.ts';
import { loadOfAreas, loadOfIntents, matterWords } from './matter.ts';

const PHRASES = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
} as const satisfies Record<Language, unknown>;
type Plain = Awaited<ReturnType<(typeof PHRASES)[Language]>>;

/** Where the words lie that are fetched by the spread and the matter. */
const PARTS = {
  en: () => import('./en/parts.ts'),
  'zh-CN': () => import('./zh-CN/parts.ts'),
  'zh-TW': () => import('./zh-TW/parts.ts'),
} as const satisfies Record<Language, unknown>;
type Parts = Awaited<ReturnType<(typeof PARTS)[Language]>>;

/** How a language joins cards into a reading, with the words that are wanted; with all where none are named. */
export async function loadReadingPhrases(
  language: Language,
  { places, outcomes: ends, areas, free, concerns, further }: Wanted = EVERYTHING,
): Promise<ReadingPhrases> {
  const parts = fetchPart<Parts>(PARTS[language]);
  const roles = places.filter((role) => role !== 'outcome');
  const [{ phrases, ofEveryMatter }, ofIntents, ofAreas, inPlace, outcomes] = await Promise.all([
    fetchPart<Plain>(PHRASES[language]),
    parts.then(({ ofIntents }) => loadOfIntents(ofIntents, areas, free)),
    parts.then(({ ofIntents }) => loadOfAreas(ofIntents, { bears: ends, concerns, further })),
    parts.then(({ sides }) => byName(roles, (role) => sidesOf(sides, role))),
    parts.then(({ sides }) =>
      byName(places.includes('outcome') ? ends : [], (area) => sidesOf(sides, `outcome-${area}`)),
    ),
  ]);
  return { ...phrases, matter: matterWords(ofEveryMatter, { ...ofIntents, ...ofAreas }), inPlace, outcomes };
}

async function sidesOf(sides: Parts['sides'], name: string): Promise<SideTexts> {
  const halves = await Promise.all(
    ['majors', 'minors'].map((half) => fetchPart(sides[`./in-place/${name}-${half}.ts`]!)),
  );
  return Object.assign({}, ...halves.flatMap((module) => Object.values(module)));
}

async function byName<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Promise<Value>) {
  const rows = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(rows) as Record<Name, Value>;
}
