import type pg from 'pg';
import { DatabaseGone } from './gone.ts';

/** No connection was free for so long that waiting on would make it worse: nothing was done. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** How long work waits for a connection. */
export interface PoolWait {
  /** Of whoever has waited longest and still waits; 0 where nobody does. */
  longestMs(): number;
  /** Tells how long each waited, whether a connection came or not. */
  onWaited(listener: (waitedMs: number) => void): void;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Measures a pool. Whoever got no connection in the pool's time gets a DatabaseBusy, and a DatabaseGone where the database gave none. */
export function measurePoolWait(pool: pg.Pool): PoolWait {
  // A set keeps the order in which they came: the first has waited longest.
  const waiting = new Set<{ readonly since: number }>();
  const listeners: ((waitedMs: number) => void)[] = [];
  const connect = pool.connect.bind(pool) as (done: Connected) => void;
  const measured = (done: Connected) => {
    const waiter = { since: performance.now() };
    waiting.add(waiter);
    connect((error, client, release) => {
      waiting.delete(waiter);
      for (const listener of listeners) listener(performance.now() - waiter.since);
      done(error && named(error), client, release);
    });
  };
  const replacement = (done?: Connected): Promise<pg.PoolClient> | undefined => {
    if (done) {
      measured(done);
      return undefined;
    }
    return new Promise((resolve, reject) =>
      measured((error, client) => (client && !error ? resolve(client) : reject(error))),
    );
  };
  Reflect.set(pool, 'connect', replacement);
  return {
    longestMs() {
      const [first] = waiting;
      return first ? performance.now() - first.since : 0;
    },
    onWaited: (listener) => void listeners.push(listener),
  };
}

/** Whether an error, or what it comes from, is that no connection was free. */
export function isDatabaseBusy(reason: unknown): boolean {
  return reason instanceof DatabaseBusy || (reason instanceof Error && reason.cause instanceof DatabaseBusy);
}

function named(error: Error): Error {
  return isTimeOut(error)
    ? new DatabaseBusy('no connection was free', { cause: error })
    : new DatabaseGone(`the database gave no connection: ${error.message || String(Reflect.get(error, 'code'))}`);
}

/** The driver knows these errors by their words alone. */
function isTimeOut({ message }: Error): boolean {
  return /^timeout exceeded when trying to connect$/.test(message);
}
