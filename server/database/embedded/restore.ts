import { appendFileSync, chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, unprivilegedAccount } from './account.ts';
import { restoreCommand } from './archive.ts';
import { copyFolder } from './backup.ts';
import { openCluster } from './cluster.ts';
import { prepareFolders } from './folders.ts';
import { findPostmaster, queryOnce } from './postmaster.ts';

/** The log beside a backup, and until which moment it is followed; null: as far as the backup itself goes. */
export interface LogToFollow {
  readonly archive: string;
  readonly until: Date | null;
}

/**
 * Puts a backup where the embedded database of `dataDir` lives, in which there must be none. Without a log the next start
 * of a server brings it to the moment at which the backup ended; with one it is brought to its moment now.
 * @throws Error with a sentence for the operator; then nothing was put there
 */
export async function restoreCluster(dataDir: string, backup: string, follow: LogToFollow | null): Promise<void> {
  if (!existsSync(join(backup, 'backup_label'))) throw new Error(`${backup} is no backup that was finished.`);
  const account = unprivilegedAccount();
  const { data } = prepareFolders(dataDir, account);
  if (existsSync(data))
    throw new Error(`There is a database in ${data} already. Stop its server and move that folder away first.`);
  const half = `${data}.new-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  copyFolder(backup, half);
  if (follow) askForRecovery(half, follow);
  give(half, account);
  renameSync(half, data);
  if (!follow) return;
  try {
    await recover(dataDir, data, follow.archive);
  } catch (reason) {
    rmSync(data, { recursive: true, force: true });
    throw reason;
  }
}

/** Settings that a recovery reads, and that are taken back after it. */
const OF_RECOVERY = ['restore_command', 'recovery_target_time', 'recovery_target', 'recovery_target_action'] as const;

/** PostgreSQL follows the log from then on under a new number, so that what it writes takes no older file's place. */
function askForRecovery(data: string, { archive, until }: LogToFollow): void {
  const settings: Partial<Record<(typeof OF_RECOVERY)[number], string>> = {
    restore_command: restoreCommand(archive),
    recovery_target_action: 'promote',
    // At this point PostgreSQL knows no names of zones, not even Z.
    ...(until ? { recovery_target_time: until.toISOString().replace('Z', '+00') } : { recovery_target: 'immediate' }),
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'\n`,
  );
  appendFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
  writeFileSync(join(data, 'recovery.signal'), '');
}

/** Between two looks whether it is there. */
const LOOK_EVERY_MS = 200;

async function recover(dataDir: string, data: string, archive: string): Promise<void> {
  const cluster = await openCluster(dataDir, () => {}, { archive, recovers: true });
  try {
    const socket = findPostmaster(data)?.socket ?? '';
    const ask = (statement: string) => queryOnce(socket, 'postgres', statement);
    while ((await ask('select pg_is_in_recovery() as going')).rows[0]?.going) await sleep(LOOK_EVERY_MS);
    for (const name of OF_RECOVERY) await ask(`alter system reset ${name}`);
  } finally {
    await cluster.stop();
  }
}

/** PostgreSQL takes no folder that is not its own account's. */
function give(folder: string, account: Account | null): void {
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), account.uid, account.gid);
}
