import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { balances } from '../database/coins.ts';
import type { Reach, Transaction } from '../database/database.ts';
import { departures } from '../database/departures.ts';
import { drafts, readers } from '../database/desk.ts';
import { devices } from '../database/devices.ts';
import { jobs } from '../database/jobs.ts';
import { renewals } from '../database/memberships.ts';
import { orders } from '../database/orders.ts';
import { passkeyChallenges, passkeys, secondSteps } from '../database/passkeys.ts';
import { identities, inviters, people, sessions } from '../database/people.ts';
import { profiles } from '../database/profiles.ts';
import { parts, readings } from '../database/readings.ts';
import { keys } from '../database/shared.ts';
import { testResults } from '../database/tests.ts';
import { wallpapers } from '../database/wallpapers.ts';
import { layBack } from '../desk/claim.ts';
import type { House } from '../house.ts';
import { oneByOne } from '../jobs/one-by-one.ts';
import { callOff } from '../jobs/queue.ts';
import { moveCoins, personAccount } from '../ledger/transfer.ts';

/** Milliseconds in which a person can change her mind. */
const GRACE = 14 * 86_400_000;

/** Begins the days of grace; asking again changes nothing. @returns when the account is erased */
export async function askToLeave(house: House, userId: string): Promise<Date> {
  const { queries } = house.database;
  const dueAt = new Date(house.clock().getTime() + GRACE);
  await queries.insert(departures).values({ userId, dueAt }).onConflictDoNothing();
  return (await leavingAt(queries, userId)) ?? dueAt;
}

export async function stay(house: House, userId: string): Promise<void> {
  await house.database.queries.delete(departures).where(eq(departures.userId, userId));
}

async function leavingAt(reach: Reach, userId: string): Promise<Date | null> {
  const [row] = await reach.select({ dueAt: departures.dueAt }).from(departures).where(eq(departures.userId, userId));
  return row?.dueAt ?? null;
}

/** Erases the accounts whose days of grace are over; each by one server, whole or not at all. @returns how many */
export async function eraseDeparted(house: House): Promise<number> {
  const { queries } = house.database;
  const now = house.clock();
  const due = await queries
    .select({ userId: departures.userId })
    .from(departures)
    .where(lte(departures.dueAt, now))
    .limit(50);
  return await oneByOne(house, 'The erasure of an account', due, ({ userId }) =>
    queries.transaction(async (tx) => {
      const [mine] = await tx
        .select()
        .from(departures)
        .where(and(eq(departures.userId, userId), lte(departures.dueAt, now)))
        .for('update', { skipLocked: true });
      if (mine) await erase(tx, userId, now);
      return mine !== undefined;
    }),
  );
}

/** A reader's seat is empty, and what she held lies on the desk again for the others. What she answered stays with those who asked. */
async function leaveDesk(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(readers)
    .set({ leftAt: now })
    .where(and(eq(readers.userId, userId), isNull(readers.leftAt)));
  await layBack(tx, eq(jobs.readerId, userId), now);
  await tx.delete(drafts).where(eq(drafts.readerId, userId));
}

/** What she asked and nobody has answered is called off: without its words no reader could take it up. */
async function callOffOpen(tx: Transaction, userId: string, now: Date): Promise<void> {
  const open = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['waiting', 'writing'])));
  for (const { orderId } of open) await callOff(tx, orderId, 'interpretation_failed', now);
}

/** What says who somebody was goes; the ledger's entries stay, under a number that leads to nobody. */
async function erase(tx: Transaction, userId: string, now: Date): Promise<void> {
  await callOffOpen(tx, userId, now);
  const [balance] = await tx.select().from(balances).where(eq(balances.userId, userId)).for('update');
  if (balance && balance.coins > 0)
    await moveCoins(tx, {
      id: `forfeit:${userId}`,
      debit: personAccount(userId),
      credit: 'house:forfeits',
      amount: balance.coins,
      at: now,
    });
  await leaveDesk(tx, userId, now);
  const mine = tx.select({ id: orders.orderId }).from(orders).where(eq(orders.userId, userId));
  await tx.delete(parts).where(inArray(parts.orderId, mine));
  await tx.delete(drafts).where(inArray(drafts.orderId, mine));
  await tx
    .update(readings)
    .set({ question: '', draw: null, spreadId: null, matter: { kind: 'erased' } })
    .where(inArray(readings.orderId, mine));
  await tx.update(orders).set({ title: '' }).where(eq(orders.userId, userId));
  await tx.delete(keys).where(eq(keys.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(identities).where(eq(identities.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await tx.delete(secondSteps).where(eq(secondSteps.userId, userId));
  await tx.delete(profiles).where(eq(profiles.userId, userId));
  await tx.delete(devices).where(eq(devices.userId, userId));
  await tx.delete(wallpapers).where(eq(wallpapers.userId, userId));
  await tx.delete(testResults).where(eq(testResults.userId, userId));
  await tx.delete(inviters).where(eq(inviters.userId, userId));
  await tx.delete(renewals).where(eq(renewals.userId, userId));
  await tx.update(people).set({ username: '', inviter: null }).where(eq(people.userId, userId));
  await tx.delete(departures).where(eq(departures.userId, userId));
}
