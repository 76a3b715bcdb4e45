import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { type Account, unprivilegedAccount } from './account.ts';
import { archiveSettings, prepareArchive } from './archive.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type ClusterFolders, own, prepareFolders } from './folders.ts';
import {
  becomesReady,
  DATABASE,
  endPostmaster,
  findPostmaster,
  isAlive,
  queryOnce,
  socketUrl,
  USER,
} from './postmaster.ts';

export interface Cluster {
  /** As DATABASE_URL would have it. */
  readonly url: string;
  /** Stops PostgreSQL unless another server still uses it. */
  stop(): Promise<void>;
}

const MAX_LOG_BYTES = 4 * 1024 * 1024;

/** One that follows its log to a point in time may take hours instead. */
const START_TIMEOUT_MS = 30_000;
/** Of a PostgreSQL whose forerunner was killed a moment ago. */
const MAX_STARTS = 20;
/** Between two looks whether it still runs. */
const WATCH_MS = 1000;

/**
 * Our own PostgreSQL over `dataDir`: made when it is missing, taken over when it still runs, started otherwise.
 * One that dies under the server is started again. `archive` is the folder into which it copies
 * its log; `recovers`: it is to follow one first, which it does whole or not at all.
 */
export async function openCluster(
  dataDir: string,
  log: Log,
  { archive = null, recovers = false }: { archive?: string | null; recovers?: boolean } = {},
): Promise<Cluster> {
  const account = unprivilegedAccount();
  if (archive !== null) prepareArchive(archive, account);
  const folders = prepareFolders(dataDir, account);
  const binaries = findBinaries(folders.home, account);
  if (!existsSync(join(folders.data, 'PG_VERSION'))) makeCluster(folders, binaries, account);
  const running = (await takeOver(folders)) ?? (await startCluster(folders, binaries, account, archive, recovers));
  await makeDatabase(running.socket);

  let { pid } = running;
  let restarting = false;
  const watch = setInterval(() => {
    if (restarting || isAlive(pid)) return;
    restarting = true;
    log('The embedded database has ended by itself and is started again.', { level: 'error' });
    takeOver(folders)
      .then(async (found) => found ?? (await startCluster(folders, binaries, account, archive, recovers)))
      .then(
        (again) => {
          pid = again.pid;
        },
        (reason: unknown) => log(reason instanceof Error ? reason.message : String(reason), { level: 'error' }),
      )
      .finally(() => {
        restarting = false;
      });
  }, WATCH_MS);
  watch.unref();
  return {
    url: socketUrl(running.socket, DATABASE),
    stop: async () => {
      clearInterval(watch);
      if (!(await isUsedByOthers(running.socket))) await endPostmaster(pid);
    },
  };
}

interface Postmaster {
  readonly pid: number;
  readonly socket: string;
}

async function takeOver(folders: ClusterFolders): Promise<Postmaster | null> {
  const running = findPostmaster(folders.data);
  return running && (await becomesReady(running.socket, () => !isAlive(running.pid))) ? running : null;
}

/**
 * Made in a folder aside and renamed, so that a half-made one is never taken for whole. Of servers that start together
 * each makes its own, and the first to be whole is everybody's.
 */
function makeCluster(folders: ClusterFolders, binaries: Binaries, account: Account | null): void {
  const half = `${folders.data}.new-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  own(half, account, 'DATA_DIR');
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      half,
      '-U',
      USER,
      '-E',
      'UTF8',
      '--locale=C',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ],
    { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(
      `The embedded database could not be made: ${made.error?.message ?? made.stderr}\nSet DATABASE_URL to use a PostgreSQL of yours.`,
    );
  try {
    renameSync(half, folders.data);
  } catch (reason) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(folders.data, 'PG_VERSION'))) throw reason;
  }
}

/** A server killed a moment ago may leave back ends that hold the memory of the old PostgreSQL; they go by themselves. */
async function startCluster(
  folders: ClusterFolders,
  binaries: Binaries,
  account: Account | null,
  archive: string | null,
  recovers: boolean,
): Promise<Postmaster> {
  for (let tries = 0; tries < (recovers ? 1 : MAX_STARTS); tries += 1) {
    const child = launch(folders, binaries, account, archive);
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    if (await becomesReady(folders.socket, hasEnded, recovers ? Number.POSITIVE_INFINITY : START_TIMEOUT_MS))
      return { pid: child.pid ?? 0, socket: folders.socket };
    const running = await takeOver(folders);
    if (running) return running;
    await sleep(250);
  }
  const log = readFileSync(folders.log, 'utf8').split('\n').slice(-12).join('\n');
  throw new Error(`The embedded database does not start. The end of ${folders.log}:\n${log}`);
}

/** In a session of its own: Ctrl-C must reach the server first, which stops PostgreSQL when its own work is done. */
function launch(
  folders: ClusterFolders,
  binaries: Binaries,
  account: Account | null,
  archive: string | null,
): ChildProcess {
  if (existsSync(folders.log) && statSync(folders.log).size > MAX_LOG_BYTES)
    renameSync(folders.log, `${folders.log}.old`);
  const log = openSync(folders.log, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folders.socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    // What `--backup` needs.
    wal_level: 'replica',
    max_wal_senders: '0',
    // Who comes while a backup is brought to a point in time waits until it is there.
    hot_standby: 'off',
    ...(archive === null ? {} : archiveSettings(archive)),
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const child = spawn(
    binaries.postgres,
    ['-D', folders.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  child.on('error', () => {});
  child.unref();
  closeSync(log);
  if (account) chownSync(folders.log, account.uid, account.gid);
  return child;
}

async function makeDatabase(socket: string): Promise<void> {
  const { rowCount } = await queryOnce(socket, 'postgres', `select 1 from pg_database where datname = '${DATABASE}'`);
  if (!rowCount) await queryOnce(socket, 'postgres', `create database ${DATABASE}`).catch(alreadyThere);
}

/** SQLSTATE of a database that another server has made a moment before. */
const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

function alreadyThere(reason: unknown): void {
  const { code } = reason as { code?: string };
  if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION) throw reason;
}

/** Our own connections may take a moment to be gone. */
async function isUsedByOthers(socket: string): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    const others = await queryOnce(
      socket,
      'postgres',
      `select 1 from pg_stat_activity where application_name like 'asterly%' and pid <> pg_backend_pid() limit 1`,
    ).catch(() => null);
    if (!others?.rowCount) return false;
    await sleep(20);
  }
  return true;
}
