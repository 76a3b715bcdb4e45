import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { memberships } from '../database/memberships.ts';
import { people } from '../database/people.ts';

const DAY_MS = 86_400_000;

export interface Grant {
  readonly orderId: string;
  readonly userId: string;
  readonly vipId: number;
  readonly days: number;
  readonly at: Date;
}

/** Gives days of membership: they begin now, or where the last period ends. */
export async function grantMembership(tx: Transaction, grant: Grant): Promise<void> {
  await holdPerson(tx, grant.userId);
  const [last] = await tx
    .select({ endsAt: memberships.endsAt })
    .from(memberships)
    .where(eq(memberships.userId, grant.userId))
    .orderBy(desc(memberships.endsAt))
    .limit(1);
  await append(tx, grant, last?.endsAt ?? null, grant.days * DAY_MS);
}

/**
 * Takes back what an order gave: a period that has begun ends now, one that has not is gone,
 * and those that came after it move up so that no day of theirs is lost.
 */
export async function revokeMembership(tx: Transaction, orderId: string, userId: string, at: Date): Promise<void> {
  await holdPerson(tx, userId);
  const [taken] = await tx.select().from(memberships).where(eq(memberships.orderId, orderId));
  if (!taken || taken.endsAt <= at) return;
  const rest = await tx
    .delete(memberships)
    .where(and(eq(memberships.userId, userId), gte(memberships.startsAt, taken.startsAt)))
    .returning();
  rest.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  let end = taken.follows;
  for (const period of rest) {
    const length = period.endsAt.getTime() - period.startsAt.getTime();
    const left = period.orderId === orderId ? at.getTime() - period.startsAt.getTime() : length;
    if (left <= 0) continue;
    const from = period.orderId === orderId ? period.startsAt : at;
    end = await append(tx, { ...period, at: from }, end, left);
  }
}

/** @returns when it ends. */
async function append(
  tx: Transaction,
  grant: Pick<Grant, 'orderId' | 'userId' | 'vipId' | 'at'>,
  follows: Date | null,
  length: number,
): Promise<Date> {
  const startsAt = follows !== null && follows > grant.at ? follows : grant.at;
  const endsAt = new Date(startsAt.getTime() + length);
  const { orderId, userId, vipId } = grant;
  await tx.insert(memberships).values({ orderId, userId, vipId, startsAt, endsAt, follows });
  return endsAt;
}

/** One at a time may write a person's periods; whoever comes later reads what the first has written. */
async function holdPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ held: sql`1` }).from(people).where(eq(people.userId, userId)).for('no key update');
}
