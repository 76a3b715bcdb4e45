import { and, eq, gt, sql } from 'drizzle-orm';
import type { Person } from '../account/sessions.ts';
import { tierOf } from '../content/tiers.ts';
import type { Reach, Transaction } from '../database/database.ts';
import { allowances } from '../database/memberships.ts';

/** Days are counted as the house counts them, in UTC+8. */
const HOUSE_TIME = 8 * 3_600_000;

/** The house's calendar day, as 2026-11-21. */
export function houseDay(at: Date): string {
  return new Date(at.getTime() + HOUSE_TIME).toISOString().slice(0, 10);
}

/** How many readings of so many cards the person's membership covers a day; 0 without one. */
export function coveredADay(person: Pick<Person, 'vipId'>, cards: number): number {
  const tier = person.vipId === null ? undefined : tierOf(person.vipId);
  return tier && cards <= tier.cards ? tier.readings : 0;
}

/** How many of them are used up today. */
export async function usedToday(reach: Reach, userId: string, now: Date): Promise<number> {
  const [row] = await reach
    .select({ used: allowances.used })
    .from(allowances)
    .where(and(eq(allowances.userId, userId), eq(allowances.day, houseDay(now))));
  return row?.used ?? 0;
}

/** A covered reading that failed counts as not had. */
export async function giveBackCover(tx: Transaction, userId: string, askedAt: Date): Promise<void> {
  await tx
    .update(allowances)
    .set({ used: sql`${allowances.used} - 1` })
    .where(and(eq(allowances.userId, userId), eq(allowances.day, houseDay(askedAt)), gt(allowances.used, 0)));
}
