import {
  appendFileSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, unprivilegedAccount } from './account.ts';
import { restoreCommand } from './archive.ts';
import { copyFolder } from './backup.ts';
import { openCluster } from './cluster.ts';
import { prepareFolders } from './folders.ts';
import { linesInWords, lineWith } from './lines.ts';
import { type Moment, momentOf } from './moment.ts';
import { findPostmaster, queryOnce } from './postmaster.ts';

/** The log beside a backup, and how far it is followed. */
export interface LogToFollow {
  readonly archive: string;
  /** `latest`: to its end. null: as far as the backup itself goes. */
  readonly until: Moment | 'latest' | null;
  /** Which line of the log; null: the one that has the moment. */
  readonly line: number | null;
}

/** How far a restored database goes. */
interface Reached {
  readonly line: number;
  /** Its last transaction, ISO 8601; null where the log had none. */
  readonly lastAt: string | null;
}

/**
 * Puts a backup where the embedded database of `dataDir` lives, in which there must be none. Without a log the next start
 * of a server brings it to the moment at which the backup ended; with one it is brought to its moment now.
 * @throws Error with a sentence for the operator; then nothing was put there
 */
export async function restoreCluster(
  dataDir: string,
  backup: string,
  follow: LogToFollow | null,
): Promise<Reached | null> {
  if (!existsSync(join(backup, 'backup_label'))) throw new Error(`${backup} is no backup that was finished.`);
  const account = unprivilegedAccount();
  const { data, log } = prepareFolders(dataDir, account);
  if (existsSync(data))
    throw new Error(`There is a database in ${data} already. Stop its server and move that folder away first.`);
  if (follow === null) {
    putBack(backup, data, account, null);
    return null;
  }
  const { archive, until } = follow;
  const moment = until === 'latest' ? null : until;
  if (moment !== null && moment.at < (backupBegan(backup)?.at ?? moment.at)) throw new Error(tooEarly(moment));
  const line = follow.line ?? (until === null ? null : lineWith(archive, backup, moment));
  const bring = async (target: LogToFollow) => {
    putBack(backup, data, account, target);
    try {
      return await recover(dataDir, data, archive);
    } catch (reason) {
      rmSync(data, { recursive: true, force: true });
      throw reason;
    }
  };
  try {
    return await bring({ archive, until, line });
  } catch (reason) {
    const why = whyNot(readFileSync(log, 'utf8'), moment, archive, line);
    if (why === null) throw reason;
    // Nothing follows the last transaction by which PostgreSQL could see that it is the one.
    if (why === 'it is the last') return await bring({ archive, until: 'latest', line });
    throw new Error(why, { cause: reason });
  }
}

/** Settings that a recovery reads, and that are taken back after it. */
const OF_RECOVERY = [
  'restore_command',
  'recovery_target_time',
  'recovery_target',
  'recovery_target_timeline',
  'recovery_target_action',
] as const;

function putBack(backup: string, data: string, account: Account | null, target: LogToFollow | null): void {
  const half = `${data}.new-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  copyFolder(backup, half);
  if (target) askForRecovery(half, target);
  give(half, account);
  renameSync(half, data);
}

/** PostgreSQL follows the log from then on under a new number, so that what it writes takes no older file's place. */
function askForRecovery(data: string, { archive, until, line }: LogToFollow): void {
  const settings: Partial<Record<(typeof OF_RECOVERY)[number], string>> = {
    restore_command: restoreCommand(archive),
    recovery_target_action: 'promote',
    recovery_target_timeline: line === null ? 'current' : String(line),
    ...(until === null ? { recovery_target: 'immediate' } : {}),
    // At this point PostgreSQL knows no names of zones, not even Z.
    ...(until === null || until === 'latest' ? {} : { recovery_target_time: until.text.replace('Z', '+00') }),
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'\n`,
  );
  appendFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
  writeFileSync(join(data, 'recovery.signal'), '');
}

/** Between two looks whether it is there. */
const LOOK_EVERY_MS = 200;

async function recover(dataDir: string, data: string, archive: string): Promise<Reached> {
  const cluster = await openCluster(dataDir, () => {}, { archive, recovers: true });
  try {
    const socket = findPostmaster(data)?.socket ?? '';
    const ask = (statement: string) => queryOnce(socket, 'postgres', statement);
    while ((await ask('select pg_is_in_recovery() as going')).rows[0]?.going) await sleep(LOOK_EVERY_MS);
    for (const name of OF_RECOVERY) await ask(`alter system reset ${name}`);
    const { rows } = await ask(
      'select timeline_id as line, pg_last_xact_replay_timestamp()::text as last_at from pg_control_checkpoint()',
    );
    return { line: Number(rows[0]?.line), lastAt: momentOf(rows[0]?.last_at ?? '')?.text ?? null };
  } finally {
    await cluster.stop();
  }
}

function backupBegan(backup: string): Moment | null {
  const label = readFileSync(join(backup, 'backup_label'), 'utf8');
  return momentOf(/^START TIME: (.+)$/m.exec(label)?.[1]?.trim() ?? '');
}

function tooEarly({ text }: Moment): string {
  return `${text} lies before the end of the backup. Take an older backup.`;
}

/** What PostgreSQL wrote of a recovery that it gave up, as a sentence; null where it is something else. */
function whyNot(log: string, moment: Moment | null, archive: string, line: number | null): string | null {
  const told = log.slice(log.lastIndexOf('starting PostgreSQL'));
  if (line !== null && /is not a child of this server|recovery target timeline \d+ does not exist/.test(told))
    return `Line ${line} does not go on from this backup. The lines of the log: ${linesInWords(archive)}.`;
  if (moment === null) return null;
  if (told.includes('before consistent recovery point')) return tooEarly(moment);
  if (!told.includes('recovery ended before configured recovery target')) return null;
  const last = momentOf(/last completed transaction was at log time (.+)/.exec(told)?.[1]?.trim() ?? '');
  if (last?.text === moment.text) return 'it is the last';
  const end = last === null ? 'has nothing after the backup' : `ends with what was written at ${last.text}`;
  return `The log ${end}, before ${moment.text}: nothing was restored. Name an earlier moment, or --at latest for all of it. Line ${line} of the log was followed; its lines: ${linesInWords(archive)}.`;
}

/** PostgreSQL takes no folder that is not its own account's. */
function give(folder: string, account: Account | null): void {
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), account.uid, account.gid);
}
