import { NAMES } from './load.ts';
import type { Names } from './names.ts';

/** The names of all languages, for a search that knows no borders. */
export async function namesOfAll(): Promise<Names[]> {
  const all = await Promise.all(Object.values(NAMES).map((load) => load()));
  return all.map(({ names }) => names);
}
