import type { Level } from '../../src/contract/draw.ts';
import { type Prices, stepPrice } from '../../src/domain/prices.ts';
import type { Person } from '../core/person.ts';
import { coveredADay } from '../membership/cover.ts';
import type { Subject } from '../ports/reader.ts';

/** A reading as it is priced: what is read, by whom, and how many cards it counts as (a chart and a dream: one). */
export interface Goods {
  readonly subject: Subject;
  readonly level: Level;
  readonly cards: number;
}

/** Coins. */
export function priceOf({ subject, level, cards }: Goods, prices: Prices): number {
  if (subject === 'chart' || subject === 'dream') return prices[subject];
  return stepPrice(prices[level], cards);
}

/** How many such readings a day the person's membership covers: those of the AI level alone. */
export function coveredFor({ vipId }: Pick<Person, 'vipId'>, { level, cards }: Goods): number {
  return level === 'ai' ? coveredADay(vipId, cards) : 0;
}
