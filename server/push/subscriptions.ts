import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { nextAt } from '../../src/domain/push/hours.ts';
import type { ServerContext } from '../core/context.ts';
import type { Executor, Queries } from '../database/database.ts';
import { deleteOld } from '../database/delete-old.ts';
import { people } from '../database/people.ts';
import { pushSubscriptions } from '../database/push.ts';
import type { PushTarget } from '../ports/push.ts';
import { Refusal } from '../refusal.ts';

/** Phones of a person; with one more, the one that was here longest ago is dropped. */
const MAX_PHONES = 8;
/** A phone that was not here for so long is rung no more. */
const KEPT_MS = 180 * 86_400_000;

/** What a phone asks for; minutes of the day in UTC. */
export interface Wishes {
  readonly dailyMinute: number | null;
  readonly answers: boolean;
  readonly quietFrom: number;
  readonly quietUntil: number;
}

/**
 * Keeps a phone of the person with what it asks for now. A phone that another account was rung on rings for this one alone.
 * @throws Refusal `not_open` without keys of the operator, `parameter` for an address or keys that no browser gives
 */
export async function keepSubscription(
  context: ServerContext,
  userId: string,
  target: PushTarget,
  wishes: Wishes,
): Promise<void> {
  const { database, providers } = context;
  if (!providers.push) throw new Refusal('not_open');
  if (!providers.push.accepts(target)) throw new Refusal('parameter');
  const now = context.clock();
  await database.queries.transaction(async (tx) => {
    // One at a time for a person, so that two phones at once are counted together.
    await tx.select({ userId: people.userId }).from(people).where(eq(people.userId, userId)).for('update');
    const [known] = await tx
      .select({ dailyMinute: pushSubscriptions.dailyMinute, nextAt: pushSubscriptions.nextAt })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, target.endpoint), eq(pushSubscriptions.userId, userId)))
      .for('update');
    const row = { userId, ...target, ...wishes, nextAt: nextOf(wishes, known, now), renewedAt: now, failures: 0 };
    await tx
      .insert(pushSubscriptions)
      .values({ subscriptionId: randomUUID(), ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
    await dropOldest(tx, userId);
  });
}

/** @returns how many phones of the person that was: none or one */
export async function removeSubscription(db: Executor, userId: string, endpoint: string): Promise<number> {
  const removed = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.subscriptionId });
  return removed.length;
}

export async function sweepSubscriptions(queries: Queries, now: Date): Promise<void> {
  await deleteOld(queries, pushSubscriptions, lte(pushSubscriptions.renewedAt, new Date(now.getTime() - KEPT_MS)));
}

/** The next time for an hour that was not changed stays, so that no visit makes a day ring twice or not at all. */
function nextOf(
  { dailyMinute }: Wishes,
  known: { dailyMinute: number | null; nextAt: Date | null } | undefined,
  now: Date,
): Date | null {
  if (dailyMinute === null) return null;
  return known?.dailyMinute === dailyMinute && known.nextAt ? known.nextAt : nextAt(dailyMinute, now);
}

async function dropOldest(tx: Executor, userId: string): Promise<void> {
  const mine = tx
    .select({ id: pushSubscriptions.subscriptionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.renewedAt), pushSubscriptions.subscriptionId)
    .offset(MAX_PHONES);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.subscriptionId, mine));
}
