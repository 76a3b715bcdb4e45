import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, unprivilegedAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { own, prepareRooms, type Rooms } from './folders.ts';
import { answers, ask, DATABASE, endPostmaster, findPostmaster, isAlive, socketUrl, USER } from './postmaster.ts';

export interface Cluster {
  /** As DATABASE_URL would have it. */
  readonly url: string;
  /** Stops PostgreSQL unless another server still uses it. */
  stop(): Promise<void>;
}

const LARGEST_LOG = 4 * 1024 * 1024;

/** Milliseconds between two looks whether it still runs. */
const WATCH = 1000;

/**
 * Our own PostgreSQL over `dataDir`: made when it is missing, taken over when it still runs, started otherwise.
 * One that dies under the server is started again.
 */
export async function openCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  const account = unprivilegedAccount();
  const rooms = prepareRooms(dataDir, account);
  const binaries = findBinaries(rooms.home, account);
  if (!existsSync(join(rooms.data, 'PG_VERSION'))) makeCluster(rooms, binaries, account);
  const running = (await takeOver(rooms)) ?? (await startCluster(rooms, binaries, account));
  await makeDatabase(running.socket);

  let { pid } = running;
  let restarting = false;
  const watch = setInterval(() => {
    if (restarting || isAlive(pid)) return;
    restarting = true;
    log('The embedded database has ended by itself and is started again.');
    takeOver(rooms)
      .then(async (found) => found ?? (await startCluster(rooms, binaries, account)))
      .then(
        (again) => {
          pid = again.pid;
        },
        (reason: unknown) => log(reason instanceof Error ? reason.message : String(reason)),
      )
      .finally(() => {
        restarting = false;
      });
  }, WATCH);
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

async function takeOver(rooms: Rooms): Promise<Postmaster | null> {
  const running = findPostmaster(rooms.data);
  return running && (await answers(running.socket, () => !isAlive(running.pid))) ? running : null;
}

/**
 * Made in a folder aside and renamed, so that a half-made one is never taken for whole. Of servers that start together
 * each makes its own, and the first to be whole is everybody's.
 */
function makeCluster(rooms: Rooms, binaries: Binaries, account: Account | null): void {
  const half = `${rooms.data}.new-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  own(half, account);
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
    renameSync(half, rooms.data);
  } catch (reason) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(rooms.data, 'PG_VERSION'))) throw reason;
  }
}

/** A server killed a moment ago may leave back ends that hold the memory of the old PostgreSQL; they go by themselves. */
async function startCluster(rooms: Rooms, binaries: Binaries, account: Account | null): Promise<Postmaster> {
  for (let tries = 0; tries < 20; tries += 1) {
    const child = launch(rooms, binaries, account);
    if (await answers(rooms.socket, () => child.exitCode !== null || child.signalCode !== null))
      return { pid: child.pid ?? 0, socket: rooms.socket };
    const running = await takeOver(rooms);
    if (running) return running;
    await sleep(250);
  }
  const log = readFileSync(rooms.log, 'utf8').split('\n').slice(-12).join('\n');
  throw new Error(`The embedded database does not start. The end of ${rooms.log}:\n${log}`);
}

/** In a session of its own: Ctrl-C must reach the server first, which stops PostgreSQL when its own work is done. */
function launch(rooms: Rooms, binaries: Binaries, account: Account | null): ChildProcess {
  if (existsSync(rooms.log) && statSync(rooms.log).size > LARGEST_LOG) renameSync(rooms.log, `${rooms.log}.old`);
  const log = openSync(rooms.log, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: rooms.socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    wal_level: 'minimal',
    max_wal_senders: '0',
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const child = spawn(
    binaries.postgres,
    ['-D', rooms.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
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
  if (account) chownSync(rooms.log, account.uid, account.gid);
  return child;
}

async function makeDatabase(socket: string): Promise<void> {
  const { rowCount } = await ask(socket, 'postgres', `select 1 from pg_database where datname = '${DATABASE}'`);
  if (!rowCount) await ask(socket, 'postgres', `create database ${DATABASE}`).catch(alreadyThere);
}

function alreadyThere(reason: unknown): void {
  if ((reason as { code?: string }).code !== '42P04' && (reason as { code?: string }).code !== '23505') throw reason;
}

/** Our own connections may take a moment to be gone. */
async function isUsedByOthers(socket: string): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    const others = await ask(
      socket,
      'postgres',
      `select 1 from pg_stat_activity where application_name like 'asterly%' and pid <> pg_backend_pid() limit 1`,
    ).catch(() => null);
    if (!others?.rowCount) return false;
    await sleep(20);
  }
  return true;
}
