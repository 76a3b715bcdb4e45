import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/database.ts';
import { unprivilegedAccount } from '../../server/database/embedded/account.ts';
import { findBinaries } from '../../server/database/embedded/binaries.ts';
import { own, prepareFolders } from '../../server/database/embedded/folders.ts';
import { becomesReady, endPostmaster, queryOnce, socketUrl, USER } from '../../server/database/embedded/postmaster.ts';
import { readSettings } from '../../server/settings/read.ts';
import { roomFor } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of the PostgreSQL that all tests of the run share. */
    clusterSocket: string;
  }
}

/** The migrated database that every test database is a copy of. */
export const TEMPLATE = 'asterly_template';

/**
 * Nothing in this cluster outlives the run, so no write waits for the disk. What is tested of durability (kills,
 * restarts, the embedded database itself) starts a PostgreSQL of its own, as it is shipped.
 */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Runs once before the tests of a project: one PostgreSQL for all of them, with the migrated template in it. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = roomFor('cluster');
  const account = unprivilegedAccount();
  const folders = prepareFolders(dataDir, account);
  const binaries = findBinaries(folders.home, account);
  const how = { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  own(folders.data, account, 'DATA_DIR');
  const words = [
    '-D',
    folders.data,
    '-U',
    USER,
    '-E',
    'UTF8',
    '--locale=C',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-sync',
  ];
  const made = spawnSync(binaries.initdb, words, { ...how, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`the database of the tests could not be made: ${made.stderr}`);
  const log = openSync(folders.log, 'a', 0o600);
  const settings = { ...SETTINGS, unix_socket_directories: folders.socket };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', folders.data, ...given], { ...how, stdio: ['ignore', log, log] });
  closeSync(log);
  if (!(await becomesReady(folders.socket, () => hasEnded(child))))
    throw new Error(`the database of the tests does not start: ${readFileSync(folders.log, 'utf8')}`);
  await queryOnce(folders.socket, 'postgres', `create database ${TEMPLATE}`);
  const template = await openDatabase(readSettings({ DATABASE_URL: socketUrl(folders.socket, TEMPLATE) }));
  await template.close();
  project.provide('clusterSocket', folders.socket);
  return async () => {
    await endPostmaster(child.pid ?? 0);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
