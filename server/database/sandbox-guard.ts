import type pg from 'pg';
import { BadSettings } from '../settings/read.ts';
import type { Settings } from '../settings/table.ts';

/** SQLSTATE of what may come of adding the rule. */
const DUPLICATE_OBJECT = '42710';
const CHECK_VIOLATION = '23514';

/**
 * Keeps play money out of a database of production for good: its first start in production adds the rule, and a
 * database that has the rule is opened by nothing else. @throws BadSettings.
 */
export async function keepSandboxOut(pool: pg.Pool, mode: Settings['APP_MODE']): Promise<void> {
  const { rowCount: isBarred } = await pool.query(`select 1 from pg_constraint where conname = 'orders_no_sandbox'`);
  if (isBarred) {
    if (mode === 'production') return;
    throw new BadSettings(
      'This database is one of production, where the sandbox may not write. Set DATABASE_URL or DATA_DIR to another one.',
    );
  }
  if (mode !== 'production') return;
  try {
    await pool.query(`alter table orders add constraint orders_no_sandbox check (provider is distinct from 'sandbox')`);
  } catch (reason) {
    const { code } = reason as { code?: string };
    if (code === DUPLICATE_OBJECT) return;
    if (code !== CHECK_VIOLATION) throw reason;
    throw new BadSettings(
      'This database holds play money of the sandbox and cannot be one of production. Set DATABASE_URL or DATA_DIR to another one.',
    );
  }
}
