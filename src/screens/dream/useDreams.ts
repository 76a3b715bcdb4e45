import type { DreamName, DreamNames, DreamWords } from '../../domain/dream/words.ts';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { loadDreamNames, loadDreams } from '../../library/dream/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/** What symbols are called. */
export interface DreamIndex {
  /** In the order of the spoken language. */
  letters: DreamNames;
  /** The spoken language, by key. */
  own: ReadonlyMap<string, DreamName>;
  /** All languages, the spoken one first. */
  all: readonly DreamNames[];
  /** Every word of every language, by key: first the spoken one. */
  words: ReadonlyMap<string, readonly string[]>;
}

/** Names in three languages; a pack that does not arrive goes to the error screen. */
export function useDreamIndex(): DreamIndex | undefined {
  return useLoaded(loadDreamIndex);
}

/** The texts of the spoken language. */
export function useDreams(): DreamWords | undefined {
  return useLoaded(loadDreams);
}

/** What `useDreamIndex` shows. */
export async function loadDreamIndex(language: Language): Promise<DreamIndex> {
  const loaded = await loadDreamNames();
  const letters = loaded[language];
  const all = [letters, ...LANGUAGES.filter((one) => one !== language).map((one) => loaded[one])];
  const named = (names: DreamNames) => names.flatMap(([, symbols]) => Object.entries(symbols));
  const words = new Map<string, string[]>();
  for (const [key, called] of all.flatMap(named)) words.set(key, [...new Set([...(words.get(key) ?? []), ...called])]);
  return { letters, own: new Map(named(letters)), all, words };
}
