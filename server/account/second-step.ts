import { and, eq, isNotNull, isNull, lte, min } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Executor, Queries } from '../database/database.ts';
import { deleteOld } from '../database/delete-old.ts';
import { passkeys, secondSteps } from '../database/passkeys.ts';
import { Refusal } from '../refusal.ts';
import { askToSign } from './signed.ts';

/** Between asking without a passkey that none be asked for, and the day on which that holds. */
const REMOVAL_DELAY_MS = 72 * 3_600_000;

/**
 * So old a passkey is before it can shut out whoever has none: somebody who got hold of one code and made a passkey
 * must not be able to keep the account.
 */
export const SETTLES_AFTER_MS = 72 * 3_600_000;

/** Whether a passkey is asked for after a code, from when, where that is still to come, and until when. */
export interface SecondStep {
  readonly required: boolean;
  readonly onAt: Date | null;
  readonly offAt: Date | null;
}

export async function secondStepOf(db: Executor, userId: string, now: Date): Promise<SecondStep> {
  const [row] = await db
    .select({ offAt: secondSteps.offAt, oldest: min(passkeys.createdAt) })
    .from(secondSteps)
    .innerJoin(passkeys, eq(passkeys.userId, secondSteps.userId))
    .where(eq(secondSteps.userId, userId))
    .groupBy(secondSteps.userId);
  if (!row?.oldest || (row.offAt !== null && row.offAt <= now)) return { required: false, onAt: null, offAt: null };
  const settles = new Date(row.oldest.getTime() + SETTLES_AFTER_MS);
  return { required: true, onAt: settles > now ? settles : null, offAt: row.offAt };
}

/** Whether a code alone lets nobody in any more. */
export async function isPasskeyAsked(db: Executor, userId: string, now: Date): Promise<boolean> {
  const { required, onAt } = await secondStepOf(db, userId, now);
  return required && onAt === null;
}

/** Whether a passkey is old enough to decide about the second step. */
export async function isSettled(context: ServerContext, credentialId: string): Promise<boolean> {
  const before = new Date(context.clock().getTime() - SETTLES_AFTER_MS);
  return (
    (await context.database.queries.$count(
      passkeys,
      and(eq(passkeys.credentialId, credentialId), lte(passkeys.createdAt, before)),
    )) > 0
  );
}

/**
 * Lets a person pass who has shown a code or came by another service; with the second step on they get a ticket instead.
 * @throws Refusal `passkey_needed` with the ticket and what their passkey is to sign
 */
export async function passWithoutPasskey(context: ServerContext, userId: string, page: string): Promise<void> {
  if (!(await isPasskeyAsked(context.database.queries, userId, context.clock()))) return;
  const options = await askToSign(context, 'second', userId, page);
  throw new Refusal('passkey_needed', [{ ticket: options.challenge, options }]);
}

/** A passkey is asked for, as soon as one is old enough; a removal that waited is taken back. @throws Refusal `passkey_none` */
export async function askForPasskeys(context: ServerContext, userId: string): Promise<void> {
  await context.database.queries.transaction(async (tx) => {
    const owned = await tx.select().from(passkeys).where(eq(passkeys.userId, userId)).for('update');
    if (owned.length === 0) throw new Refusal('passkey_none');
    await tx
      .insert(secondSteps)
      .values({ userId, since: context.clock() })
      .onConflictDoUpdate({ target: secondSteps.userId, set: { offAt: null } });
  });
}

/** Ends the second step at once, for somebody who has shown the passkey. */
export async function askForNoPasskey(db: Executor, userId: string): Promise<void> {
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId));
}

/** Ends it in 72 hours, for somebody who has not; asking again changes nothing. @returns when */
export async function askForNoPasskeyLater(context: ServerContext, userId: string): Promise<Date> {
  const { queries } = context.database;
  const now = context.clock();
  await queries
    .update(secondSteps)
    .set({ offAt: new Date(now.getTime() + REMOVAL_DELAY_MS) })
    .where(and(eq(secondSteps.userId, userId), isNull(secondSteps.offAt)));
  return (await secondStepOf(queries, userId, now)).offAt ?? now;
}

/** Whoever comes in by a passkey has not lost it. */
export async function takeBackRemoval(db: Executor, userId: string): Promise<void> {
  await db
    .update(secondSteps)
    .set({ offAt: null })
    .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.offAt)));
}

export async function sweepSecondSteps(queries: Queries, now: Date): Promise<void> {
  await deleteOld(queries, secondSteps, lte(secondSteps.offAt, now));
}
