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

const PRIVATE_MODE = 0o700;
/** `sun_path` holds 107 bytes and a NUL; the socket's own name takes 19, its lock file 24. */
const MAX_SOCKET_FOLDER_BYTES = 107 - 24;

/** @throws Error with a sentence for the operator when no folder will do. */
export function prepareFolders(dataDir: string, account: Account | null): ClusterFolders {
  makeHome(dataDir);
  const home = reachableHome(realpathSync(dataDir), account);
  const data = join(home, 'postgres');
  const near = join(home, 'socket');
  const far = join(tmpdir(), `asterly-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
  const socket = Buffer.byteLength(near) <= MAX_SOCKET_FOLDER_BYTES ? near : far;
  own(socket, account, 'DATA_DIR');
  return { home, data, socket, log: join(home, 'postgres.log') };
}

function makeHome(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (reason) {
    throw new Error(
      `DATA_DIR ${dataDir} cannot be made. Make the folder for the account that the server runs as, or set DATA_DIR to another one.`,
      { cause: reason },
    );
  }
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

/**
 * A private folder of the account, made where it is missing. One that is private already is left untouched: a backup may
 * see it on a file system that it cannot write. @throws Error that names the setting where it belongs to somebody else
 */
export function own(folder: string, account: Account | null, setting: 'DATA_DIR' | 'WAL_ARCHIVE'): void {
  const owner = account?.uid ?? process.getuid?.() ?? 0;
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_MODE });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner)
    throw new Error(
      `${folder} is not a folder of the account that the server runs as. Give it to that account, or set ${setting} to another folder.`,
    );
  if ((found.mode & 0o777) !== PRIVATE_MODE) chmodSync(folder, PRIVATE_MODE);
}
