import { inArray, lte, sql } from 'drizzle-orm';
import type { ErrorKey } from '../../src/contract/errors.ts';
import type { Executor, Queries } from '../database/database.ts';
import { deleteOld } from '../database/delete-old.ts';
import { limits } from '../database/shared.ts';
import { Refusal } from '../refusal.ts';

/** At most `count` in `seconds`. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

const DAY_S = 86_400;
const HOUR_S = 3600;

export const LIMITS = {
  codeBySubject: { count: 10, seconds: DAY_S },
  /** By one address for one number, so that no stranger alone uses up what a number has. */
  codeBySubjectFrom: { count: 5, seconds: DAY_S },
  codeByDevice: { count: 20, seconds: DAY_S },
  codeByAddress: { count: 40, seconds: HOUR_S },
  /** IPv6 only: by the /48 of an address. */
  codeByNetwork: { count: 300, seconds: HOUR_S },
  /** Of one kind, to strangers; phones on which the person has come in before have as many of their own. */
  codeOverAll: { count: 3000, seconds: HOUR_S },
  /** Logins that failed: many people share an address behind one carrier. */
  loginByAddress: { count: 60, seconds: HOUR_S },
  /** Tries at codes that live. */
  loginBySubject: { count: 50, seconds: DAY_S },
  /** By one address for one number, as for sending. */
  loginBySubjectFrom: { count: 20, seconds: DAY_S },
  consentByAddress: { count: 600, seconds: HOUR_S },
  /** Letters about a new passkey. */
  passkeyNewsByPerson: { count: 5, seconds: DAY_S },
  passkeyByAddress: { count: 240, seconds: HOUR_S },
  buyByPerson: { count: 20, seconds: 60 },
  askByPerson: { count: 40, seconds: 60 },
  checkByPerson: { count: 60, seconds: 60 },
  /** Of strangers. */
  checkByAddress: { count: 60, seconds: 60 },
  streamByPerson: { count: 60, seconds: 60 },
  /** Pages of the copy of a journal. */
  copyByPerson: { count: 240, seconds: 60 },
  pictureByPerson: { count: 20, seconds: 60 },
  skyByAddress: { count: 240, seconds: 60 },
  signatureByAddress: { count: 600, seconds: 60 },
  placesByAddress: { count: 60, seconds: 60 },
  /** Reports of errors, and of breaches of the content policy. */
  reportByAddress: { count: 30, seconds: HOUR_S },
  reportOverAll: { count: 1000, seconds: HOUR_S },
  writeByPerson: { count: 600, seconds: 60 },
  writeByAddress: { count: 1200, seconds: 60 },
} satisfies Record<string, Limit>;
export type Limits = Readonly<Record<keyof typeof LIMITS, Limit>>;

/** Counts one more of `key`; the window begins with its first. @throws Refusal when it is one too many. */
export async function enforceLimit(
  queries: Queries,
  key: string,
  limit: Limit,
  now: Date,
  refusal: ErrorKey = 'too_many',
): Promise<void> {
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const [row] = await counting(queries).execute({ key, now, until });
  if (!row || row.count > limit.count) throw new Refusal(refusal);
}

/** Counts something that is not limited, in a window of `seconds`; the count is read by `countsOf`. */
export async function tally(queries: Queries, key: string, seconds: number, now: Date): Promise<void> {
  await counting(queries).execute({ key, now, until: new Date(now.getTime() + seconds * 1000) });
}

/** What was counted under some keys, by key; what was not is left out. */
export async function countsOf(db: Executor, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: limits.key, count: limits.count })
    .from(limits)
    .where(inArray(limits.key, [...keys]));
  return new Map(rows.map(({ key, count }) => [key, count]));
}

const prepared = new WeakMap<Queries, ReturnType<typeof prepare>>();
function counting(queries: Queries): ReturnType<typeof prepare> {
  let statement = prepared.get(queries);
  if (!statement) {
    statement = prepare(queries);
    prepared.set(queries, statement);
  }
  return statement;
}

function prepare(queries: Queries) {
  const over = lte(limits.until, sql.placeholder('now'));
  return queries
    .insert(limits)
    .values({ key: sql.placeholder('key'), count: 1, until: sql.placeholder('until') })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
        until: sql`case when ${over} then excluded.until else ${limits.until} end`,
      },
    })
    .returning({ count: limits.count })
    .prepare('spend');
}

/**
 * The statement that counts one more, as a part of a larger one; `names` are its parameters, `where` says when it counts.
 * A count that a power cut undoes harms nobody, so a statement that does nothing else need not wait for the disk.
 */
export function countOne(names: { key: string; now: string; until: string }, where: string): string {
  return `insert into limits (key, count, until)
  select ${names.key}, 1, ${names.until}::timestamptz ${where} and set_config('synchronous_commit', 'off', true) <> ''
  on conflict (key) do update set
    count = case when limits.until <= ${names.now}::timestamptz then 1 else limits.count + 1 end,
    until = case when limits.until <= ${names.now}::timestamptz then excluded.until else limits.until end
  returning count`;
}

/** Takes one off each: what was counted did not come about, through no fault of whoever asked. */
export async function giveBack(db: Executor, keys: readonly string[]): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(inArray(limits.key, [...keys]));
}

export async function sweepLimits(queries: Queries, now: Date): Promise<void> {
  await deleteOld(queries, limits, lte(limits.until, now));
}
