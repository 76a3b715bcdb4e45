import Dexie, { type Table } from 'dexie';
import { carryOver } from './carry-over.ts';
import { setStorageHealth } from './health.ts';
import type { Shelf } from './shelf.ts';
import type { Rows } from './shelf-rows.ts';

const FIRST = ['drafts', 'home', 'spreads', 'journal', 'outbox'] as const;
const SECOND = [...FIRST, 'charts', 'diary', 'layouts', 'lessons', 'tests'] as const;
const THIRD = [...SECOND, 'wallpaperLists', 'wallpapers'] as const;
const FOURTH = [...THIRD, 'articleLists', 'articles'] as const;
const FIFTH = [...FOURTH, 'testLists', 'testTexts'] as const;
export const SHELF_NAMES = [...FIFTH, 'acts'] as const satisfies readonly (keyof Rows)[];

/** The IndexedDB of one document. */
interface IndexedDbOf {
  indexedDB: IDBFactory;
  IDBKeyRange: typeof IDBKeyRange;
}

/**
 * A newer build that wants to change the store, or somebody who deletes it, is never blocked: the store is let go at
 * once and opened again, as it then is, with the next read or write. Newer builds only add to it.
 * Rows are found by key; what a screen sorts or filters by is few enough to sort in memory.
 */
export class DeviceDatabase extends Dexie {
  /** @param of where to open it: in this document, unless another is named */
  constructor(of?: IndexedDbOf) {
    super('asterly', of);
    this.version(1).stores(keyed(FIRST));
    this.version(2).stores(keyed(SECOND));
    this.version(3).stores(keyed(THIRD));
    this.version(4).stores(keyed(FOURTH));
    this.version(5).stores(keyed(FIFTH));
    this.version(6)
      .stores(keyed(SHELF_NAMES))
      .upgrade((transaction) => {
        const rows = SHELF_NAMES.map((name) => [name, within(transaction.table(name))]);
        return carryOver(Object.fromEntries(rows));
      });
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
