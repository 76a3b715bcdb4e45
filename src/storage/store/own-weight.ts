import type { Rows } from './shelf-rows.ts';
import { shelves } from './shelves.ts';

/** What the person made or bought; everything else of the store is a copy of what the server has. */
const OWN = [
  'drafts',
  'journal',
  'acts',
  'charts',
  'diary',
  'layouts',
  'lessons',
  'tests',
  'wallpapers',
] as const satisfies readonly (keyof Rows)[];

/** Bytes of everything of the person's own on this device, as its file would weigh. */
export async function weighOwn(): Promise<number> {
  const store = await shelves();
  let bytes = 0;
  for (const name of OWN) {
    const rows = await store[name].all();
    if (rows.length > 0) bytes += new Blob([JSON.stringify(rows)]).size;
  }
  return bytes;
}
