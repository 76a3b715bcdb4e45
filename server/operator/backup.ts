import { resolve } from 'node:path';
import { backUpCluster } from '../database/embedded/backup.ts';
import { restoreCluster } from '../database/embedded/restore.ts';
import type { Settings } from '../settings/table.ts';

/** `--backup FOLDER`: copies the embedded database beside its running server. @throws Error with a sentence for the operator. */
export async function backUp(settings: Settings, folder: string): Promise<string> {
  checkEmbedded(settings);
  await backUpCluster(settings.DATA_DIR, folder === '' ? '' : resolve(folder));
  return `The backup is whole: ${resolve(folder)}.`;
}

/** `--restore FOLDER`: puts a backup into a DATA_DIR without a database. @throws Error with a sentence for the operator. */
export function restore(settings: Settings, folder: string): string {
  checkEmbedded(settings);
  restoreCluster(settings.DATA_DIR, resolve(folder));
  return `The database of ${resolve(folder)} is in ${settings.DATA_DIR}. Start the server.`;
}

function checkEmbedded({ DATABASE_URL }: Settings): void {
  if (DATABASE_URL !== null && DATABASE_URL !== 'embedded')
    throw new Error('DATABASE_URL names a database of yours: back it up and restore it by its own tools.');
}
