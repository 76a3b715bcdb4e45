import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { keys } from '../database/shared.ts';
import { forfeitBalance } from './balance.ts';

/** Takes a person's words and keys out of the books. Orders and transfers stay, under a number that leads to nobody. */
export async function forgetInBooks(tx: Transaction, userId: string, at: Date): Promise<void> {
  await forfeitBalance(tx, userId, at);
  await tx.update(orders).set({ title: '' }).where(eq(orders.userId, userId));
  await tx.delete(keys).where(eq(keys.userId, userId));
}
