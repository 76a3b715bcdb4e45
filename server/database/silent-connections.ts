import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Breaks connections in use on which nothing has come or gone for `silenceMs`: their statements fail and the pool opens
 * others. A network that swallows what is sent reports no error, and a connection that only waits takes one of the pool
 * for good. Call it when the pool has no connection yet.
 */
export function cutSilentConnections(pool: pg.Pool, silenceMs: number): void {
  const used = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => used.add(client));
  pool.on('release', (_, client) => used.delete(client));
  pool.on('connect', (client) => {
    const stream = client.connection.stream as Socket;
    const silence = () => {
      if (used.has(client)) stream.destroy(new Error(`the database was silent for ${silenceMs} ms`));
    };
    // `setTimeout` would call a listener given to it once: a connection that idled once would never be watched again.
    stream.on('timeout', silence);
    stream.setTimeout(silenceMs);
  });
}
