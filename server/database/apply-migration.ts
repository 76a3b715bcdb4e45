import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Migration } from './migrations.ts';

/** Whoever waits for a lock makes all that come after wait too: no longer than this, then the way is free for a while. */
const LOCK_TIMEOUT_MS = 100;
/** A statement that holds locks is none that reads through a table. */
const HELD_TIMEOUT_MS = 5000;
/** Between two tries, at least and at most. */
const RETRY_MIN_MS = 150;
const RETRY_MAX_MS = 600;
/** For so long it is tried again where others hold what is needed. */
const GIVE_UP_MS = 5 * 60_000;

/** SQLSTATE of a lock that was not to be had in time, and of two that waited for each other. */
const BUSY: readonly (string | undefined)[] = ['55P03', '40P01'];
/** They read through a table, and keep nobody from reading and writing it meanwhile: a block commits piece by piece. */
const BESIDE_WORK = /\bindex\s+concurrently\b|\bvalidate\s+constraint\b|^(?:--.*\n)*do\b/i;
const BUILT_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"(\w+)"/i;

/** Applies one migration beside running servers. @throws Error with a sentence for the operator */
export async function applyMigration(client: pg.Client, migration: Migration, log: Log): Promise<void> {
  const { name, statements, isApart } = migration;
  const note = () =>
    client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.madeAtMs,
    ]);
  try {
    if (isApart) {
      for (const statement of statements) await tryUntilFree(name, log, () => runApart(client, statement));
      await note();
      return;
    }
    await tryUntilFree(name, log, async () => {
      await client.query('begin');
      try {
        await limitLocks(client);
        for (const statement of statements) await client.query(statement);
        await note();
        await client.query('commit');
      } catch (reason) {
        await client.query('rollback').catch(() => {});
        throw reason;
      }
    });
  } catch (reason) {
    throw new Error(`The change ${name} of the tables failed: ${(reason as Error).message}`, { cause: reason });
  }
}

async function runApart(client: pg.Client, statement: string): Promise<void> {
  if (!BESIDE_WORK.test(statement)) {
    await client.query('begin');
    try {
      await limitLocks(client);
      await client.query(statement);
      await client.query('commit');
    } catch (reason) {
      await client.query('rollback').catch(() => {});
      throw reason;
    }
    return;
  }
  await client.query('set statement_timeout = 0');
  await client.query('set lock_timeout = 0');
  const index = BUILT_INDEX.exec(statement)?.[1];
  if (index !== undefined) await dropHalfBuilt(client, index);
  await client.query(statement);
}

/** An index whose building was cut short stays, is kept up by every write, and serves nobody. */
async function dropHalfBuilt(client: pg.Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select 1 from pg_index join pg_class on pg_class.oid = indexrelid where relname = $1 and not indisvalid',
    [index],
  );
  if (rowCount) await client.query(`drop index concurrently if exists "${index}"`);
}

async function limitLocks(client: pg.Client): Promise<void> {
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query(`set local statement_timeout = ${HELD_TIMEOUT_MS}`);
}

async function tryUntilFree(name: string, log: Log, work: () => Promise<void>): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      if (tries > 1) log(`The change ${name} of the tables was made at the ${tries}. try.`);
      return;
    } catch (reason) {
      const isBusy = reason instanceof pg.DatabaseError && BUSY.includes(reason.code);
      if (!isBusy || performance.now() > until) throw reason;
      await sleep(RETRY_MIN_MS + Math.random() * (RETRY_MAX_MS - RETRY_MIN_MS));
    }
  }
}
