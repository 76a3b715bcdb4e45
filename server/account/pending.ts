import { and, eq, gt } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { departures } from '../database/departures.ts';
import { secondSteps } from '../database/passkeys.ts';
import { people } from '../database/people.ts';

/** What waits for its day in an account: its erasure, and the end of its second step where that was asked for without a passkey. */
export async function pendingOf(
  context: ServerContext,
  userId: string,
): Promise<{ leavingAt: Date | null; passkeyOffAt: Date | null }> {
  const [row] = await context.database.queries
    .select({ leavingAt: departures.dueAt, passkeyOffAt: secondSteps.offAt })
    .from(people)
    .leftJoin(departures, eq(departures.userId, people.userId))
    .leftJoin(secondSteps, and(eq(secondSteps.userId, people.userId), gt(secondSteps.offAt, context.clock())))
    .where(eq(people.userId, userId));
  return row ?? { leavingAt: null, passkeyOffAt: null };
}
