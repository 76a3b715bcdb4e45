import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Transactions that give their connection back to the pool however they end. Drizzle's own keep it for good when it
 * breaks at `begin`, so that after as many broken connections as the pool has, nothing is served any more.
 */
export function releasingConnections(queries: NodePgDatabase, pool: pg.Pool): NodePgDatabase {
  const dialect = Reflect.get(queries, 'dialect');
  queries.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await new NodePgSession(client, dialect, undefined).transaction(run as never, config);
    } finally {
      client.release();
    }
  };
  return queries;
}
