import type { Collection, Table } from 'dexie';
import type { Unwritten } from '../outbox/unwritten.ts';
import type { DeviceConnection } from './device-connection.ts';
import type { DeviceDatabase } from './device-database.ts';
import type { Shelf } from './shelf.ts';
import type { Rows } from './shelf-rows.ts';
import { boundsOf, type Slice, sliceOf, timesOf } from './slice.ts';

/** A shelf in the store of this device. What it refuses stays on the page, as if it were kept, until it is. */
export function durableShelf<Row extends { key: string }>(
  name: keyof Rows,
  connection: DeviceConnection,
  unwritten: Unwritten,
): Shelf<Row> {
  const held = unwritten.of<Row>(name);
  const rowsIn = (database: DeviceDatabase): Table<Row, string> => database.table(name);
  function withHeld(stored: Row[]): Row[] {
    if (held.size === 0) return stored;
    const waiting = [...held.values()].filter((row) => row !== undefined);
    return [...stored.filter((row) => !held.has(row.key)), ...waiting];
  }
  async function write(key: string, row: Row | undefined): Promise<void> {
    try {
      await connection.run(async (database) => {
        await (row ? rowsIn(database).put(row) : rowsIn(database).delete(key));
      });
    } catch (reason) {
      return unwritten.hold(name, key, row, reason);
    }
    held.delete(key);
    connection.written();
    await unwritten.tryAgain();
  }
  return {
    async get(key) {
      if (held.has(key)) return held.get(key);
      return read(() => connection.run((database) => rowsIn(database).get(key)), undefined);
    },
    async all() {
      const stored = await read(() => connection.run((database) => rowsIn(database).toArray()), []);
      return withHeld(stored);
    },
    async slice(slice) {
      const { limit } = slice;
      const stored = await read(
        () =>
          connection.run((database) => {
            const found = foundBy(rowsIn(database), slice).reverse();
            return (limit === undefined ? found : found.limit(limit + held.size)).toArray();
          }),
        [],
      );
      return held.size === 0 ? stored : sliceOf(withHeld(stored), slice);
    },
    async count(slice) {
      if (held.size > 0) return (await this.slice(slice)).length;
      return read(() => connection.run((database) => foundBy(rowsIn(database), slice).count()), 0);
    },
    async timeAt(slice, place) {
      if (held.size > 0) return timesOf(await this.slice(slice), slice)[place];
      const keys = await read(
        () => connection.run((database) => foundBy(rowsIn(database), slice).reverse().offset(place).limit(1).keys()),
        [],
      );
      return (keys[0] as unknown as string[] | undefined)?.[slice.of.length];
    },
    put: (row) => write(row.key, row),
    remove: (key) => write(key, undefined),
    async change(key, next) {
      let made: { row: Row | undefined } | undefined;
      try {
        await connection.run(async (database) => {
          const rows = rowsIn(database);
          await rows.db.transaction('rw', rows, async () => {
            const before = held.has(key) ? held.get(key) : await rows.get(key);
            made = { row: next(before) };
            if (made.row === before) return;
            await (made.row ? rows.put(made.row) : rows.delete(key));
          });
        });
      } catch (reason) {
        made ??= { row: next(held.get(key)) };
        if (made.row) unwritten.hold(name, key, made.row, reason);
        return made.row;
      }
      const row = made?.row;
      if (held.get(key) !== row) held.delete(key);
      connection.written();
      await unwritten.tryAgain();
      return row;
    },
  };
}

function foundBy<Row>(rows: Table<Row, string>, slice: Slice): Collection<Row, string> {
  const [lower, upper] = boundsOf(slice);
  return rows.where(slice.index).between(lower, upper, true, false);
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
