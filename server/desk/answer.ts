import { and, asc, eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { countRefusal } from '../core/refused.ts';
import { drafts } from '../database/desk.ts';
import { jobs } from '../database/jobs.ts';
import { orders } from '../database/orders.ts';
import { parts } from '../database/readings.ts';
import { transition } from '../ledger/transition.ts';
import { describeError } from '../log.ts';
import { deliverAnswer } from '../push/deliveries.ts';
import { Refusal } from '../refusal.ts';
import { heldBy, returnToDesk } from './claim.ts';
import { renewHold } from './work.ts';

const PIECE_CHARACTERS = 800;
const SEAM_CHARACTERS = 120;

/** Keeps what the reader has written so far. @throws Refusal when another holds the question, or nobody. */
export async function keepDraft(context: ServerContext, readerId: string, orderId: string, text: string) {
  const savedAt = context.clock();
  const heldUntil = await context.database.queries.transaction(async (tx) => {
    const until = await renewHold(tx, readerId, orderId, savedAt);
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
 * nothing to do. @throws Refusal when another holds the question, or nobody, or the text is not fit to be shown.
 */
export async function sendAnswer(context: ServerContext, readerId: string, orderId: string, text: string) {
  const sent = await sentBefore(context, readerId, orderId, text);
  if (sent) return sent;
  await checkText(context, text);
  const now = context.clock();
  await context.database.queries.transaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ state: 'done', leaseUntil: null })
      .where(heldBy(readerId, orderId))
      .returning({ attempt: jobs.attempt });
    if (!job || !(await transition(tx, orderId, 'served', now, { source: 'person' })))
      throw new Refusal('desk_not_held');
    await tx.insert(parts).values({ orderId, attempt: job.attempt, seq: 1, text });
    await tx.delete(drafts).where(eq(drafts.orderId, orderId));
    await deliverAnswer(tx, orderId, now);
  });
  return { order_id: orderId, served_at: now.toISOString() };
}

/** Lays a question back for another reader. @throws Refusal when another holds it, or nobody. */
export async function giveBack(context: ServerContext, readerId: string, orderId: string) {
  const laid = await context.database.queries.transaction((tx) =>
    returnToDesk(tx, heldBy(readerId, orderId), context.clock()),
  );
  if (laid === 0) throw new Refusal('desk_not_held');
  return { order_id: orderId };
}

/** An answer whose receipt was lost is sent again, and is the same answer. */
async function sentBefore(context: ServerContext, readerId: string, orderId: string, text: string) {
  const [row] = await context.database.queries
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
async function checkText(context: ServerContext, text: string): Promise<void> {
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    const piece = text.slice(Math.max(0, start - SEAM_CHARACTERS), start + PIECE_CHARACTERS);
    const verdict = await context.providers.moderator.check(piece).catch((reason: unknown) => {
      context.log(`The moderator could not be asked. ${describeError(reason)}`, { level: 'warn' });
      throw new Refusal('service');
    });
    if (verdict === 'pass') continue;
    await countRefusal(context, 'answer');
    throw new Refusal('answer_unfit');
  }
}
