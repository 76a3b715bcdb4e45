import type { Level } from '../../src/contract/draw.ts';
import type { House } from '../core/context.ts';
import { answeredBefore } from '../ledger/keys.ts';
import { type Sale, type Sold, sellForCoins, sellOnMembership } from '../ledger/sale.ts';
import { Refusal } from '../refusal.ts';

export interface Terms {
  /** Readings a day that the membership covers. */
  readonly aDay: number;
  /** The price that the person has seen, if the phone tells it. */
  readonly agreed: number | undefined;
}

/**
 * Sells a reading: key, coins, order, question and job are written together, once for a key.
 * @throws Refusal for too few coins, or for a price that the person has not agreed to
 */
export async function sell(house: House, sale: Sale & { level: Level }, terms: Terms): Promise<Sold> {
  const sold = await tryToSell(house, sale, terms);
  if (sold) {
    house.wake();
    return sold;
  }
  // Too few coins, or the same key was quicker a moment ago.
  const meanwhile = await answeredBefore(house, sale.act);
  if (meanwhile) return meanwhile as Sold;
  throw new Refusal('balance_short');
}

/** On the membership while it covers the reading, else for coins; never for more than the person has agreed to. */
async function tryToSell(house: House, sale: Sale, { aDay, agreed }: Terms): Promise<Sold | null> {
  const covered = aDay > 0 ? await sellOnMembership(house, sale, aDay) : null;
  if (covered) return covered;
  if (agreed !== undefined && sale.price > agreed) {
    if (await answeredBefore(house, sale.act)) return null;
    throw new Refusal('price_changed');
  }
  return await sellForCoins(house, sale);
}
