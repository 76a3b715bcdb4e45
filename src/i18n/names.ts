import type { Language } from '../domain/language.ts';
import { NAMES } from '../library/names/load.ts';
import type { Names } from '../library/names/names.ts';
import { fetchPart } from '../platform/part.ts';

let spoken: Names | undefined;

/** What things are called, fetched with the language before the first paint of the app. */
export async function loadNames(language: Language): Promise<void> {
  spoken = (await fetchPart(NAMES[language])).names;
}

/** @throws when no language is spoken yet */
export function names(): Names {
  if (!spoken) throw new Error('no language is spoken yet');
  return spoken;
}
