import type { Language } from '../domain/language.ts';
import type { WallpaperListRow } from './store/list-rows.ts';
import type { Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** The wallpapers as the server listed them last, in a language. */
export async function readWallpaperList(language: Language): Promise<WallpaperListRow | undefined> {
  return (await shelves()).wallpaperLists.get(language);
}

export async function saveWallpaperList(row: WallpaperListRow): Promise<void> {
  await (await shelves()).wallpaperLists.put(row);
}

/** Numbers of the wallpapers that an account has bought, as far as this phone knows. */
export async function readBought(owner: Owner): Promise<number[]> {
  const rows = await (await shelves()).wallpapers.all();
  return rows.filter((row) => row.owner === owner && owner !== '').map((row) => row.id);
}

/** Keeps for good that an account has bought wallpapers. */
export async function saveBought(owner: Owner, ids: readonly number[]): Promise<void> {
  if (owner === '') return;
  const { wallpapers } = await shelves();
  for (const id of ids) await wallpapers.put({ key: `${owner}:${id}`, owner, id });
}
