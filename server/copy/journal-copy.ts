import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CopyState } from '../../src/contract/copy.ts';
import type { ServerContext } from '../core/context.ts';
import { journalCopies } from '../database/copies.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

export type JournalCopy = typeof journalCopies.$inferSelect;

/** The copy of a person; undefined where there is none. */
export async function findCopy(db: Executor, userId: string): Promise<JournalCopy | undefined> {
  const [copy] = await db.select().from(journalCopies).where(eq(journalCopies.userId, userId));
  return copy;
}

/** Begins a copy, or finds the one with the same words. @throws Refusal `copy_words` where one with others is there */
export async function beginCopy(
  { database, clock }: ServerContext,
  userId: string,
  check: string,
): Promise<JournalCopy> {
  const begun = { userId, copyId: randomUUID(), wordsCheck: check, begunAt: clock() };
  await database.queries.insert(journalCopies).values(begun).onConflictDoNothing();
  const copy = await findCopy(database.queries, userId);
  if (copy?.wordsCheck !== check) throw new Refusal('copy_words');
  return copy;
}

/** The copy that a phone speaks of, locked for whoever writes. @throws Refusal `copy_gone` where it is not there any more */
export async function lockCopy(tx: Transaction, userId: string, copyId: string): Promise<JournalCopy> {
  const [copy] = await tx.select().from(journalCopies).where(eq(journalCopies.userId, userId)).for('update');
  return sameCopy(copy, copyId);
}

/** @throws Refusal `copy_gone` */
export function sameCopy(copy: JournalCopy | undefined, copyId: string): JournalCopy {
  if (copy?.copyId !== copyId) throw new Refusal('copy_gone');
  return copy;
}

/** Deletes the copy with all its rows. @returns whether there was one */
export async function endCopy(db: Executor, userId: string): Promise<boolean> {
  const ended = await db
    .delete(journalCopies)
    .where(eq(journalCopies.userId, userId))
    .returning({ userId: journalCopies.userId });
  return ended.length > 0;
}

export function copyOut({ copyId, begunAt, revision, readings }: JournalCopy): CopyState {
  return { copy_id: copyId, begun_at: begunAt.toISOString(), revision, readings };
}
