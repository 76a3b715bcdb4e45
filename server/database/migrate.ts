import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { applyMigration } from './apply-migration.ts';
import { type Migration, readMigrations } from './migrations.ts';

/** Any number will do, as long as all servers of one database use the same. */
const MIGRATION_LOCK = 725_110_317;
/** Between two looks whether another has finished, and between two looks whether somebody has migrated. */
const LOOK_EVERY_MS = 250;

const MIGRATIONS = readMigrations();

/**
 * Brings the tables up to this build beside running servers; of those that try together one does it and the others wait.
 * `client` is a connection of its own, to the database itself and not to a pooler. @returns the names of what was applied
 */
export async function migrateDatabase(client: pg.Client, log: Log): Promise<string[]> {
  // Asked again and again instead of waited for: an index that is built beside running work waits for every statement
  // that began before it, and so for one that waits for the lock.
  while (!(await takesLock(client))) await sleep(LOOK_EVERY_MS);
  try {
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    const missing = await missingMigrations(client);
    for (const migration of missing) await applyMigration(client, migration, log);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
  }
}

/** What this build has and the tables have not. Tables of a newer build lack nothing. */
export async function missingMigrations(db: pg.Pool | pg.Client): Promise<readonly Migration[]> {
  const applied = await appliedMigrations(db);
  return MIGRATIONS.filter(({ madeAtMs }) => !applied.has(madeAtMs));
}

/**
 * Returns when the tables are those of this build, which somebody else sees to.
 * @throws Error with a sentence for the operator after `waitMs`
 */
export async function waitForMigrations(pool: pg.Pool, log: Log, waitMs: number): Promise<void> {
  const until = performance.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    const missing = await missingMigrations(pool);
    if (missing.length === 0) return;
    const names = missing.map(({ name }) => name).join(', ');
    if (performance.now() >= until)
      throw new Error(
        `The tables are older than this build. Run this program with --migrate first, or set MIGRATE_ON_START=on. Missing: ${names}.`,
      );
    if (tries === 0) log(`Waiting until --migrate has brought the tables up to this build. Missing: ${names}.`);
    await sleep(LOOK_EVERY_MS);
  }
}

async function takesLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
  return rows[0]?.mine === true;
}

/** SQLSTATE of a database in which nothing was ever made. */
const NO_TABLE: readonly (string | undefined)[] = ['42P01', '3F000'];

async function appliedMigrations(db: pg.Pool | pg.Client): Promise<ReadonlySet<number>> {
  try {
    const { rows } = await db.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations');
    return new Set(rows.map((row) => Number(row.created_at)));
  } catch (reason) {
    if (reason instanceof pg.DatabaseError && NO_TABLE.includes(reason.code)) return new Set();
    throw reason;
  }
}
