import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Bytes that a whole run may fill, with room for everything else. */
const ROOM_BYTES = 8 * 2 ** 30;

/**
 * Puts temporary files into memory where the machine has plenty: browsers make thousands of small ones that share their
 * memory, and the databases of the tests thousands more. On a disk that alone is an eighth of what a journey computes.
 */
export function tempFolderInMemory(): void {
  if (process.env.TMPDIR || !existsSync(IN_MEMORY)) return;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize >= ROOM_BYTES && freemem() >= ROOM_BYTES) process.env.TMPDIR = IN_MEMORY;
}
