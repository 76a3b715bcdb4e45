import Dexie, { type DBCore, type Table, type Transaction } from 'dexie';
import { carryOver } from './carry-over.ts';
import { setStorageHealth } from './health.ts';
import { endOnLeaving } from './leaving.ts';
import type { Shelf } from './shelf.ts';
import type { Rows } from './shelf-rows.ts';

const FIRST = ['drafts', 'home', 'spreads', 'journal', 'outbox'] as const;
const SECOND = [...FIRST, 'charts', 'diary', 'layouts', 'lessons', 'tests'] as const;
const THIRD = [...SECOND, 'wallpaperLists', 'wallpapers'] as const;
const FOURTH = [...THIRD, 'articleLists', 'articles'] as const;
const FIFTH = [...FOURTH, 'testLists', 'testTexts'] as const;
const SIXTH = [...FIFTH, 'acts'] as const;
export const SHELF_NAMES = [...SIXTH, 'copies'] as const satisfies readonly (keyof Rows)[];

/** What readings are found by, beside their key. */
const JOURNAL_INDEXES = [
  '[owner+savedAt]',
  '[owner+draw.deck+savedAt]',
  '[owner+draw.drawnAt]',
  '[owner+served.state]',
  '[owner+servedByPerson.state]',
  '[owner+served.unseenSince]',
  '[owner+servedByPerson.unseenSince]',
];
/** What the copy lacks, and what it knows of a reading. */
const COPY_INDEXES = { journal: '[owner+copyDue]', copies: ['[owner+seal]', '[owner+removed]'] };

/** The IndexedDB of one document. */
interface IndexedDbOf {
  indexedDB: IDBFactory;
  IDBKeyRange: typeof IDBKeyRange;
}

/**
 * A newer build that wants to change the store, or somebody who deletes it, is never blocked: the store is let go at
 * once and opened again, as it then is, with the next read or write. Newer builds only add to it.
 * The journal has indexes, which the browser itself keeps true whatever build writes. Rows of other tables are found by
 * key; what a screen sorts or filters by is few enough to sort in memory.
 */
export class DeviceDatabase extends Dexie {
  /** Whether what an older build left is being brought into the form of this one; it takes as long as it takes. */
  isUpgrading = false;

  /** @param of where to open it: in this document, unless another is named */
  constructor(of?: IndexedDbOf) {
    super('asterly', of);
    this.version(1).stores(keyed(FIRST));
    this.version(2).stores(keyed(SECOND));
    this.version(3).stores(keyed(THIRD));
    this.version(4).stores(keyed(FOURTH));
    this.version(5).stores(keyed(FIFTH));
    this.version(6)
      .stores(keyed(SIXTH))
      .upgrade((transaction) => {
        this.#upgrading(transaction);
        const rows = SIXTH.map((name) => [name, within(transaction.table(name))]);
        return carryOver(Object.fromEntries(rows));
      });
    this.version(7)
      .stores({ journal: ['key', ...JOURNAL_INDEXES].join() })
      .upgrade((transaction) => this.#upgrading(transaction));
    this.version(8)
      .stores({
        journal: ['key', ...JOURNAL_INDEXES, COPY_INDEXES.journal].join(),
        copies: ['key', ...COPY_INDEXES.copies].join(),
      })
      .upgrade((transaction) => this.#upgrading(transaction));
    this.on('populate', ({ idbtrans }) => endOnLeaving(idbtrans));
    this.use({ stack: 'dbcore', name: 'leaving', create: leaving });
    this.on('versionchange', ({ newVersion }) => {
      this.close({ disableAutoOpen: false });
      if (newVersion) setStorageHealth('outdated');
      return false;
    });
  }

  #upgrading({ idbtrans }: Transaction): void {
    this.isUpgrading = true;
    endOnLeaving(idbtrans);
  }
}

function keyed(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'key']));
}

/** No transaction outlasts its page in the store of another. */
function leaving(core: DBCore): DBCore {
  return {
    ...core,
    transaction(...asked) {
      const transaction = core.transaction(...asked);
      endOnLeaving(transaction as IDBTransaction);
      return transaction;
    },
  };
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
