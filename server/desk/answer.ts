import { and, asc, eq } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import { drafts } from '../database/desk.ts';
import { jobs } from '../database/jobs.ts';
import { orders } from '../database/orders.ts';
import { parts } from '../database/readings.ts';
import { transition } from '../ledger/transition.ts';
import { nameFault } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { heldBy, layBack } from './claim.ts';
import { showSign } from './work.ts';

const PIECE = 800;
const SEAM = 120;

/** Keeps what she has written so far. @throws Refusal when the question is not hers. */
export async function keepDraft(house: House, readerId: string, orderId: string, text: string) {
  const savedAt = house.clock();
  const heldUntil = await house.database.queries.transaction(async (tx) => {
    const until = await showSign(tx, readerId, orderId, savedAt);
    await tx
      .insert(drafts)
      .values({ orderId, readerId, text, savedAt })
      .onConflictDoUpdate({ target: [drafts.orderId, drafts.readerId], set: { text, savedAt } });
    return until;
  });
  return { saved_at: savedAt.toISOString(), held_until: heldUntil.toISOString() };
}

/**
 * Sends the answer: job, text and order in one transaction. Whichever comes first, answer or refund, the other finds
 * nothing to do. @throws Refusal when the question is not hers, or the text is not fit to be shown.
 */
export async function sendAnswer(house: House, readerId: string, orderId: string, text: string) {
  const sent = await sentBefore(house, readerId, orderId, text);
  if (sent) return sent;
  await checkText(house, text);
  const now = house.clock();
  await house.database.queries.transaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ state: 'done', leaseUntil: null })
      .where(heldBy(readerId, orderId))
      .returning({ attempt: jobs.attempt });
    if (!job || !(await transition(tx, orderId, 'served', now, { source: 'person' })))
      throw new Refusal('desk_not_held');
    await tx.insert(parts).values({ orderId, attempt: job.attempt, seq: 1, text });
    await tx.delete(drafts).where(eq(drafts.orderId, orderId));
  });
  return { order_id: orderId, served_at: now.toISOString() };
}

/** Lays a question back for another reader. @throws Refusal when it is not hers. */
export async function giveBack(house: House, readerId: string, orderId: string) {
  const laid = await house.database.queries.transaction((tx) => layBack(tx, heldBy(readerId, orderId), house.clock()));
  if (laid === 0) throw new Refusal('desk_not_held');
  return { order_id: orderId };
}

/** An answer whose receipt was lost is sent again, and is the same answer. */
async function sentBefore(house: House, readerId: string, orderId: string, text: string) {
  const [row] = await house.database.queries
    .select({ text: parts.text, servedAt: orders.servedAt })
    .from(jobs)
    .innerJoin(orders, eq(orders.orderId, jobs.orderId))
    .innerJoin(parts, and(eq(parts.orderId, jobs.orderId), eq(parts.attempt, jobs.attempt)))
    .where(and(eq(jobs.orderId, orderId), eq(jobs.readerId, readerId), eq(jobs.state, 'done')))
    .orderBy(asc(parts.seq))
    .limit(1);
  if (!row?.servedAt || row.text !== text) return null;
  return { order_id: orderId, served_at: row.servedAt.toISOString() };
}

/** Looked at piece by piece, as moderators take them, and so that no word hides in a seam; links and numbers to call are unfit too. */
async function checkText(house: House, text: string): Promise<void> {
  for (let start = 0; start < text.length; start += PIECE) {
    const piece = text.slice(Math.max(0, start - SEAM), start + PIECE);
    const verdict = await house.providers.moderator.check(piece).catch((reason: unknown) => {
      house.log(`The moderator could not be asked. ${nameFault(reason)}`);
      throw new Refusal('service');
    });
    if (verdict !== 'pass') throw new Refusal('answer_unfit');
  }
}
