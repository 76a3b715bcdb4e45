import type { Order } from '../contract/orders.ts';
import { apiLocale } from '../domain/language.ts';
import { chosenLanguage } from '../storage/language.ts';

export type OrderLine = Order;

/** The newest orders of the account. */
export async function orders(): Promise<OrderLine[]> {
  const [{ say }, { orderList }] = await Promise.all([import('../service/client.ts'), import('../contract/orders.ts')]);
  const [page] = await say(orderList, { locale: apiLocale(chosenLanguage()), limit: 50 });
  return page.orders;
}

/** The text of a reading as far as it is written, from any phone of the account. */
export async function orderText(orderId: string): Promise<string> {
  const [{ say }, { getOrder }] = await Promise.all([import('../service/client.ts'), import('../contract/orders.ts')]);
  const [told] = await say(getOrder, { order_id: orderId, locale: apiLocale(chosenLanguage()) });
  return told.parts.map((part) => part.text).join('');
}
