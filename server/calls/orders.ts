import { spend } from '../core/limits.ts';
import { type Handlers, personIn } from '../core/request.ts';
import { ordersOf } from '../ledger/orders.ts';
import { streamText } from '../readings/stream.ts';
import { orderOut, readText } from '../readings/text.ts';
import { orderPage } from './order-page.ts';

export const orderCalls: Handlers = {
  async get_order(ask) {
    const { payload } = ask;
    return [await readText(ask.house, personIn(ask).userId, payload.order_id, payload.after, ask.language)];
  },

  async order_stream(ask) {
    const { payload, house, language, gone } = ask;
    const { userId } = personIn(ask);
    // A stream looks at the rows four times a second for as long as it lasts.
    await spend(house.database.queries, `stream:${userId}`, house.limits.streamByPerson, house.clock());
    return await streamText(house, {
      userId,
      orderId: payload.order_id,
      after: payload.after,
      language,
      gone,
    });
  },

  async get_orders(ask) {
    const rows = await ordersOf(ask.house.database.queries, personIn(ask).userId, ask.payload.order_ids);
    const unknown = new Set(ask.payload.order_ids).size - rows.length;
    if (unknown > 0) ask.tell(`get_orders left out ${unknown} that are not the caller’s.`);
    return rows.map((row) => orderOut(row, ask.language));
  },

  async order_list(ask) {
    return [await orderPage(ask.house, personIn(ask).userId, ask.payload, ask.language)];
  },
};
