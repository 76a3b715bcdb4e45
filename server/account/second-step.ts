import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import type { Reach } from '../database/database.ts';
import { passkeys, secondSteps } from '../database/passkeys.ts';
import { Refusal } from '../refusal.ts';
import { askToSign } from './signed.ts';

/** Milliseconds between asking without a passkey that none be asked for, and the day on which that holds. */
const WAIT = 72 * 3_600_000;

/** Whether a passkey is asked for after a code, and until when. */
export interface SecondStep {
  readonly required: boolean;
  readonly offAt: Date | null;
}

export async function secondStepOf(reach: Reach, userId: string, now: Date): Promise<SecondStep> {
  const [row] = await reach
    .select({ offAt: secondSteps.offAt })
    .from(secondSteps)
    .where(eq(secondSteps.userId, userId));
  const required = row !== undefined && (row.offAt === null || row.offAt > now);
  return { required, offAt: required ? row.offAt : null };
}

export async function isPasskeyAsked(reach: Reach, userId: string, now: Date): Promise<boolean> {
  return (await secondStepOf(reach, userId, now)).required;
}

/**
 * Lets a person who has shown a code, or another house's word, pass; with the second step on she gets a ticket instead.
 * @throws Refusal `passkey_needed` with the ticket and what her passkey is to sign
 */
export async function passWithoutPasskey(house: House, userId: string, page: string): Promise<void> {
  if (!(await isPasskeyAsked(house.database.queries, userId, house.clock()))) return;
  const options = await askToSign(house, 'second', userId, page);
  throw new Refusal('passkey_needed', [{ ticket: options.challenge, options }]);
}

/** From now on a passkey is asked for; a removal that waited is taken back. @throws Refusal `passkey_none` */
export async function askForPasskeys(house: House, userId: string): Promise<void> {
  await house.database.queries.transaction(async (tx) => {
    const hers = await tx.select().from(passkeys).where(eq(passkeys.userId, userId)).for('update');
    if (hers.length === 0) throw new Refusal('passkey_none');
    await tx
      .insert(secondSteps)
      .values({ userId, since: house.clock() })
      .onConflictDoUpdate({ target: secondSteps.userId, set: { offAt: null } });
  });
}

/** Ends the second step at once, for somebody who has shown the passkey. */
export async function askForNoPasskey(reach: Reach, userId: string): Promise<void> {
  await reach.delete(secondSteps).where(eq(secondSteps.userId, userId));
}

/** Ends it in 72 hours, for somebody who has not; asking again changes nothing. @returns when */
export async function askForNoPasskeyLater(house: House, userId: string): Promise<Date> {
  const { queries } = house.database;
  const now = house.clock();
  await queries
    .update(secondSteps)
    .set({ offAt: new Date(now.getTime() + WAIT) })
    .where(and(eq(secondSteps.userId, userId), isNull(secondSteps.offAt)));
  return (await secondStepOf(queries, userId, now)).offAt ?? now;
}

/** Whoever comes in by a passkey has not lost it. */
export async function takeBackRemoval(reach: Reach, userId: string): Promise<void> {
  await reach
    .update(secondSteps)
    .set({ offAt: null })
    .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.offAt)));
}

export async function sweepSecondSteps(reach: Reach, now: Date): Promise<void> {
  await reach.delete(secondSteps).where(lte(secondSteps.offAt, now));
}
