import type { Language } from '../../src/domain/language.ts';
import { FREE_DAY, productTitle, type VipProduct } from '../content/products.ts';
import type { Transaction } from '../database/database.ts';
import { SYSTEM_ACCOUNTS } from '../ledger/accounts.ts';
import { openCoinOrder } from '../ledger/open-order.ts';
import { grantMembership } from './grant.ts';

/**
 * Buys a membership with coins: order, coins and days are written together.
 * @throws Refusal `balance_short`, which undoes the transaction. @returns the order's id.
 */
export async function buyFromBalance(
  tx: Transaction,
  userId: string,
  product: VipProduct,
  language: Language,
  at: Date,
): Promise<string> {
  return await buyDays(tx, userId, product, product.coins, language, at);
}

/** Gives the free day. The database lets a person have one; a second one undoes the transaction. */
export async function giveFreeDay(tx: Transaction, userId: string, language: Language, at: Date): Promise<void> {
  await buyDays(tx, userId, FREE_DAY, 0, language, at);
}

async function buyDays(
  tx: Transaction,
  userId: string,
  { productId, vipId, days }: Pick<VipProduct, 'productId' | 'vipId' | 'days'>,
  price: number,
  language: Language,
  at: Date,
): Promise<string> {
  const orderId = await openCoinOrder(tx, {
    userId,
    kind: 'vip',
    price,
    title: productTitle({ productId, coins: 0 }, language),
    income: SYSTEM_ACCOUNTS.memberships,
    purchased: { productId, vipId, days },
    at,
  });
  await grantMembership(tx, { orderId, userId, vipId, days, at });
  return orderId;
}
