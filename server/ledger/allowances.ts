import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database.ts';
import { allowances } from '../database/memberships.ts';

/** The day of an allowance is a calendar day in UTC+8, whoever asks from where. */
const UTC_8_MS = 8 * 3_600_000;

/** The day that an allowance is counted on, as 2026-11-21. */
export function allowanceDay(at: Date): string {
  return new Date(at.getTime() + UTC_8_MS).toISOString().slice(0, 10);
}

/** How many readings of a person the membership has covered today. */
export async function usedToday(db: Executor, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ used: allowances.used })
    .from(allowances)
    .where(and(eq(allowances.userId, userId), eq(allowances.day, allowanceDay(now))));
  return row?.used ?? 0;
}

/** A covered reading that failed counts as not had. */
export async function giveBackAllowance(tx: Transaction, userId: string, askedAt: Date): Promise<void> {
  await tx
    .update(allowances)
    .set({ used: sql`${allowances.used} - 1` })
    .where(and(eq(allowances.userId, userId), eq(allowances.day, allowanceDay(askedAt)), gt(allowances.used, 0)));
}
