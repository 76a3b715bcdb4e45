import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { SWITCHES, type Switch } from '../../src/domain/switches.ts';
import type { ServerContext } from '../core/context.ts';
import { toMinute } from '../core/minute.ts';
import type { Executor } from '../database/database.ts';
import { switches } from '../database/operator-settings.ts';

const Names = v.pipe(v.array(v.picklist(SWITCHES)), v.minLength(1));

/** What is switched off. */
export async function switchedOff(db: Executor): Promise<Switch[]> {
  const rows = await db.select({ name: switches.name }).from(switches).orderBy(switches.name);
  return rows.map(({ name }) => name);
}

export async function isOff(db: Executor, name: Switch): Promise<boolean> {
  return (await db.$count(switches, eq(switches.name, name))) > 0;
}

/** Switches parts off or on again, for all servers of this database. @throws Error with a sentence for the operator. */
export async function turn(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  off: boolean,
  names: readonly string[],
): Promise<readonly Switch[]> {
  const read = v.safeParse(Names, names);
  if (!read.success) throw new Error(complaintAbout(names));
  const rows = read.output.map((name) => ({ name, offSince: clock() }));
  if (off) await database.queries.insert(switches).values(rows).onConflictDoNothing();
  else await database.queries.delete(switches).where(inArray(switches.name, read.output));
  return read.output;
}

/** Every switch, and since when it is off; null for one that is on. */
export async function switchRows(db: Executor): Promise<{ name: Switch; offSince: Date | null }[]> {
  const rows = await db.select().from(switches);
  return SWITCHES.map((name) => ({ name, offSince: rows.find((row) => row.name === name)?.offSince ?? null }));
}

/** A line for each switch: its name, and since when it is off. */
export async function listSwitches(db: Executor): Promise<string[]> {
  return (await switchRows(db)).map(
    ({ name, offSince }) => `${name}  ${offSince === null ? 'on' : `off since ${toMinute(offSince)}`}`,
  );
}

function complaintAbout(names: readonly string[]): string {
  const unknown = names.find((name) => !SWITCHES.some((one) => one === name));
  const known = `There are: ${SWITCHES.join(', ')}.`;
  return unknown === undefined ? `Name what is meant. ${known}` : `"${unknown}" is no switch. ${known}`;
}
