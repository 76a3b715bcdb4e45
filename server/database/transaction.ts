import { NodePgSession } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Queries } from './database.ts';

/**
 * Transactions that give their line back to the pool however they end. Drizzle's own keep it for good when the line
 * breaks at `begin`, so that after as many broken lines as the pool has, nothing is served any more.
 */
export function giveLinesBack(queries: Queries, pool: pg.Pool): Queries {
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
