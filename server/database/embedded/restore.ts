import { chownSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, unprivilegedAccount } from './account.ts';
import { copyFolder } from './backup.ts';
import { prepareFolders } from './folders.ts';

/**
 * Puts a backup where the embedded database of `dataDir` lives, in which there must be none; the next start of a server
 * brings it to the moment at which the backup ended. @throws Error with a sentence for the operator.
 */
export function restoreCluster(dataDir: string, backup: string): void {
  if (!existsSync(join(backup, 'backup_label'))) throw new Error(`${backup} is no backup that was finished.`);
  const account = unprivilegedAccount();
  const { data } = prepareFolders(dataDir, account);
  if (existsSync(data))
    throw new Error(`There is a database in ${data} already. Stop its server and move that folder away first.`);
  const half = `${data}.new-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  copyFolder(backup, half);
  give(half, account);
  renameSync(half, data);
}

/** PostgreSQL takes no folder that is not its own account's. */
function give(folder: string, account: Account | null): void {
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), account.uid, account.gid);
}
