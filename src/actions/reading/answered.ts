import type { OrderText } from '../../contract/orders.ts';
import { grown } from '../../domain/reading/written.ts';
import type { ServedReading } from '../../storage/store/rows.ts';

/** A reading of which the server has taken the order and not written a word. */
export function ordered(
  level: ServedReading['level'],
  { order_id, state, price }: Pick<OrderText['order'], 'order_id' | 'state' | 'price'>,
): ServedReading {
  return { level, orderId: order_id, state, text: '', cursor: '', price };
}

/** What the server has sent, and since when the end waits to be looked at: an answer that is whole, or a refund. */
export function arrived(before: ServedReading, news: OrderText, now: Date): ServedReading {
  const served = withNews(before, news);
  return isUnderWay(before) && !isUnderWay(served) ? { ...served, unseenSince: now.toISOString() } : served;
}

export function isUnderWay({ state }: Pick<ServedReading, 'state'>): boolean {
  return state === 'waiting' || state === 'writing';
}

/** A reading with what the server has sent of it since: a text that grows, a state and a price that change. */
export function withNews(served: ServedReading, { order, parts, cursor }: OrderText): ServedReading {
  return {
    ...served,
    ...grown(served, { parts, cursor }),
    state: order.state,
    price: order.price,
    ...(order.source ? { source: order.source } : {}),
    ...(order.reader ? { reader: order.reader } : {}),
    ...(order.refund_at ? { refundAt: order.refund_at } : {}),
    ...(order.failure ? { failure: order.failure } : {}),
  };
}
