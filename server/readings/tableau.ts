import { and, eq } from 'drizzle-orm';
import type { Answer } from '../../src/contract/calls.ts';
import { orders, readings } from '../database/schema.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';

/** A grand tableau as it was asked about. @throws Refusal for another's order as for one that never was */
export async function findTableau(
  house: House,
  userId: string,
  orderId: string,
): Promise<Answer<'spread_level_get_blueprint'>> {
  const [row] = await house.database.queries
    .select({ question: readings.question, matter: readings.matter, draw: readings.draw })
    .from(readings)
    .innerJoin(orders, eq(orders.orderId, readings.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.userId, userId)));
  if (row?.matter?.kind !== 'tableau' || !row.draw) throw new Refusal('no_order');
  return [{ order_id: orderId, question: row.question, layout: row.matter.layout, draw: row.draw }];
}
