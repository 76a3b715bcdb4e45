import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export const USER = 'asterly';
export const DATABASE = 'asterly';
const PORT = 5432;

/** What a running PostgreSQL writes of itself into its folder. */
interface Note {
  readonly pid: number;
  readonly socket: string;
}

/** The PostgreSQL that already runs over this folder, left by a server that was killed; a stale note is removed. */
export function findPostmaster(data: string): Note | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const socket = lines[4]?.trim() ?? '';
  if (Number.isInteger(pid) && pid > 1 && isPostgres(pid)) return { pid, socket };
  rmSync(file, { force: true });
  return null;
}

/** A process number may long belong to somebody else, after a reboot above all. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The address of a database behind a socket, as DATABASE_URL has it. */
export function socketUrl(socket: string, database: string): string {
  return `postgresql://${USER}@localhost:${PORT}/${encodeURIComponent(database)}?host=${encodeURIComponent(socket)}`;
}

/** Waits until it answers; false when `hasEnded` says that it never will, or after `timeoutMs`. */
export async function becomesReady(socket: string, hasEnded: () => boolean, timeoutMs = 30_000): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && !hasEnded()) {
    if (await queryOnce(socket, 'postgres', 'select 1').then(Boolean, () => false)) return true;
    await sleep(25);
  }
  return false;
}

export async function queryOnce(socket: string, database: string, query: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: socketUrl(socket, database), application_name: 'asterly-watch' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(query);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Fast shutdown: running statements are rolled back, what was acknowledged is on the disk. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(15)) if (!isAlive(pid)) return;
  }
}
