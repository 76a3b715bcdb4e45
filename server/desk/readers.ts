import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database.ts';
import { readers } from '../database/desk.ts';
import { jobs } from '../database/jobs.ts';
import { returnToDesk } from './claim.ts';

/** The name of a reader who sits at the desk; null for everybody else. */
export async function readerName(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: readers.name })
    .from(readers)
    .where(and(eq(readers.userId, userId), isNull(readers.leftAt)));
  return row?.name ?? null;
}

/** How many readers the operator has. Without one nobody can be asked. */
export async function countReaders(db: Executor): Promise<number> {
  return await db.$count(readers, isNull(readers.leftAt));
}

/** Takes a reader's seat away; what the reader held lies on the desk again. @returns whether there was a seat */
export async function leaveDesk(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const left = await tx
    .update(readers)
    .set({ leftAt: now })
    .where(and(eq(readers.userId, userId), isNull(readers.leftAt)))
    .returning({ userId: readers.userId });
  await returnToDesk(tx, eq(jobs.readerId, userId), now);
  return left.length === 1;
}
