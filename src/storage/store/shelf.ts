import { type Slice, sliceOf, timesOf } from './slice.ts';

/** One kind of thing this device remembers, each under its key. */
export interface Shelf<Row extends { key: string }> {
  get(key: string): Promise<Row | undefined>;
  all(): Promise<Row[]>;
  /** Rows by an index of the shelf, newest first. */
  slice(slice: Slice): Promise<Row[]>;
  count(slice: Slice): Promise<number>;
  /** The time of the row at a place of a slice, of which no row is read. */
  timeAt(slice: Slice, place: number): Promise<string | undefined>;
  put(row: Row): Promise<void>;
  remove(key: string): Promise<void>;
  /**
   * Writes what `next` makes of the row as it now stands, and takes away what it makes nothing of; the same row is not
   * written again. Nothing else is written between, in any tab. Resolves with what lies there then.
   */
  change(key: string, next: (row: Row | undefined) => Row | undefined): Promise<Row | undefined>;
}

const watchers = new Set<() => void>();

/** Tells live reads that something on a shelf in memory has changed. */
export function announceChange(): void {
  for (const watcher of watchers) watcher();
}

export function onShelfChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** A shelf that lives as long as the page. */
export function memoryShelf<Row extends { key: string }>(): Shelf<Row> {
  const rows = new Map<string, Row>();
  function write(key: string, row: Row | undefined): void {
    if (row) rows.set(key, row);
    else rows.delete(key);
    announceChange();
  }
  return {
    get: async (key) => rows.get(key),
    all: async () => [...rows.values()],
    slice: async (slice) => sliceOf([...rows.values()], slice),
    count: async (slice) => sliceOf([...rows.values()], slice).length,
    timeAt: async (slice, place) => timesOf([...rows.values()], slice)[place],
    put: async (row) => write(row.key, row),
    remove: async (key) => write(key, undefined),
    async change(key, next) {
      const before = rows.get(key);
      const row = next(before);
      if (row !== before) write(key, row);
      return row;
    },
  };
}
