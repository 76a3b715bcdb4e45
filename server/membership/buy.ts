import { randomUUID } from 'node:crypto';
import type { Language } from '../../src/domain/language.ts';
import { FREE_DAY, productTitle, type VipProduct } from '../content/products.ts';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { purchases } from '../database/purchases.ts';
import { moveCoins, personAccount } from '../ledger/transfer.ts';
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
  const orderId = await writeOrder(tx, userId, product, product.coins, language, at);
  await moveCoins(tx, {
    id: `spend:${orderId}`,
    debit: personAccount(userId),
    credit: 'house:memberships',
    amount: product.coins,
    at,
  });
  await grantMembership(tx, { orderId, userId, vipId: product.vipId, days: product.days, at });
  return orderId;
}

/** Gives the free day. The database lets a person have one; a second one undoes the transaction. */
export async function giveFreeDay(tx: Transaction, userId: string, language: Language, at: Date): Promise<void> {
  const orderId = await writeOrder(tx, userId, FREE_DAY, 0, language, at);
  await grantMembership(tx, { orderId, userId, vipId: FREE_DAY.vipId, days: FREE_DAY.days, at });
}

async function writeOrder(
  tx: Transaction,
  userId: string,
  product: Pick<VipProduct, 'productId' | 'vipId' | 'days'>,
  price: number,
  language: Language,
  at: Date,
): Promise<string> {
  const orderId = randomUUID();
  const { productId, vipId, days } = product;
  await tx.insert(orders).values({
    orderId,
    userId,
    kind: 'vip',
    state: 'successful',
    price,
    currency: 'coin',
    title: productTitle({ productId, coins: 0 }, language),
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(purchases).values({ orderId, productId, vipId, days });
  return orderId;
}
