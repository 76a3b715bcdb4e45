import type { Language } from '../../domain/language.ts';
import type { Area } from '../../domain/question/matter-kinds.ts';
import { OUTCOME_AREAS, PLACES_OF_THEIR_OWN, type PlaceOfItsOwn } from '../../domain/reading/places.ts';
import type { ReadingPhrases, SideTexts } from '../../domain/reading/texts.ts';
import { fetchPart } from '../../platform/part.ts';

type Base = Omit<ReadingPhrases, 'inPlace' | 'outcomes'>;

const PHRASES: Record<Language, () => Promise<{ phrases: Base }>> = {
  en: () => import('./en.ts'),
  'zh-CN': () => import('./zh-CN.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
};

/** What each card says in a place, or at the end of a matter of an area: majors and minors apart. */
const SIDES = import.meta.glob<Record<string, SideTexts>>('./*/in-place/*.ts');

/** How a language joins cards into a reading, with the words of some places and areas; of all where none are named. */
export async function loadReadingPhrases(
  language: Language,
  places: readonly PlaceOfItsOwn[] = PLACES_OF_THEIR_OWN,
  areas: readonly (Area | 'open')[] = OUTCOME_AREAS,
): Promise<ReadingPhrases> {
  const roles = places.filter((role) => role !== 'outcome');
  const [{ phrases }, inPlace, outcomes] = await Promise.all([
    fetchPart(PHRASES[language]),
    byName(roles, (role) => sidesOf(language, role)),
    byName(places.includes('outcome') ? areas : [], (area) => sidesOf(language, outcomeOf(language, area))),
  ]);
  return { ...phrases, inPlace, outcomes };
}

/** An area of which a language has no words of its own comes out as any matter does. */
function outcomeOf(language: Language, area: Area | 'open'): string {
  return `./${language}/in-place/outcome-${area}-majors.ts` in SIDES ? `outcome-${area}` : 'outcome-open';
}

async function sidesOf(language: Language, name: string): Promise<SideTexts> {
  const halves = await Promise.all(
    ['majors', 'minors'].map((half) => fetchPart(SIDES[`./${language}/in-place/${name}-${half}.ts`]!)),
  );
  return Object.assign({}, ...halves.flatMap((module) => Object.values(module)));
}

async function byName<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Promise<Value>) {
  const rows = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return Object.fromEntries(rows) as Record<Name, Value>;
}
