import { eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Executor } from '../database/database.ts';
import { departures } from '../database/departures.ts';

/** Days between asking to leave and the erasure, in which a person can change their mind. */
const GRACE_MS = 14 * 86_400_000;

/** Begins the days of grace; asking again changes nothing. @returns when the account is erased */
export async function askToLeave(context: ServerContext, userId: string): Promise<Date> {
  const { queries } = context.database;
  const dueAt = new Date(context.clock().getTime() + GRACE_MS);
  await queries.insert(departures).values({ userId, dueAt }).onConflictDoNothing();
  return (await leavingAt(queries, userId)) ?? dueAt;
}

export async function stay(context: ServerContext, userId: string): Promise<void> {
  await context.database.queries.delete(departures).where(eq(departures.userId, userId));
}

async function leavingAt(db: Executor, userId: string): Promise<Date | null> {
  const [row] = await db.select({ dueAt: departures.dueAt }).from(departures).where(eq(departures.userId, userId));
  return row?.dueAt ?? null;
}
