import type { Table } from '../domain/spread/table.ts';
import { adopt, isOf } from './store/owned.ts';
import type { LayoutRow, Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** The spreads of a person's own on this device, the one changed last first. */
export async function readLayouts(owner: Owner): Promise<LayoutRow[]> {
  const rows = await (await shelves()).layouts.all();
  return rows.filter((row) => isOf(row, owner)).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
}

export async function readLayout(owner: Owner, key: string): Promise<LayoutRow | undefined> {
  const row = await (await shelves()).layouts.get(key);
  return row && isOf(row, owner) ? row : undefined;
}

export async function saveLayout(owner: Owner, key: string, table: Table): Promise<void> {
  await (await shelves()).layouts.put({ key, owner, table, changedAt: new Date().toISOString() });
}

export async function removeLayout(key: string): Promise<void> {
  await (await shelves()).layouts.remove(key);
}

/** What was made before entering becomes the entering person's. */
export async function adoptLayouts(owner: Owner): Promise<void> {
  await adopt((await shelves()).layouts, owner);
}
