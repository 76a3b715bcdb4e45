import { type DeviceConnection, isOutOfRoom } from '../store/device-connection.ts';
import { setStorageHealth, storageHealth } from '../store/health.ts';
import { announceChange } from '../store/shelf.ts';
import type { Rows } from '../store/shelf-rows.ts';

/** Milliseconds until what was refused is tried again, where no other write goes through before. */
const RETRY_DELAY_MS = 5000;

/** What a key is to hold; undefined: nothing. */
type Held<Row> = Map<string, Row | undefined>;

/** Writes that this device refused. They are held on the page, and tried again until they go through. */
export class Unwritten {
  readonly #connection: DeviceConnection;
  readonly #shelves = new Map<keyof Rows, Held<unknown>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: DeviceConnection) {
    this.#connection = connection;
  }

  of<Row>(name: keyof Rows): Held<Row> {
    const held = this.#shelves.get(name) ?? new Map();
    this.#shelves.set(name, held);
    return held as Held<Row>;
  }

  hold(name: keyof Rows, key: string, row: unknown, reason: unknown): void {
    console.warn('Not kept on this device:', reason);
    this.of(name).set(key, row);
    if (storageHealth() !== 'outdated') setStorageHealth(isOutOfRoom(reason) ? 'full' : 'lost');
    announceChange();
    this.#tryLater();
  }

  /** Something was written just now: what was refused before may be taken now. */
  async tryAgain(): Promise<void> {
    try {
      for (const [name, held] of this.#shelves) for (const [key, row] of [...held]) await this.#write(name, key, row);
    } catch (reason) {
      console.warn('Still not kept on this device:', reason);
      return this.#tryLater();
    }
    if (this.#isEmpty() && (storageHealth() === 'full' || storageHealth() === 'lost')) setStorageHealth('well');
  }

  async #write(name: keyof Rows, key: string, row: unknown): Promise<void> {
    await this.#connection.run(async (database) => {
      const rows = database.table(name);
      await (row === undefined ? rows.delete(key) : rows.put(row));
    });
    const held = this.of(name);
    if (held.get(key) === row) held.delete(key);
  }

  #isEmpty(): boolean {
    return [...this.#shelves.values()].every((held) => held.size === 0);
  }

  #tryLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.tryAgain(), RETRY_DELAY_MS);
  }
}
