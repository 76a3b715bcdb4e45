import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { unprivilegedAccount } from '../../server/database/embedded/account.ts';
import { own } from '../../server/database/embedded/folders.ts';

/** A PostgreSQL of a proof, on a port of this machine, which trusts whoever comes. */
export interface Postgres {
  readonly port: number;
  readonly data: string;
  /** As DATABASE_URL has it. */
  readonly url: string;
  log(): string;
  query<Row>(sql: string): Promise<Row[]>;
  /** SIGINT ends it in order; SIGKILL is the cut of its power, all its processes at once. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
}

const account = unprivilegedAccount();
const how = { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };

/** The folder of Debian's programs of PostgreSQL, the newest; null where there are none. */
export function debianPrograms(): string | null {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(folder, version, 'bin'));
  return found.find((bin) => existsSync(join(bin, 'pg_basebackup'))) ?? null;
}

/** Runs a program of PostgreSQL's account to its end. @throws Error with what it said */
export function runAsPostgres(program: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { ...how, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`);
}

/** A folder for PostgreSQL's account alone. */
export function ownFolder(folder: string): void {
  own(folder, account, 'DATA_DIR');
}

/** Makes an empty cluster. */
export function initCluster(bin: string, data: string): void {
  ownFolder(data);
  runAsPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'asterly', '-E', 'UTF8', '--locale=C', '--auth=trust']);
}

/** Starts a cluster that is there and waits for its first answer. */
export async function startCluster(
  bin: string,
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Postgres> {
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings };
  const logFile = `${data}.log`;
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...how, stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  const urlOf = (database: string) => `postgres://asterly@127.0.0.1:${port}/${database}`;
  await becomesReady(child, urlOf('postgres'), () => readFileSync(logFile, 'utf8'));
  return {
    port,
    data,
    url: urlOf('asterly'),
    log: () => readFileSync(logFile, 'utf8'),
    query: async (sql) => await queryAt(urlOf('asterly'), sql),
    async end(signal) {
      if (hasEnded(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(signal === 'SIGKILL' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
      await ended;
    },
  };
}

/** One statement over a connection of its own. */
export async function queryAt<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end().catch(() => {});
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function becomesReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (hasEnded(child)) break;
    if (
      await queryAt(url, 'select 1').then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error(`the database of the proof does not start: ${log()}`);
}
