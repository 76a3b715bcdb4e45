import { mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Account, canReach } from './account.ts';
import { own } from './folders.ts';

/** The log of the database is copied at least so often while there is something new: what a burnt disk can cost. */
const ARCHIVE_EVERY_S = 60;

/** Makes the folder, where PostgreSQL's account can write. @throws Error with a sentence for the operator */
export function prepareArchive(archive: string, account: Account | null): void {
  mkdirSync(dirname(archive), { recursive: true });
  own(archive, account, 'WAL_ARCHIVE');
  if (!canReach(realpathSync(archive), account))
    throw new Error(
      `WAL_ARCHIVE ${archive} cannot be reached by the unprivileged account that PostgreSQL must run as.`,
    );
}

/** A file appears under its name when it is whole and on the disk. */
export function archiveSettings(archive: string): Record<string, string> {
  const half = quoted(archive, '%f.half');
  return {
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_EVERY_S),
    archive_command: `gzip -c "%p" > ${half} && sync && mv ${half} ${quoted(archive, '%f.gz')}`,
  };
}

/** Brings a file of the log back. */
export function restoreCommand(archive: string): string {
  return `gzip -dc ${quoted(archive, '%f.gz')} > "%p"`;
}

/** A path for the shell, in a command in which PostgreSQL reads % as its own sign. */
function quoted(folder: string, name: string): string {
  return `'${folder.replaceAll('%', '%%').replaceAll("'", "'\\''")}/${name}'`;
}
