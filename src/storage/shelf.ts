/** One kind of thing this device remembers, each under its key. */
export interface Shelf<Row extends { key: string }> {
  get(key: string): Promise<Row | undefined>;
  all(): Promise<Row[]>;
  put(row: Row): Promise<void>;
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
  return {
    get: async (key) => rows.get(key),
    all: async () => [...rows.values()],
    async put(row) {
      rows.set(row.key, row);
      announceChange();
    },
    async remove(key) {
      rows.delete(key);
      announceChange();
    },
  };
}
