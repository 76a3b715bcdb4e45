import { resolve } from 'node:path';
import { backUpCluster } from '../database/embedded/backup.ts';
import { type Moment, momentOf } from '../database/embedded/moment.ts';
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
 * `--at TIME` and the log of WAL_ARCHIVE as it was at that moment, with `--at latest` as it was when the log ends.
 * `--line NUMBER` chooses among the lines of the log by hand. @throws Error with a sentence for the operator.
 */
export async function restore(settings: Settings, [folder = '', ...words]: readonly string[]): Promise<string> {
  checkEmbedded(settings);
  const { DATA_DIR, WAL_ARCHIVE: archive } = settings;
  const until = momentIn(words);
  if (until && archive === null) throw new Error('WAL_ARCHIVE must name the folder of the log that --at follows.');
  const line = lineIn(words);
  const reached = await restoreCluster(DATA_DIR, resolve(folder), archive === null ? null : { archive, until, line });
  const to = until === 'latest' || until === null ? '' : ` as it was at ${until.text}`;
  const last = until && reached ? `; its last transaction is of ${reached.lastAt ?? 'the backup'}` : '';
  const on = reached ? `. What comes now is line ${reached.line} of the log` : '';
  return `The database of ${resolve(folder)} is in ${DATA_DIR}${to}${last}${on}. Start the server.`;
}

function momentIn(words: readonly string[]): Moment | 'latest' | null {
  const at = words.indexOf('--at');
  if (at < 0) return null;
  const text = words[at + 1] ?? '';
  const moment = text === 'latest' ? text : momentOf(text);
  if (moment === null) throw new Error('Say the moment with its zone, as --at 2026-12-24T20:00:00Z, or --at latest.');
  return moment;
}

function lineIn(words: readonly string[]): number | null {
  const at = words.indexOf('--line');
  if (at < 0) return null;
  if (!/^[1-9]\d{0,8}$/.test(words[at + 1] ?? '')) throw new Error('Say the number of a line of the log, as --line 2.');
  return Number(words[at + 1]);
}

function checkEmbedded({ DATABASE_URL }: Settings): void {
  if (DATABASE_URL !== null && DATABASE_URL !== 'embedded')
    throw new Error('DATABASE_URL names a database of yours: back it up and restore it by its own tools.');
}
