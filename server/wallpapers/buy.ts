import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Language } from '../../src/domain/language.ts';
import type { WallpaperItem } from '../content/wallpapers.ts';
import { balances } from '../database/coins.ts';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';
import { wallpapers } from '../database/wallpapers.ts';
import { moveCoins, personAccount } from '../ledger/transfer.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { Refusal } from '../refusal.ts';

export interface BoughtWallpaper {
  readonly orderId: string;
  /** Coins that are left. */
  readonly balance: number;
}

interface Terms {
  readonly language: Language;
  /** Coins that the person has seen, where the phone told them. */
  readonly agreed: number | undefined;
  readonly at: Date;
}

/**
 * Buys a wallpaper with coins: order, coins and ownership are written together. Who has it already gets the order of
 * the first time and pays nothing. @throws Refusal `balance_short`, `price_changed`, which undo the transaction.
 */
export async function buyForGood(
  tx: Transaction,
  userId: string,
  item: WallpaperItem,
  { language, agreed, at }: Terms,
): Promise<BoughtWallpaper> {
  // two purchases of one person wait for each other here
  const [purse] = await tx.select().from(balances).where(eq(balances.userId, userId)).for('update');
  const coins = purse?.coins ?? 0;
  const { wallpaperId } = item;
  const [mine] = await tx
    .select({ orderId: wallpapers.orderId })
    .from(wallpapers)
    .where(and(eq(wallpapers.userId, userId), eq(wallpapers.wallpaperId, wallpaperId)));
  if (mine) return { orderId: mine.orderId, balance: coins };
  const price = (await pricesNow(tx)).wallpapers[wallpaperId] ?? item.price;
  if (agreed !== undefined && price > agreed) throw new Refusal('price_changed');
  const orderId = randomUUID();
  await tx.insert(orders).values({
    orderId,
    userId,
    kind: 'wallpaper',
    state: 'successful',
    price,
    currency: 'coin',
    title: item.titles[language],
    createdAt: at,
    updatedAt: at,
  });
  if (price > 0)
    await moveCoins(tx, {
      id: `spend:${orderId}`,
      debit: personAccount(userId),
      credit: 'house:wallpapers',
      amount: price,
      at,
    });
  await tx.insert(wallpapers).values({ userId, wallpaperId, orderId, createdAt: at });
  return { orderId, balance: coins - price };
}
