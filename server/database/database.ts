import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Log, printLog } from '../log.ts';
import type { Settings } from '../settings/table.ts';
import { clientClass, connectionConfig, refuseUnknownPooler } from './connect.ts';
import { openCluster } from './embedded/cluster.ts';
import { migrateDatabase, waitForMigrations } from './migrate.ts';
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

/** A connection that says nothing for longer than a statement may take has nobody at its other end. */
const SILENCE_MS = 25_000;
/** Whoever got no connection in so long gets a DatabaseBusy. */
const POOL_WAIT_MS = 4000;

export interface OpenOptions {
  /** How long a connection in use may say nothing. */
  readonly silenceMs?: number;
  /**
   * `apply`: tables that are older than this build are brought up to it. `wait`: by somebody else, within so long.
   * Otherwise the settings say which.
   */
  readonly migrations?: 'apply' | { readonly waitMs: number };
  /** Is told the names of what was applied. */
  readonly onMigrated?: (names: readonly string[]) => void;
}

/** The database of the settings, ready for this build: the one DATABASE_URL names, or our own. */
export async function openDatabase(
  settings: Settings,
  log: Log = printLog,
  { silenceMs = SILENCE_MS, migrations, onMigrated }: OpenOptions = {},
): Promise<Database> {
  const named = settings.DATABASE_URL === 'embedded' ? null : settings.DATABASE_URL;
  const cluster = named === null ? await openCluster(settings.DATA_DIR, log, { archive: settings.WAL_ARCHIVE }) : null;
  const address = cluster?.url ?? named ?? '';
  const pool = new pg.Pool({
    ...connectionConfig(address, settings),
    Client: clientClass(settings),
    max: settings.DATABASE_POOL,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: 60_000,
  });
  // A connection that breaks is replaced by the pool, and its query fails by itself; unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const wait = measurePoolWait(pool);
  try {
    if (!cluster) await refuseUnknownPooler(address, settings);
    const way = migrations ?? migrationsOf(settings);
    if (way === 'apply') {
      const applied = await migrateAt(cluster?.url ?? settings.DATABASE_DIRECT_URL ?? address, settings, log);
      onMigrated?.(applied);
    } else await waitForMigrations(pool, log, way.waitMs);
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

/** A server that starts beside `--migrate` waits so long for it. */
const MIGRATIONS_WAIT_MS = 60_000;

/** Only a database of production that others manage is brought up to a build by a step of its own. */
function migrationsOf({ MIGRATE_ON_START: wish, APP_MODE, DATABASE_URL }: Settings): OpenOptions['migrations'] & {} {
  const isManaged = APP_MODE === 'production' && DATABASE_URL !== 'embedded';
  const migrates = wish === null ? !isManaged : wish === 'on';
  return migrates ? 'apply' : { waitMs: MIGRATIONS_WAIT_MS };
}

/** By a connection of its own, straight to the database: it holds a lock, and time limits that are its own. */
async function migrateAt(address: string, settings: Settings, log: Log): Promise<string[]> {
  if (settings.DATABASE_POOLER === 'transaction' && settings.DATABASE_DIRECT_URL === null)
    throw new Error(
      'DATABASE_DIRECT_URL must name the database behind the pooler: no change of tables goes through one.',
    );
  const direct = { ...settings, DATABASE_POOLER: 'none' } as const;
  const Client = clientClass(direct);
  const client = new Client({ ...connectionConfig(address, direct), application_name: 'asterly-migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await migrateDatabase(client, log);
  } finally {
    await client.end();
  }
}
