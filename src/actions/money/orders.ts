import type { AnswerOf } from '../../contract/call.ts';
import type { Order } from '../../contract/orders.ts';
import { apiLocale } from '../../domain/language.ts';
import { GRAND_TABLEAU } from '../../domain/spread/spread.ts';
import { owner } from '../../session.ts';
import { saveReading, saveServed } from '../../storage/journal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { CallServer } from '../content/remembered.ts';
import { followOrder } from '../reading/follow-order.ts';
import { sharedDraw } from '../reading/shared-draw.ts';

export type OrderLine = Order;

/** Orders, the newest first; `next` is the `before` of the page that follows. */
export type OrderPage = AnswerOf<typeof import('../../contract/orders.ts')['orderList']>[0];

/** A page of the account's orders. @throws Refusal, ConnectionFailure */
export async function orders(callServer: CallServer, before?: string): Promise<OrderPage> {
  const { orderList } = await import('../../contract/orders.ts');
  const from = before === undefined ? {} : { before };
  const [page] = await callServer(orderList, { locale: apiLocale(chosenLanguage()), limit: 50, ...from });
  return page;
}

/** How these orders stand, the first fifty of them; those of another account are not among them. */
export async function orderStates(orderIds: readonly string[]): Promise<Map<string, OrderLine['state']>> {
  const [{ callServer }, { getOrders }] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/orders.ts'),
  ]);
  const answer = await callServer(getOrders, { order_ids: orderIds.slice(0, 50), locale: apiLocale(chosenLanguage()) });
  return new Map(answer.map(({ order_id, state }) => [order_id, state]));
}

/** The text of a reading as far as it is written, from any phone of the account. */
export async function orderText(orderId: string): Promise<string> {
  const [{ callServer }, { getOrder }] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/orders.ts'),
  ]);
  const [answer] = await callServer(getOrder, { order_id: orderId, locale: apiLocale(chosenLanguage()) });
  return answer.parts.map((part) => part.text).join('');
}

/** Whether a paid reading's cards can be fetched from the account: a grand tableau's can. */
export function isTableauOrder({ kind, spread_id }: OrderLine): boolean {
  return kind === 'reading' && spread_id === GRAND_TABLEAU;
}

/** Brings the table of a paid reading to the journal of this phone, with what was written to it. */
export async function bringTableau({ order_id, level, price, state }: OrderLine): Promise<void> {
  const [{ callServer }, { getBlueprint }] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/readings.ts'),
  ]);
  const [{ draw, question, topic, layout, me }] = await callServer(getBlueprint, {
    order_id,
    locale: apiLocale(chosenLanguage()),
  });
  await saveReading(owner(), sharedDraw(draw, { spreadId: GRAND_TABLEAU, question, topic }), {
    tableau: { layout, me },
  });
  if (level === null) return;
  await saveServed(draw.seal, { level, orderId: order_id, state, text: '', cursor: '', price });
  await followOrder(draw.seal, level);
}
