import type { Level } from '../../src/contract/draw.ts';
import type { ServerContext } from '../core/context.ts';
import { storedAnswer } from '../ledger/keys.ts';
import { type Sale, type Sold, sellForCoins, sellOnMembership } from '../ledger/sale.ts';
import { Refusal } from '../refusal.ts';

export interface Terms {
  /** Readings a day that the membership covers. */
  readonly aDay: number;
  /** The price that the person has seen, if the phone sends it. */
  readonly agreed: number | undefined;
}

/**
 * Sells a reading: key, coins, order, question and job are written together, once for a key.
 * @throws Refusal for too few coins, or for a price that the person has not agreed to
 */
export async function sell(context: ServerContext, sale: Sale & { level: Level }, terms: Terms): Promise<Sold> {
  const sold = await tryToSell(context, sale, terms);
  if (sold) {
    context.wake();
    return sold;
  }
  // Too few coins, or the same key was quicker a moment ago.
  const meanwhile = await storedAnswer(context, sale.keyed);
  if (meanwhile) return meanwhile as Sold;
  throw new Refusal('balance_short');
}

/** On the membership while it covers the reading, else for coins; never for more than the person has agreed to. */
async function tryToSell(context: ServerContext, sale: Sale, { aDay, agreed }: Terms): Promise<Sold | null> {
  const covered = aDay > 0 ? await sellOnMembership(context, sale, aDay) : null;
  if (covered) return covered;
  if (agreed !== undefined && sale.price > agreed) {
    if (await storedAnswer(context, sale.keyed)) return null;
    throw new Refusal('price_changed');
  }
  return await sellForCoins(context, sale);
}
