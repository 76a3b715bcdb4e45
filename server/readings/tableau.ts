import { and, eq } from 'drizzle-orm';
import type { Answer } from '../../src/contract/calls.ts';
import type { Topic } from '../../src/domain/topic.ts';
import type { ServerContext } from '../core/context.ts';
import { orders } from '../database/orders.ts';
import { readings } from '../database/readings.ts';
import { Refusal } from '../refusal.ts';

/** A grand tableau as it was asked about. @throws Refusal for another's order as for one that never was */
export async function findTableau(
  context: ServerContext,
  userId: string,
  orderId: string,
): Promise<Answer<'spread_level_get_blueprint'>> {
  const [row] = await context.database.queries
    .select({ question: readings.question, topic: readings.topic, matter: readings.matter, draw: readings.draw })
    .from(readings)
    .innerJoin(orders, eq(orders.orderId, readings.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.userId, userId)));
  if (row?.matter?.kind !== 'tableau' || !row.draw) throw new Refusal('no_order');
  const { layout, me } = row.matter;
  return [{ order_id: orderId, question: row.question, topic: row.topic as Topic, layout, me, draw: row.draw }];
}
