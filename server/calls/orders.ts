import { type Handlers, personIn } from '../http/ask.ts';
import { listOrders, ordersOf } from '../ledger/orders.ts';
import { streamText } from '../readings/stream.ts';
import { orderOut, readText } from '../readings/text.ts';
import { Refusal } from '../refusal.ts';

/** A place in the list: the time and the id of its last order. */
const PLACE = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const orderCalls: Handlers = {
  async get_order(ask) {
    const { payload } = ask;
    return [await readText(ask.house, personIn(ask).userId, payload.order_id, payload.after, ask.language)];
  },

  async order_stream(ask) {
    const { payload, house, language, gone } = ask;
    return await streamText(house, {
      userId: personIn(ask).userId,
      orderId: payload.order_id,
      after: payload.after,
      language,
      gone,
    });
  },

  async get_orders(ask) {
    const rows = await ordersOf(ask.house.database.queries, personIn(ask).userId, ask.payload.order_ids);
    return rows.map((row) => orderOut(row, ask.language));
  },

  async order_list(ask) {
    const { limit, kind, before } = ask.payload;
    const place = before === undefined ? null : PLACE.exec(before);
    if (before !== undefined && !place) throw new Refusal('parameter');
    const rows = await listOrders(ask.house.database.queries, personIn(ask).userId, {
      limit: limit + 1,
      kind,
      before: place ? { at: new Date(Number(place[1])), orderId: place[2] ?? '' } : undefined,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? `${last.createdAt.getTime()}_${last.orderId}` : null;
    return [{ orders: page.map((row) => orderOut(row, ask.language)), next }];
  },
};
