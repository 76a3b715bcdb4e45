import { and, eq, gte, sql } from 'drizzle-orm';
import { balances, transfers } from '../database/coins.ts';
import type { Transaction } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { ownerOf } from './accounts.ts';

/** Coins that go from one account to another. The id names the fact: `spend:<order>`, `refund:<order>`, `welcome:<user>`. */
export interface Transfer {
  readonly id: string;
  readonly debit: string;
  readonly credit: string;
  /** Whole coins, more than 0. */
  readonly amount: number;
  readonly at: Date;
}

/**
 * Moves coins once, however often it is asked: a transfer whose id is written already moves nothing.
 * @returns whether this call moved them.
 * @throws Refusal `balance_short` when the person has too few, which undoes the transaction.
 */
export async function moveCoins(tx: Transaction, transfer: Transfer): Promise<boolean> {
  const { at, ...row } = transfer;
  const [written] = await tx
    .insert(transfers)
    .values({ ...row, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: transfers.id });
  if (!written) return false;
  const debtor = ownerOf(transfer.debit);
  const creditor = ownerOf(transfer.credit);
  if (debtor) {
    const [paid] = await tx
      .update(balances)
      .set({ coins: sql`${balances.coins} - ${transfer.amount}` })
      .where(and(eq(balances.userId, debtor), gte(balances.coins, transfer.amount)))
      .returning({ coins: balances.coins });
    if (!paid) throw new Refusal('balance_short');
  }
  if (creditor) {
    const [got] = await tx
      .update(balances)
      .set({ coins: sql`${balances.coins} + ${transfer.amount}` })
      .where(eq(balances.userId, creditor))
      .returning({ coins: balances.coins });
    if (!got) throw new Error(`no balance for the credit of ${transfer.id}`);
  }
  return true;
}
