import { useSyncExternalStore } from 'react';
import { array, safeParse } from 'valibot';
import { SpreadItem } from '../contract/spreads.ts';
import type { Language } from '../domain/language.ts';
import { newListeners } from '../platform/listeners.ts';
import { shelves } from './store/shelves.ts';

/** The spreads to choose from as the server listed them, of tarot and of Lenormand; undefined until one is known. */
export interface SpreadLists {
  readonly spreadList?: readonly SpreadItem[];
  readonly LenormandList?: readonly SpreadItem[];
}

/** `spread_type` of a list. */
export const SPREAD_TYPES = { spreadList: 1, LenormandList: 2 } as const satisfies Record<keyof SpreadLists, number>;

let lists: SpreadLists = {};
const changes = newListeners();

export function spreadLists(): SpreadLists {
  return lists;
}

export function useSpreadLists(): SpreadLists {
  return useSyncExternalStore(onSpreadLists, spreadLists, spreadLists);
}

export function showSpreads(list: keyof SpreadLists, items: readonly SpreadItem[]): void {
  lists = { ...lists, [list]: items };
  changes.announce();
}

/** A list as this device keeps it in a language; one that cannot be read any more is dropped. */
export async function readSpreads(language: Language, list: keyof SpreadLists): Promise<SpreadItem[] | undefined> {
  const { spreads } = await shelves();
  const key = keyOf(language, list);
  const row = await spreads.get(key);
  if (!row) return undefined;
  const read = safeParse(array(SpreadItem), row.spreads);
  if (read.success) return read.output;
  console.warn('A kept list of spreads was broken and is dropped.');
  await spreads.remove(key);
  return undefined;
}

export async function saveSpreads(
  language: Language,
  list: keyof SpreadLists,
  spreads: readonly SpreadItem[],
): Promise<void> {
  await (await shelves()).spreads.put({ key: keyOf(language, list), spreads });
}

const onSpreadLists = changes.on;

const keyOf = (language: Language, list: keyof SpreadLists) => `${language}:${SPREAD_TYPES[list]}`;
