import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { purchases } from '../database/purchases.ts';
import { personAccount } from './accounts.ts';
import { moveCoins } from './transfer.ts';

interface NewOrder {
  readonly userId: string;
  readonly kind: 'currency' | 'vip' | 'wallpaper';
  /** Coins, or minor units of the currency of `openMoneyOrder`. */
  readonly price: number;
  readonly title: string;
  readonly at: Date;
}

/** What an order of money brings, or a membership: coins, or days. */
export type Purchased = Omit<typeof purchases.$inferInsert, 'orderId'>;

export interface CoinOrder extends NewOrder {
  /** The system account that gets the coins. */
  readonly income: string;
  readonly purchased?: Purchased;
}

/**
 * An order that is paid with coins at once. @returns its id.
 * @throws Refusal `balance_short`, which undoes the transaction
 */
export async function openCoinOrder(tx: Transaction, order: CoinOrder): Promise<string> {
  const { userId, price, at, income, purchased } = order;
  const orderId = await insertOrder(tx, order, { state: 'successful', currency: 'coin' }, purchased);
  if (price > 0)
    await moveCoins(tx, { id: `spend:${orderId}`, debit: personAccount(userId), credit: income, amount: price, at });
  return orderId;
}

export interface MoneyOrder extends NewOrder {
  readonly currency: string;
  readonly provider: string;
  readonly purchased: Purchased;
}

/** An order that waits for the money of a provider. @returns its id. */
export async function openMoneyOrder(tx: Transaction, order: MoneyOrder): Promise<string> {
  const { currency, provider, purchased } = order;
  return await insertOrder(tx, order, { state: 'in_payment', currency, provider }, purchased);
}

async function insertOrder(
  tx: Transaction,
  { userId, kind, price, title, at }: NewOrder,
  how: Pick<typeof orders.$inferInsert, 'state' | 'currency' | 'provider'>,
  purchased: Purchased | undefined,
): Promise<string> {
  const orderId = randomUUID();
  await tx.insert(orders).values({ orderId, userId, kind, price, title, ...how, createdAt: at, updatedAt: at });
  if (purchased) await tx.insert(purchases).values({ orderId, ...purchased });
  return orderId;
}
