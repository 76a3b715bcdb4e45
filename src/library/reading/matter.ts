import type { Area } from '../../domain/question/matter-kinds.ts';
import { type MatterWords, OF_INTENTS } from '../../domain/reading/matter-words.ts';
import { fetchPart } from '../../platform/part.ts';

/** A file of words exports them under their names. */
type Words = Partial<MatterWords>;
type Files<File> = Readonly<Record<string, File>>;

/** The words that answer a question: those that every matter needs, from the files of a language, and those of its intents. */
export function matterWords(ofEveryMatter: Files<Words>, ofIntents: Words): MatterWords {
  return Object.assign({}, ...Object.values(ofEveryMatter), ofIntents);
}

/** What is said of the intents of some areas, and to whoever wants to be free of something. */
export async function loadOfIntents(
  files: Files<() => Promise<Words>>,
  areas: readonly (Area | 'open')[],
  free: boolean,
): Promise<Words> {
  const rid = free ? await fetchPart(files['./matter/turned/rid.ts']!) : {};
  const kinds = OF_INTENTS.map(async (kind) => {
    const modules = await Promise.all(areas.map((area) => fetchPart(files[`./matter/${kind}/${area}.ts`]!)));
    return [kind, Object.assign({}, ...modules.map((module) => module[kind]), rid[kind])] as const;
  });
  return Object.fromEntries(await Promise.all(kinds));
}

/** What cards bring to matters of some areas, and mean for them: in the places of most spreads, and in those of larger ones. */
export async function loadOfAreas(
  files: Files<() => Promise<Words>>,
  wanted: Readonly<Record<OfAreas, readonly (Area | 'open')[]>>,
): Promise<Words> {
  const kinds = OF_AREAS.map(async (kind) => {
    const modules = await Promise.all(wanted[kind].map((area) => fetchPart(files[`./matter/${kind}/${area}.ts`]!)));
    return [kind, Object.assign({}, ...modules.map((module) => module[kind]))] as const;
  });
  return Object.fromEntries(await Promise.all(kinds));
}

const OF_AREAS = ['bears', 'concerns', 'further'] as const;
type OfAreas = (typeof OF_AREAS)[number];
