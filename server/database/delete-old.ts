import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** Rows of one statement: few enough that nobody waits for it. */
const BATCH = 1000;
/** Batches of one call; what is left is the next call's. */
const MAX_BATCHES = 20;

/** Deletes rows in small transactions, past those that somebody holds. @returns how many */
export async function deleteOld(queries: Queries, table: PgTable, where: SQL): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { rowCount } = await queries.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${where} limit ${sql.raw(String(BATCH))} for update skip locked))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) break;
  }
  return deleted;
}
