import { and, eq, inArray } from 'drizzle-orm';
import type { OrderState } from '../../src/contract/orders.ts';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/orders.ts';

/** Where an order may go from where it is. Nothing leaves served, refunded or failed. */
const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  waiting: ['writing', 'served', 'refunded'],
  writing: ['writing', 'waiting', 'served', 'refunded'],
  served: [],
  refunded: [],
  in_payment: ['successful', 'failed'],
  failed: ['successful'],
  successful: ['refunded'],
};

export function canTransition(from: OrderState, to: OrderState): boolean {
  return TRANSITIONS[from].includes(to);
}

const STATES = Object.keys(TRANSITIONS) as OrderState[];

/** One conditional UPDATE: only the transaction that gets `true` runs what follows from the transition. */
export async function transition(
  tx: Transaction,
  orderId: string,
  to: OrderState,
  at: Date,
  more: { source?: string; failure?: string | null } = {},
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({
      state: to,
      updatedAt: at,
      ...(to === 'served' ? { servedAt: at } : {}),
      ...(to === 'refunded' ? { refundedAt: at } : {}),
      ...more,
    })
    .where(
      and(
        eq(orders.orderId, orderId),
        inArray(
          orders.state,
          STATES.filter((from) => canTransition(from, to)),
        ),
      ),
    )
    .returning({ orderId: orders.orderId });
  return changed.length === 1;
}
