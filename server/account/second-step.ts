import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Executor } from '../database/database.ts';
import { passkeys, secondSteps } from '../database/passkeys.ts';
import { Refusal } from '../refusal.ts';
import { askToSign } from './signed.ts';

/** Between asking without a passkey that none be asked for, and the day on which that holds. */
const REMOVAL_DELAY_MS = 72 * 3_600_000;

/** Whether a passkey is asked for after a code, and until when. */
export interface SecondStep {
  readonly required: boolean;
  readonly offAt: Date | null;
}

export async function secondStepOf(db: Executor, userId: string, now: Date): Promise<SecondStep> {
  const [row] = await db.select({ offAt: secondSteps.offAt }).from(secondSteps).where(eq(secondSteps.userId, userId));
  const required = row !== undefined && (row.offAt === null || row.offAt > now);
  return { required, offAt: required ? row.offAt : null };
}

export async function isPasskeyAsked(db: Executor, userId: string, now: Date): Promise<boolean> {
  return (await secondStepOf(db, userId, now)).required;
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

/** From now on a passkey is asked for; a removal that waited is taken back. @throws Refusal `passkey_none` */
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

export async function sweepSecondSteps(db: Executor, now: Date): Promise<void> {
  await db.delete(secondSteps).where(lte(secondSteps.offAt, now));
}
