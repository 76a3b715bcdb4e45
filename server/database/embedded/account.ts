import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account PostgreSQL runs as; null is the server's own, which will do unless it is root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses root: take `postgres` where the machine has it, else `nobody`. */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/** Whether the account may walk down to a path: every folder above it must let it through. */
export function canReach(path: string, account: Account | null): boolean {
  if (!account) return true;
  let folder = realpathSync(path);
  while (true) {
    const { mode, uid, gid } = lstatSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
    folder = dirname(folder);
  }
}
