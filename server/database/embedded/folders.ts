import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canReach } from './account.ts';

/** Where a cluster lives on the disk. */
export interface ClusterFolders {
  /** A folder that PostgreSQL's account can reach. */
  readonly home: string;
  readonly data: string;
  readonly socket: string;
  readonly log: string;
}

/** `sun_path` holds 107 bytes and a NUL; the socket's own name takes 19, its lock file 24. */
const MAX_SOCKET_FOLDER_BYTES = 107 - 24;

/** @throws Error with a sentence for the operator when no folder will do. */
export function prepareFolders(dataDir: string, account: Account | null): ClusterFolders {
  mkdirSync(dataDir, { recursive: true });
  const home = reachableHome(realpathSync(dataDir), account);
  const data = join(home, 'postgres');
  const near = join(home, 'socket');
  const far = join(tmpdir(), `asterly-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
  const socket = Buffer.byteLength(near) <= MAX_SOCKET_FOLDER_BYTES ? near : far;
  own(socket, account);
  return { home, data, socket, log: join(home, 'postgres.log') };
}

/** Root may keep a project where nobody else can walk; the data then lives in the system's place for such things. */
function reachableHome(dataDir: string, account: Account | null): string {
  if (canReach(dataDir, account)) return dataDir;
  const home = join('/var/lib/asterly', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
  } catch {
    // The error below names it.
  }
  if (existsSync(home) && canReach(home, account)) return home;
  throw new Error(
    `DATA_DIR ${dataDir} cannot be reached by the unprivileged account that PostgreSQL must run as. Set DATA_DIR to a folder that it can reach, or DATABASE_URL to a PostgreSQL of yours.`,
  );
}

/** A private folder of the account. A folder of the name that belongs to somebody else is not trusted. */
export function own(folder: string, account: Account | null): void {
  const owner = account?.uid ?? process.getuid?.() ?? 0;
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner)
    throw new Error(`${folder} belongs to somebody else. Remove it, or set DATA_DIR to another folder.`);
  chmodSync(folder, 0o700);
}
