import { and, eq } from 'drizzle-orm';
import type { Language } from '../../src/domain/language.ts';
import type { WallpaperItem } from '../content/wallpapers.ts';
import type { Transaction } from '../database/database.ts';
import { wallpapers } from '../database/wallpapers.ts';
import { SYSTEM_ACCOUNTS } from '../ledger/accounts.ts';
import { lockBalance } from '../ledger/balance.ts';
import { openCoinOrder } from '../ledger/open-order.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { Refusal } from '../refusal.ts';

export interface BoughtWallpaper {
  readonly orderId: string;
  /** Coins that are left. */
  readonly balance: number;
}

interface Terms {
  readonly language: Language;
  /** Coins that the person has seen, where the phone sent them. */
  readonly agreed: number | undefined;
  readonly at: Date;
}

/**
 * Buys a wallpaper with coins: order, coins and ownership are written together. Who has it already gets the order of
 * the first time and pays nothing. @throws Refusal `balance_short`, `price_changed`, which undo the transaction.
 */
export async function buyWallpaper(
  tx: Transaction,
  userId: string,
  item: WallpaperItem,
  { language, agreed, at }: Terms,
): Promise<BoughtWallpaper> {
  // Two purchases of one person wait for each other here.
  const coins = await lockBalance(tx, userId);
  const { wallpaperId } = item;
  const [mine] = await tx
    .select({ orderId: wallpapers.orderId })
    .from(wallpapers)
    .where(and(eq(wallpapers.userId, userId), eq(wallpapers.wallpaperId, wallpaperId)));
  if (mine) return { orderId: mine.orderId, balance: coins };
  const price = (await pricesNow(tx)).wallpapers[wallpaperId] ?? item.price;
  if (agreed !== undefined && price > agreed) throw new Refusal('price_changed');
  const orderId = await openCoinOrder(tx, {
    userId,
    kind: 'wallpaper',
    price,
    title: item.titles[language],
    income: SYSTEM_ACCOUNTS.wallpapers,
    at,
  });
  await tx.insert(wallpapers).values({ userId, wallpaperId, orderId, createdAt: at });
  return { orderId, balance: coins - price };
}
