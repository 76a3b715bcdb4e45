import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Settings } from '../settings/table.ts';

/** The database ends a statement by itself after so long. */
const STATEMENT_TIMEOUT_MS = 20_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** From then on the machine asks whether the other end is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

type Wishes = Pick<Settings, 'DATABASE_PASSWORD_FILE' | 'DATABASE_POOLER'>;

/**
 * What every connection to a database is made with. A pooler in transaction mode gives each transaction another
 * connection: what belongs to one (time limits, named statements) cannot go through it.
 */
export function connectionConfig(address: string, { DATABASE_POOLER }: Wishes): pg.ClientConfig {
  return {
    connectionString: address,
    application_name: `asterly-${process.pid}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(DATABASE_POOLER === 'transaction'
      ? {}
      : {
          statement_timeout: STATEMENT_TIMEOUT_MS,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
        }),
  };
}

/** The driver’s client: it reads the password at each new connection, and sends no names through a pooler. */
export function clientClass({ DATABASE_PASSWORD_FILE: file, DATABASE_POOLER: pooler }: Wishes): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // The driver calls it when the server asks; an address without a password would take its place in the settings.
      if (file !== null) Object.assign(this, { password: () => readPassword(file) });
      if (pooler === 'transaction') forgetNames(this);
    }
  };
}

async function readPassword(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (reason) {
    throw new Error(`DATABASE_PASSWORD_FILE ${file} cannot be read.`, { cause: reason });
  }
}

/** A named statement lives in one connection of the database, and the next transaction gets another. */
function forgetNames(client: pg.Client): void {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const unnamed = (first: unknown, ...more: unknown[]) => {
    const named = typeof first === 'object' && first !== null && 'name' in first;
    return query(named ? { ...first, name: undefined } : first, ...more);
  };
  Reflect.set(client, 'query', unnamed);
}

/** SQLSTATEs of a named statement that another connection has made already, or that is gone. */
const NAMES_NOT_KEPT: readonly (string | undefined)[] = ['42P05', '26000'];
const POOLER_REFUSES = /unsupported startup parameter/;
const TELL =
  'DATABASE_URL leads to a pooler in transaction mode. Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL for --migrate.';

/** @throws Error with a sentence where a pooler stands before the database that the settings do not tell of */
export async function refuseUnknownPooler(address: string, wishes: Wishes): Promise<void> {
  if (wishes.DATABASE_POOLER === 'transaction') return;
  const Client = clientClass(wishes);
  const clients = [1, 2].map(() => new Client(connectionConfig(address, wishes)));
  for (const client of clients) client.on('error', () => {});
  try {
    for (const client of clients) await client.connect();
    for (const client of [...clients, ...clients]) await client.query({ name: 'asterly_kept', text: 'select 1' });
  } catch (reason) {
    if (!(reason instanceof pg.DatabaseError)) throw reason;
    if (!NAMES_NOT_KEPT.includes(reason.code) && !POOLER_REFUSES.test(reason.message)) throw reason;
    throw new Error(TELL, { cause: reason });
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
}
