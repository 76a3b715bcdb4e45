import type { Owner } from './rows.ts';
import type { Shelf } from './shelf.ts';

/** What nobody has adopted yet is seen by whoever holds the phone. */
export function isOf(row: { owner: Owner }, owner: Owner): boolean {
  return row.owner === owner || row.owner === '';
}

/** Whose rows somebody sees. */
export function ownersSeenBy(owner: Owner): Owner[] {
  return owner === '' ? [''] : [owner, ''];
}

/** What was made here before entering becomes the entering person's. */
export async function adopt<Row extends { key: string; owner: Owner }>(shelf: Shelf<Row>, owner: Owner): Promise<void> {
  for (const { key, owner: before } of await shelf.all())
    if (before === '') await shelf.change(key, (row) => row && { ...row, owner });
}
