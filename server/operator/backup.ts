import { resolve } from 'node:path';
import { backUpCluster } from '../database/embedded/backup.ts';
import { restoreCluster } from '../database/embedded/restore.ts';
import type { Settings } from '../settings/table.ts';

/** `--backup FOLDER`: copies the embedded database beside its running server. @throws Error with a sentence for the operator. */
export async function backUp(settings: Settings, [folder = '']: readonly string[]): Promise<string> {
  checkEmbedded(settings);
  await backUpCluster(settings.DATA_DIR, folder === '' ? '' : resolve(folder));
  return `The backup is whole: ${resolve(folder)}.`;
}

/**
 * `--restore FOLDER`: puts a backup into a DATA_DIR without a database, as it was when the backup ended; with
 * `--at TIME` and the log of WAL_ARCHIVE as it was at that moment. @throws Error with a sentence for the operator.
 */
export async function restore(settings: Settings, [folder = '', ...words]: readonly string[]): Promise<string> {
  checkEmbedded(settings);
  const { DATA_DIR, WAL_ARCHIVE: archive } = settings;
  const until = momentIn(words);
  if (until && archive === null) throw new Error('WAL_ARCHIVE must name the folder of the log that --at follows.');
  await restoreCluster(DATA_DIR, resolve(folder), archive === null ? null : { archive, until });
  const as = until ? ` as it was at ${until.toISOString()}` : '';
  return `The database of ${resolve(folder)} is in ${DATA_DIR}${as}. Start the server.`;
}

/** A moment that is the same wherever it is read. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

function momentIn(words: readonly string[]): Date | null {
  const at = words.indexOf('--at');
  if (at < 0) return null;
  const text = words[at + 1] ?? '';
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error('Say the moment with its zone, as --at 2026-12-24T20:00:00Z.');
  return new Date(text);
}

function checkEmbedded({ DATABASE_URL }: Settings): void {
  if (DATABASE_URL !== null && DATABASE_URL !== 'embedded')
    throw new Error('DATABASE_URL names a database of yours: back it up and restore it by its own tools.');
}
