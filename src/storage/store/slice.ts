/**
 * Rows of a shelf by one of its indexes, newest first. `of` are the values of its first paths; the last path, where
 * `of` does not name it too, is an ISO UTC time: from `from` on, before `until`.
 */
export interface Slice {
  /** Paths into the row, as Dexie writes them: `[owner+savedAt]`. A row that lacks one of them is not found by it. */
  index: string;
  of: readonly string[];
  from?: string;
  until?: string;
  /** At most so many. */
  limit?: number;
}

/** Lists sort behind texts and times in IndexedDB, so that an empty one bounds all that begins alike. */
const BEHIND_TEXT: readonly never[] = [];

/** The bounds of a slice as keys of IndexedDB: the lower one belongs to it, the upper one does not. */
export function boundsOf({ of, from, until }: Slice): [lower: unknown[], upper: unknown[]] {
  return [from === undefined ? [...of] : [...of, from], [...of, until ?? BEHIND_TEXT]];
}

/** The rows of a slice among rows in memory. */
export function sliceOf<Row>(rows: readonly Row[], slice: Slice): Row[] {
  return timed(rows, slice).map(({ row }) => row);
}

/** The times of the rows of a slice. */
export function timesOf(rows: readonly unknown[], slice: Slice): string[] {
  return timed(rows, slice).map(({ time }) => time);
}

function timed<Row>(rows: readonly Row[], { index, of, from = '', until, limit }: Slice): { row: Row; time: string }[] {
  const paths = index.slice(1, -1).split('+');
  return rows
    .flatMap((row) => {
      const values = paths.map((path) => valueAt(row, path));
      const time = values[of.length] ?? '';
      const isFound =
        values.every((value) => value !== undefined) && of.every((value, place) => values[place] === value);
      return isFound && time >= from && (until === undefined || time < until) ? [{ row, time }] : [];
    })
    .sort((one, other) => (one.time === other.time ? 0 : one.time < other.time ? 1 : -1))
    .slice(0, limit);
}

function valueAt(row: unknown, path: string): string | undefined {
  let value: unknown = row;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}
