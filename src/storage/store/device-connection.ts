import { within } from '../../platform/within.ts';
import { DeviceDatabase } from './device-database.ts';
import { announceChange } from './shelf.ts';

/** Milliseconds after which an IndexedDB that gives no answer counts as broken; an upgrade may take longer. */
const OPEN_TIMEOUT_MS = 4000;

/** Names of errors after which the same work may succeed over a new connection. */
const LOST = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'NotFoundError',
  'OpenFailedError',
  'TransactionInactiveError',
  'UnknownError',
]);

/**
 * The store of this device, opened anew whenever its connection is lost: browsers close it when the store is cleared,
 * iOS when the app was put away. Safari never opens one again in a document that has lost it, but does in a new
 * document, so that an empty frame lends its own ("Connection to Indexed Database server lost. Refresh the page to try
 * again", https://bugs.webkit.org/show_bug.cgi?id=197050).
 */
export class DeviceConnection {
  #database: DeviceDatabase;
  #wasLost = false;
  #frame: HTMLIFrameElement | undefined;
  #reopening: Promise<void> | undefined;

  constructor() {
    this.#database = this.#watched(new DeviceDatabase());
  }

  /** @throws where IndexedDB is barred, broken or gives no answer */
  async open(): Promise<void> {
    try {
      await opened(this.#database);
    } catch (reason) {
      // the page was left while the tables were made
      if (nameOf(reason) !== 'AbortError') throw reason;
      await this.#reopen(this.#database);
    }
  }

  /** Does work in the store, once more where the connection was lost under it. @throws what the work throws then */
  async run<Found>(work: (database: DeviceDatabase) => PromiseLike<Found>): Promise<Found> {
    const database = this.#database;
    try {
      return await work(database);
    } catch (reason) {
      if (!isLost(reason)) throw reason;
      await this.#reopen(database);
      return await work(this.#database);
    }
  }

  /** To be called after a write: once the store was lost, Dexie no longer tells every live read of what is written. */
  written(): void {
    if (this.#wasLost) announceChange();
  }

  /** Whoever reads from a store that the browser closes reads again: what was there may be gone. */
  #watched(database: DeviceDatabase): DeviceDatabase {
    database.on('close', () => {
      this.#wasLost = true;
      announceChange();
    });
    return database;
  }

  #reopen(lost: DeviceDatabase): Promise<void> {
    if (lost === this.#database)
      this.#reopening ??= this.#replace().finally(() => {
        this.#reopening = undefined;
      });
    return this.#reopening ?? Promise.resolve();
  }

  async #replace(): Promise<void> {
    this.#wasLost = true;
    this.#database.close();
    try {
      this.#database = await opened(this.#watched(new DeviceDatabase()));
    } catch {
      this.#frame?.remove();
      this.#frame = await emptyFrame();
      const { indexedDB, IDBKeyRange } = this.#frame.contentWindow as Window & typeof globalThis;
      this.#database = await opened(this.#watched(new DeviceDatabase({ indexedDB, IDBKeyRange })));
    }
  }
}

/** The disk is full, or this site has used up its share. */
export function isOutOfRoom(reason: unknown): boolean {
  const { name, inner } = (reason ?? {}) as { name?: string; inner?: unknown };
  return name === 'QuotaExceededError' || (inner !== undefined && inner !== null && isOutOfRoom(inner));
}

function isLost(reason: unknown): boolean {
  return LOST.has(nameOf(reason)) && !isOutOfRoom(reason);
}

/** The name of an error. The abort of a transaction by this page itself has no error: `null`. */
function nameOf(reason: unknown): string {
  return reason === null ? 'AbortError' : ((reason as Error | undefined)?.name ?? '');
}

async function opened(database: DeviceDatabase): Promise<DeviceDatabase> {
  const opening = Promise.resolve(database.open());
  try {
    await within(OPEN_TIMEOUT_MS, opening).catch((reason) => {
      if (!database.isUpgrading) throw reason;
      return opening;
    });
  } catch (reason) {
    database.close();
    throw reason;
  }
  return database;
}

function emptyFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true });
    document.body.append(frame);
  });
}
