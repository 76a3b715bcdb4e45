import { eq } from 'drizzle-orm';
import { balances } from '../database/coins.ts';
import type { Transaction } from '../database/database.ts';
import { personAccount, SYSTEM_ACCOUNTS } from './accounts.ts';
import { moveCoins } from './transfer.ts';

/** Opens the balance of a new person, with the coins that the server welcomes people with. */
export async function openBalance(tx: Transaction, userId: string, welcomeCoins: number, at: Date): Promise<void> {
  await tx.insert(balances).values({ userId });
  if (welcomeCoins > 0)
    await moveCoins(tx, {
      id: `welcome:${userId}`,
      debit: SYSTEM_ACCOUNTS.welcome,
      credit: personAccount(userId),
      amount: welcomeCoins,
      at,
    });
}

/** A person's coins; whatever else wants to change them waits until the transaction is over. */
export async function lockBalance(tx: Transaction, userId: string): Promise<number> {
  const [balance] = await tx.select().from(balances).where(eq(balances.userId, userId)).for('update');
  return balance?.coins ?? 0;
}

/** Takes what is left of a person who goes for good. */
export async function forfeitBalance(tx: Transaction, userId: string, at: Date): Promise<void> {
  const coins = await lockBalance(tx, userId);
  if (coins === 0) return;
  await moveCoins(tx, {
    id: `forfeit:${userId}`,
    debit: personAccount(userId),
    credit: SYSTEM_ACCOUNTS.forfeits,
    amount: coins,
    at,
  });
}
