import { readFile } from 'node:fs/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Log, printLog } from '../log.ts';
import type { Settings } from '../settings/table.ts';
import { openCluster } from './embedded/cluster.ts';
import { migrateDatabase } from './migrate.ts';
import { measurePoolWait, type PoolWait } from './pool-wait.ts';
import { cutSilentConnections } from './silent-connections.ts';
import { releasingConnections } from './transaction.ts';

export type Queries = NodePgDatabase;
/** Inside a transaction; whatever takes one takes the plain queries too. */
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0];
export type Executor = Queries | Transaction;

export interface Database {
  readonly queries: Queries;
  readonly pool: pg.Pool;
  readonly wait: PoolWait;
  /** Which PostgreSQL this is, for the log: never with a password. */
  readonly called: string;
  close(): Promise<void>;
}

/** A connection asks the file for its password, so that a new one counts from the next connection on. */
function clientWith(file: string): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // The driver calls it when the server asks; an address without a password would take its place in the settings.
      Object.assign(this, { password: async () => (await readFile(file, 'utf8')).trim() });
    }
  };
}

/** The database ends a statement by itself after so long. */
const STATEMENT_TIMEOUT_MS = 20_000;
/** A connection that says nothing for longer than a statement may take has nobody at its other end. */
const SILENCE_MS = 25_000;
/** Whoever got no connection in so long gets a DatabaseBusy. */
const POOL_WAIT_MS = 4000;
/** From then on the machine asks whether the other end is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** The database of the settings, migrated and ready: the one DATABASE_URL names, or our own. */
export async function openDatabase(settings: Settings, log: Log = printLog, silenceMs = SILENCE_MS): Promise<Database> {
  const named = settings.DATABASE_URL === 'embedded' ? null : settings.DATABASE_URL;
  const cluster = named === null ? await openCluster(settings.DATA_DIR, log) : null;
  const { DATABASE_PASSWORD_FILE: file } = settings;
  const pool = new pg.Pool({
    ...(file === null || cluster ? {} : { Client: clientWith(file) }),
    connectionString: cluster?.url ?? named ?? '',
    max: settings.DATABASE_POOL,
    application_name: `asterly-${process.pid}`,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // A connection that breaks is replaced by the pool, and its query fails by itself; unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const wait = measurePoolWait(pool);
  try {
    await migrateDatabase(pool);
    cutSilentConnections(pool, silenceMs);
    // An embedded database runs on while a server is connected: this one is from now on.
    await pool.query('select 1');
  } catch (reason) {
    await pool.end().catch(() => {});
    await cluster?.stop();
    throw reason;
  }
  return {
    queries: releasingConnections(drizzle(pool), pool),
    pool,
    wait,
    called: cluster ? `embedded PostgreSQL in ${settings.DATA_DIR}` : `PostgreSQL at ${new URL(named ?? '').host}`,
    close: async () => {
      await pool.end();
      await cluster?.stop();
    },
  };
}
