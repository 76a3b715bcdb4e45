import { and, eq, inArray, lte } from 'drizzle-orm';
import { leaveSeat } from '../account/operator-seat.ts';
import type { ServerContext } from '../core/context.ts';
import { oneByOne } from '../core/one-by-one.ts';
import { journalCopies } from '../database/copies.ts';
import type { Transaction } from '../database/database.ts';
import { departures } from '../database/departures.ts';
import { drafts } from '../database/desk.ts';
import { devices } from '../database/devices.ts';
import { renewals } from '../database/memberships.ts';
import { orders } from '../database/orders.ts';
import { passkeyChallenges, passkeys, secondSteps } from '../database/passkeys.ts';
import { identities, inviters, people, sessions } from '../database/people.ts';
import { profiles } from '../database/profiles.ts';
import { pushSubscriptions } from '../database/push.ts';
import { testResults } from '../database/quizzes.ts';
import { parts, readings } from '../database/readings.ts';
import { wallpapers } from '../database/wallpapers.ts';
import { leaveDesk } from '../desk/readers.ts';
import { forgetInBooks } from '../ledger/forget.ts';
import { callOff } from './queue.ts';

/** Erases the accounts whose days of grace are over; each by one server, whole or not at all. @returns how many */
export async function eraseDeparted(context: ServerContext): Promise<number> {
  const { queries } = context.database;
  const now = context.clock();
  const due = await queries
    .select({ userId: departures.userId })
    .from(departures)
    .where(lte(departures.dueAt, now))
    .limit(50);
  return await oneByOne(context, 'The erasure of an account', due, ({ userId }) =>
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

/** What the person asked and nobody has answered is called off: without its words no reader could take it up. */
async function callOffOpen(tx: Transaction, userId: string, now: Date): Promise<void> {
  const open = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['waiting', 'writing'])));
  for (const { orderId } of open) await callOff(tx, orderId, 'interpretation_failed', now);
}

/**
 * Everything that shows who somebody was is erased. What they answered as a reader stays with those who asked, and the
 * ledger's entries stay under a number that leads to nobody.
 */
async function erase(tx: Transaction, userId: string, now: Date): Promise<void> {
  await callOffOpen(tx, userId, now);
  await forgetInBooks(tx, userId, now);
  await leaveDesk(tx, userId, now);
  await leaveSeat(tx, userId, now);
  await tx.delete(drafts).where(eq(drafts.readerId, userId));
  const mine = tx.select({ id: orders.orderId }).from(orders).where(eq(orders.userId, userId));
  await tx.delete(parts).where(inArray(parts.orderId, mine));
  await tx.delete(drafts).where(inArray(drafts.orderId, mine));
  await tx
    .update(readings)
    .set({ question: '', draw: null, spreadId: null, matterChange: null, matter: { kind: 'erased' } })
    .where(inArray(readings.orderId, mine));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(identities).where(eq(identities.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await tx.delete(secondSteps).where(eq(secondSteps.userId, userId));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  await tx.delete(journalCopies).where(eq(journalCopies.userId, userId));
  await tx.delete(profiles).where(eq(profiles.userId, userId));
  await tx.delete(devices).where(eq(devices.userId, userId));
  await tx.delete(wallpapers).where(eq(wallpapers.userId, userId));
  await tx.delete(testResults).where(eq(testResults.userId, userId));
  await tx.delete(inviters).where(eq(inviters.userId, userId));
  await tx.delete(renewals).where(eq(renewals.userId, userId));
  await tx.update(people).set({ username: '', inviter: null }).where(eq(people.userId, userId));
  await tx.delete(departures).where(eq(departures.userId, userId));
}
