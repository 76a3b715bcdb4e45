import type { Language } from '../../src/domain/language.ts';
import { tierOf } from './tiers.ts';

/** What a currency counts in minor units: fen, cents, and the fen of the sandbox, which buy nothing. */
export type Currency = 'CNY' | 'USD' | 'TST';
type Prices = Readonly<Record<'CNY' | 'USD', number>>;

export interface CoinProduct {
  readonly kind: 'currency';
  readonly productId: number;
  readonly coins: number;
  /** Coins on top, of the same purchase. */
  readonly bonus: number;
  readonly prices: Prices;
}

export interface VipProduct {
  readonly kind: 'vip';
  readonly productId: number;
  readonly vipId: number;
  readonly days: number;
  readonly prices: Prices;
  /** What it costs from the balance. */
  readonly coins: number;
}

export type Product = CoinProduct | VipProduct;

/** The one free day, taken once in a life. */
export const FREE_DAY = { vipId: 5, productId: 105, days: 1 } as const;

export const COIN_PRODUCTS: readonly CoinProduct[] = [
  { kind: 'currency', productId: 1, coins: 60, bonus: 0, prices: { CNY: 600, USD: 99 } },
  { kind: 'currency', productId: 2, coins: 180, bonus: 10, prices: { CNY: 1800, USD: 269 } },
  { kind: 'currency', productId: 3, coins: 300, bonus: 30, prices: { CNY: 3000, USD: 449 } },
  { kind: 'currency', productId: 4, coins: 680, bonus: 90, prices: { CNY: 6800, USD: 999 } },
  { kind: 'currency', productId: 5, coins: 1280, bonus: 220, prices: { CNY: 12_800, USD: 1799 } },
];

export const VIP_PRODUCTS: readonly VipProduct[] = [
  { kind: 'vip', productId: 101, vipId: 1, days: 1, prices: { CNY: 600, USD: 99 }, coins: 60 },
  { kind: 'vip', productId: 102, vipId: 2, days: 31, prices: { CNY: 2800, USD: 399 }, coins: 280 },
  { kind: 'vip', productId: 103, vipId: 3, days: 366, prices: { CNY: 19_800, USD: 2799 }, coins: 1980 },
];

export function coinProduct(productId: number): CoinProduct | undefined {
  return COIN_PRODUCTS.find((product) => product.productId === productId);
}

export function vipProduct(productId: number): VipProduct | undefined {
  return VIP_PRODUCTS.find((product) => product.productId === productId);
}

/** Minor units; the sandbox asks as much play money as the product costs in fen. */
export function priceIn(product: Product, currency: Currency): number {
  return product.prices[currency === 'TST' ? 'CNY' : currency];
}

const COINS: Record<Language, (coins: number) => string> = {
  en: (coins) => `${coins} coins`,
  'zh-CN': (coins) => `${coins} 币`,
  'zh-TW': (coins) => `${coins} 幣`,
};

/** The product's name, as lists of orders and the provider's page have it. */
export function productTitle(product: { productId: number; coins: number }, language: Language): string {
  const tier = tierOf(VIP_OF.get(product.productId) ?? 0);
  return tier ? tier.texts[language].title : COINS[language](product.coins);
}

const VIP_OF = new Map<number, number>([
  [FREE_DAY.productId, FREE_DAY.vipId],
  ...VIP_PRODUCTS.map((product) => [product.productId, product.vipId] as const),
]);
