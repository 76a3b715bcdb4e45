import { gathered, type Table } from '../../domain/spread/table.ts';
import { tidyTable } from '../../domain/spread/table-words.ts';
import { owner } from '../../session.ts';
import { readLayouts, saveLayout } from '../../storage/layouts.ts';
import { giveFile, textOf } from '../app/file.ts';

/** Far above what five hundred spreads weigh. */
const LARGEST_FILE_BYTES = 4 * 1024 * 1024;

/** Keeps a spread of the person's own as it now stands; without a title it is called what the screen says. */
export function keepLayout(key: string, table: Table, untitled: string): Promise<void> {
  const tidy = gathered(tidyTable(table));
  return saveLayout(owner(), key, { ...tidy, title: tidy.title || untitled });
}

/** Gives the person a file of one or more of their spreads. */
export async function giveLayouts(tables: readonly Table[]): Promise<void> {
  const { layoutFile } = await import('../../storage/layout-file.ts');
  const now = new Date();
  await giveFile(`spreads-${now.toISOString().slice(0, 10)}.json`, 'application/json', layoutFile(tables, now));
}

export type BroughtLayouts =
  | { kind: 'brought'; added: number; known: number }
  | { kind: 'broken' }
  | { kind: 'foreign' }
  | { kind: 'newer' };

/** Reads spreads from a file and adds those that are not here yet; a file that cannot be read whole changes nothing. */
export async function bringLayouts(file: File, untitled: string): Promise<BroughtLayouts> {
  if (file.size > LARGEST_FILE_BYTES) return { kind: 'foreign' };
  const { readLayoutFile } = await import('../../storage/layout-file.ts');
  const read = readLayoutFile(await textOf(file));
  if (read.kind !== 'spreads') return read;
  const here = new Set((await readLayouts(owner())).map((row) => JSON.stringify(row.table)));
  let added = 0;
  for (const table of read.tables) {
    const named = { ...table, title: table.title || untitled };
    if (here.has(JSON.stringify(named))) continue;
    here.add(JSON.stringify(named));
    await saveLayout(owner(), crypto.randomUUID(), named);
    added += 1;
  }
  return { kind: 'brought', added, known: read.tables.length - added };
}
