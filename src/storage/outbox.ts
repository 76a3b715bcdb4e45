import type { OutboxRow, Owner } from './rows.ts';
import { shelves } from './shelves.ts';

/** What waits to be asked, oldest first. */
export async function readOutbox(owner: Owner): Promise<OutboxRow[]> {
  const rows = await (await shelves()).outbox.all();
  return rows.filter((row) => row.owner === owner).sort((a, b) => a.askedAt.localeCompare(b.askedAt));
}

export async function putInOutbox(row: OutboxRow): Promise<void> {
  await (await shelves()).outbox.put(row);
}

/** The server has said no: its words stay until they are seen, unless the ask was taken back meanwhile. */
export async function refuseInOutbox(key: string, refusal: string): Promise<void> {
  await (await shelves()).outbox.change(key, (row) => row && { ...row, state: 'refused', refusal });
}

export async function takeFromOutbox(key: string): Promise<void> {
  await (await shelves()).outbox.remove(key);
}
