import { carryOverNote } from '../note-aside.ts';
import { Unwritten } from '../outbox/unwritten.ts';
import { carryOverKept } from './carry-over.ts';
import { DeviceConnection } from './device-connection.ts';
import { SHELF_NAMES } from './device-database.ts';
import { durableShelf } from './durable-shelf.ts';
import { setStorageHealth } from './health.ts';
import { memoryShelf, type Shelf } from './shelf.ts';
import type { Rows } from './shelf-rows.ts';

export type Shelves = { readonly [Name in keyof Rows]: Shelf<Rows[Name]> };

/** Opens the store. Where IndexedDB is barred, broken or never answers, the shelves live as long as the page. */
export async function openShelves(): Promise<Shelves> {
  const connection = new DeviceConnection();
  try {
    await connection.open();
    const unwritten = new Unwritten(connection);
    return await carried(shelvesOf((name) => durableShelf(name, connection, unwritten)));
  } catch (reason) {
    console.warn('This device keeps nothing beyond this page:', reason);
    setStorageHealth('memory');
    return await carried(shelvesOf(() => memoryShelf()));
  }
}

/** What local storage holds for the outbox and the journal is there before anybody looks. */
async function carried(shelves: Shelves): Promise<Shelves> {
  await carryOverKept(shelves.acts);
  await carryOverNote(shelves.journal);
  return shelves;
}

function shelvesOf(shelf: (name: keyof Rows) => unknown): Shelves {
  return Object.fromEntries(SHELF_NAMES.map((name) => [name, shelf(name)])) as Shelves;
}
