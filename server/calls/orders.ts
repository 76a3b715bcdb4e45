import { enforceLimit } from '../core/limits.ts';
import { type Handlers, requirePerson } from '../core/request.ts';
import { ordersOf } from '../ledger/orders.ts';
import { streamText } from '../readings/stream.ts';
import { orderOut, readText } from '../readings/text.ts';
import { orderPage } from './order-page.ts';

export const orderCalls: Handlers = {
  async get_order(request) {
    const { payload } = request;
    return [
      await readText(request.context, requirePerson(request).userId, payload.order_id, payload.after, request.language),
    ];
  },

  async order_stream(request) {
    const { payload, context, language, signal } = request;
    const { userId } = requirePerson(request);
    // Whoever opens and closes streams all the time costs more than one who keeps them.
    await enforceLimit(context.database.queries, `stream:${userId}`, context.limits.streamByPerson, context.clock());
    return await streamText(context, {
      userId,
      orderId: payload.order_id,
      after: payload.after,
      language,
      signal,
    });
  },

  async get_orders(request) {
    const rows = await ordersOf(
      request.context.database.queries,
      requirePerson(request).userId,
      request.payload.order_ids,
    );
    const unknown = new Set(request.payload.order_ids).size - rows.length;
    if (unknown > 0) request.log(`get_orders left out ${unknown} that are not the caller’s.`);
    return rows.map((row) => orderOut(row, request.language));
  },

  async order_list(request) {
    return [await orderPage(request.context, requirePerson(request).userId, request.payload, request.language)];
  },
};
