/** One kind of thing this device remembers, each under its key. */
export interface Shelf<Row extends { key: string }> {
  get(key: string): Promise<Row | undefined>;
  all(): Promise<Row[]>;
  put(row: Row): Promise<void>;
  /** Writes what `next` makes of a row as it now stands, in one step that nothing comes between; `undefined`: nothing. */
  change(key: string, next: (row: Row | undefined) => Row | undefined): Promise<void>;
  remove(key: string): Promise<void>;
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
  const put = (row: Row) => {
    rows.set(row.key, row);
    announceChange();
  };
  return {
    get: async (key) => rows.get(key),
    all: async () => [...rows.values()],
    put: async (row) => put(row),
    async change(key, next) {
      const row = next(rows.get(key));
      if (row) put(row);
    },
    async remove(key) {
      rows.delete(key);
      announceChange();
    },
  };
}
