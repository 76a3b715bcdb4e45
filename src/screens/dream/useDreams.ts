import { useEffect, useState } from 'react';
import type { DreamName, DreamNames, DreamWords } from '../../domain/dream/words.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { loadDreamNames, loadDreams } from '../../library/dream/load.ts';

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
  return useLoaded(loadIndex);
}

/** The texts of the spoken language. */
export function useDreams(): DreamWords | undefined {
  return useLoaded(loadTexts);
}

const loadTexts = () => loadDreams(currentLanguage());

async function loadIndex(): Promise<DreamIndex> {
  const loaded = await loadDreamNames();
  const language = currentLanguage();
  const letters = loaded[language];
  const all = [letters, ...LANGUAGES.filter((one) => one !== language).map((one) => loaded[one])];
  const named = (names: DreamNames) => names.flatMap(([, symbols]) => Object.entries(symbols));
  const words = new Map<string, string[]>();
  for (const [key, called] of all.flatMap(named)) words.set(key, [...new Set([...(words.get(key) ?? []), ...called])]);
  return { letters, own: new Map(named(letters)), all, words };
}

function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    load().then((loaded) => setValue(() => loaded), setFailed);
  }, [load]);
  if (failed) throw failed;
  return value;
}
