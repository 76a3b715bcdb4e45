import Dexie, { type EntityTable } from 'dexie';
import { setStorageHealth, storageHealth } from './health.ts';
import type { DraftRow, HomeRow, JournalRow, OutboxRow, SpreadsRow } from './rows.ts';
import { announceChange, memoryShelf, type Shelf } from './shelf.ts';

/**
 * A newer build that wants to change the store, or somebody who deletes it, is never blocked: the store is let go at
 * once and opened again, as it then is, with the next read or write. Newer builds only add to it.
 * Rows are found by key; what a screen sorts or filters by is few enough to sort in memory.
 */
class DeviceDatabase extends Dexie {
  declare drafts: EntityTable<DraftRow, 'key'>;
  declare home: EntityTable<HomeRow, 'key'>;
  declare spreads: EntityTable<SpreadsRow, 'key'>;
  declare journal: EntityTable<JournalRow, 'key'>;
  declare outbox: EntityTable<OutboxRow, 'key'>;

  constructor() {
    super('asterly');
    this.version(1).stores({ drafts: 'key', home: 'key', spreads: 'key', journal: 'key', outbox: 'key' });
    this.on('versionchange', ({ newVersion }) => {
      this.close({ disableAutoOpen: false });
      if (newVersion) setStorageHealth('outdated');
      return false;
    });
  }
}

export interface Shelves {
  drafts: Shelf<DraftRow>;
  home: Shelf<HomeRow>;
  spreads: Shelf<SpreadsRow>;
  journal: Shelf<JournalRow>;
  outbox: Shelf<OutboxRow>;
}

/** Opens the store. Where IndexedDB is barred, broken or never answers, the shelves live as long as the page. */
export async function openShelves(): Promise<Shelves> {
  const database = new DeviceDatabase();
  try {
    await inTime(database.open());
    return {
      drafts: durable(database.drafts),
      home: durable(database.home),
      spreads: durable(database.spreads),
      journal: durable(database.journal),
      outbox: durable(database.outbox),
    };
  } catch (reason) {
    console.warn('This device keeps nothing beyond this page:', reason);
    setStorageHealth('memory');
    return {
      drafts: memoryShelf(),
      home: memoryShelf(),
      spreads: memoryShelf(),
      journal: memoryShelf(),
      outbox: memoryShelf(),
    };
  }
}

function inTime(opening: PromiseLike<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const bell = setTimeout(() => reject(new Error('IndexedDB gives no answer')), 4000);
    opening.then(
      () => {
        clearTimeout(bell);
        resolve();
      },
      (reason) => {
        clearTimeout(bell);
        reject(reason);
      },
    );
  });
}

/** What cannot be read now is as if it were not there; the page goes on. */
async function read<Found>(work: () => PromiseLike<Found>, otherwise: Found): Promise<Found> {
  try {
    return await work();
  } catch (reason) {
    console.warn('Could not be read from this device:', reason);
    return otherwise;
  }
}

/** A table whose refused writes stay on the page and are tried again with the next write that goes through. */
function durable<Row extends { key: string }>(table: EntityTable<Row, 'key'>): Shelf<Row> {
  const refused = new Map<string, Row>();
  const rows = table as unknown as Dexie.Table<Row, string>;
  async function write(row: Row): Promise<void> {
    await rows.put(row);
    refused.delete(row.key);
  }
  return {
    get: async (key) => refused.get(key) ?? read(() => rows.get(key), undefined),
    async all() {
      const stored = await read(() => rows.toArray(), []);
      return refused.size === 0 ? stored : [...stored.filter((row) => !refused.has(row.key)), ...refused.values()];
    },
    async put(row) {
      try {
        await write(row);
        for (const waiting of [...refused.values()]) await write(waiting);
        if (storageHealth() === 'full') setStorageHealth('well');
      } catch (reason) {
        console.warn('Not kept on this device:', reason);
        refused.set(row.key, row);
        if (storageHealth() === 'well') setStorageHealth('full');
        announceChange();
      }
    },
    async remove(key) {
      refused.delete(key);
      await rows.delete(key).catch((reason) => console.warn('Not removed:', reason));
    },
  };
}
