import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { unprivilegedAccount } from './account.ts';
import { prepareFolders } from './folders.ts';
import { findPostmaster, socketUrl } from './postmaster.ts';

/** Their contents are of the running PostgreSQL alone (PostgreSQL's manual, 25.3.4: files that may be left out). */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const WAL_FILE = /^[0-9A-F]{24}$/;
const OF_THIS_RUN = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/;

/**
 * A physical copy of the running embedded database as it is when the copy ends, beside its servers, into a folder that
 * does not exist yet. @throws Error with a sentence for the operator.
 */
export async function backUpCluster(dataDir: string, target: string): Promise<void> {
  if (target === '') throw new Error('Say into which folder the backup goes.');
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that is not.`);
  const { data } = prepareFolders(dataDir, unprivilegedAccount());
  const running = findPostmaster(data);
  if (!running) throw new Error(`No database runs in ${dataDir}: while its server is stopped, copy that folder.`);
  const client = new pg.Client({
    connectionString: socketUrl(running.socket, 'postgres'),
    application_name: 'asterly-backup',
  });
  await client.connect();
  try {
    const { rows: level } = await client.query<{ wal_level: string }>('show wal_level');
    if (level[0]?.wal_level === 'minimal')
      throw new Error('The database was started by an older version, which keeps too little. Restart its server once.');
    // As long as this connection lives, what is written from now on is kept.
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    await client.query(`select pg_backup_start('asterly', fast => true)`);
    const half = `${target}.half-${process.pid}`;
    mkdirSync(half, { recursive: true, mode: 0o700 });
    copyFolder(data, half, (name) => !LEFT_OUT.has(name));
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    copyFolder(join(data, 'pg_wal'), join(half, 'pg_wal'), (name) => WAL_FILE.test(name));
    // Last, and under its name only when it is whole: a copy without it must not start.
    writeFileSync(join(half, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600, flush: true });
    renameSync(half, target);
  } finally {
    await client.end();
  }
}

/** Files of a database that is written to come and go: one that has gone is none of the backup's. */
export function copyFolder(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // PostgreSQL wants every folder to be there, were it empty.
    if (entry.isDirectory() && !isWanted(entry.name)) mkdirSync(target, { recursive: true, mode: 0o700 });
    else if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isFile() && isWanted(entry.name) && isKept(entry.name)) copyFile(source, target);
  }
}

const isKept = (name: string) => !OF_THIS_RUN.test(name);

/** It is on the disk when this returns. */
function copyFile(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw reason;
  }
  const file = openSync(target, 'r+');
  fsyncSync(file);
  closeSync(file);
}
