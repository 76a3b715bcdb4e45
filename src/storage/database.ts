import Dexie, { type Table } from 'dexie';
import { carryOver, carryOverKept } from './carry-over.ts';
import { setStorageHealth, storageHealth } from './health.ts';
import { announceChange, memoryShelf, type Shelf } from './shelf.ts';
import type { Rows } from './shelf-rows.ts';

const FIRST = ['drafts', 'home', 'spreads', 'journal', 'outbox'] as const;
const SECOND = [...FIRST, 'charts', 'diary', 'layouts', 'lessons', 'tests'] as const;
const THIRD = [...SECOND, 'wallpaperLists', 'wallpapers'] as const;
const FOURTH = [...THIRD, 'articleLists', 'articles'] as const;
const FIFTH = [...FOURTH, 'testLists', 'testTexts'] as const;
const NAMES = [...FIFTH, 'acts'] as const satisfies readonly (keyof Rows)[];

export type Shelves = { readonly [Name in keyof Rows]: Shelf<Rows[Name]> };

/**
 * A newer build that wants to change the store, or somebody who deletes it, is never blocked: the store is let go at
 * once and opened again, as it then is, with the next read or write. Newer builds only add to it.
 * Rows are found by key; what a screen sorts or filters by is few enough to sort in memory.
 */
class DeviceDatabase extends Dexie {
  constructor() {
    super('asterly');
    this.version(1).stores(keyed(FIRST));
    this.version(2).stores(keyed(SECOND));
    this.version(3).stores(keyed(THIRD));
    this.version(4).stores(keyed(FOURTH));
    this.version(5).stores(keyed(FIFTH));
    this.version(6)
      .stores(keyed(NAMES))
      .upgrade((transaction) => carryOver(shelvesOf((name) => within(transaction.table(name)))));
    this.on('versionchange', ({ newVersion }) => {
      this.close({ disableAutoOpen: false });
      if (newVersion) setStorageHealth('outdated');
      return false;
    });
  }
}

function keyed(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'key']));
}

/** Opens the store. Where IndexedDB is barred, broken or never answers, the shelves live as long as the page. */
export async function openShelves(): Promise<Shelves> {
  const database = new DeviceDatabase();
  try {
    await inTime(database.open());
    return await carried(shelvesOf((name) => durable(database.table(name))));
  } catch (reason) {
    console.warn('This device keeps nothing beyond this page:', reason);
    setStorageHealth('memory');
    return await carried(shelvesOf(() => memoryShelf()));
  }
}

/** What local storage holds for the outbox is there before anybody looks. */
async function carried(shelves: Shelves): Promise<Shelves> {
  await carryOverKept(shelves.acts);
  return shelves;
}

function shelvesOf(shelf: (name: keyof Rows) => unknown): Shelves {
  return Object.fromEntries(NAMES.map((name) => [name, shelf(name)])) as Shelves;
}

function inTime(opening: PromiseLike<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB gives no answer')), 4000);
    opening.then(
      () => {
        clearTimeout(timer);
        resolve();
      },
      (reason) => {
        clearTimeout(timer);
        reject(reason);
      },
    );
  });
}

/** A table inside a transaction that is open already. */
function within<Row extends { key: string }>(rows: Table<Row, string>): Pick<Shelf<Row>, 'all' | 'change' | 'remove'> {
  return {
    all: () => rows.toArray(),
    remove: (key) => rows.delete(key),
    async change(key, next) {
      const row = next(await rows.get(key));
      await (row ? rows.put(row) : rows.delete(key));
      return row;
    },
  };
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
function durable<Row extends { key: string }>(rows: Table<Row, string>): Shelf<Row> {
  const refused = new Map<string, Row>();
  function refuse(row: Row, reason: unknown): void {
    console.warn('Not kept on this device:', reason);
    refused.set(row.key, row);
    if (storageHealth() === 'well') setStorageHealth('full');
    announceChange();
  }
  /** A write went through: what was refused before may have room now. */
  async function tryRefused(): Promise<void> {
    for (const [key, row] of [...refused]) {
      await rows.put(row);
      if (refused.get(key) === row) refused.delete(key);
    }
    if (storageHealth() === 'full') setStorageHealth('well');
  }
  const again = () => tryRefused().catch((reason) => console.warn('Still not kept on this device:', reason));
  return {
    get: async (key) => refused.get(key) ?? read(() => rows.get(key), undefined),
    async all() {
      const stored = await read(() => rows.toArray(), []);
      return refused.size === 0 ? stored : [...stored.filter((row) => !refused.has(row.key)), ...refused.values()];
    },
    async put(row) {
      try {
        await rows.put(row);
      } catch (reason) {
        return refuse(row, reason);
      }
      refused.delete(row.key);
      await again();
    },
    async remove(key) {
      refused.delete(key);
      await rows.delete(key).catch((reason) => console.warn('Not removed:', reason));
    },
    async change(key, next) {
      let made: { row: Row | undefined } | undefined;
      try {
        await rows.db.transaction('rw', rows, async () => {
          const before = refused.get(key) ?? (await rows.get(key));
          made = { row: next(before) };
          if (made.row === before) return;
          await (made.row ? rows.put(made.row) : rows.delete(key));
        });
      } catch (reason) {
        made ??= { row: next(refused.get(key)) };
        if (made.row) refuse(made.row, reason);
        return made.row;
      }
      const row = made?.row;
      if (refused.get(key) !== row) refused.delete(key);
      await again();
      return row;
    },
  };
}
