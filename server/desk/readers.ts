import { and, eq, isNull } from 'drizzle-orm';
import type { Reach, Transaction } from '../database/database.ts';
import { readers } from '../database/desk.ts';
import { jobs } from '../database/jobs.ts';
import { layBack } from './claim.ts';

/** The name of a reader who sits at the desk; null for everybody else. */
export async function readerName(reach: Reach, userId: string): Promise<string | null> {
  const [row] = await reach
    .select({ name: readers.name })
    .from(readers)
    .where(and(eq(readers.userId, userId), isNull(readers.leftAt)));
  return row?.name ?? null;
}

/** How many readers the operator has. Without one nobody can be asked. */
export async function countReaders(reach: Reach): Promise<number> {
  return await reach.$count(readers, isNull(readers.leftAt));
}

/** Takes a reader's seat away; what the reader held lies on the desk again. @returns whether there was a seat */
export async function leaveDesk(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const left = await tx
    .update(readers)
    .set({ leftAt: now })
    .where(and(eq(readers.userId, userId), isNull(readers.leftAt)))
    .returning({ userId: readers.userId });
  await layBack(tx, eq(jobs.readerId, userId), now);
  return left.length === 1;
}
