import type { Order } from '../../src/contract/orders.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { listOrders } from '../ledger/orders.ts';
import { orderOut } from '../readings/text.ts';
import { Refusal } from '../refusal.ts';

/** A place in the list: the time and the id of its last order. */
const PLACE = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

interface PageAsk {
  readonly limit: number;
  readonly kind?: Order['kind'] | undefined;
  readonly before?: string | undefined;
}

/** A page of a person's orders, the newest first. @throws Refusal when `before` is no place in a list. */
export async function orderPage(
  context: ServerContext,
  userId: string,
  { limit, kind, before }: PageAsk,
  language: Language,
): Promise<{ orders: Order[]; next: string | null }> {
  const place = before === undefined ? null : PLACE.exec(before);
  if (before !== undefined && !place) throw new Refusal('parameter');
  const rows = await listOrders(context.database.queries, userId, {
    limit: limit + 1,
    kind,
    before: place ? { at: new Date(Number(place[1])), orderId: place[2] ?? '' } : undefined,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? `${last.createdAt.getTime()}_${last.orderId}` : null;
  return { orders: page.map((row) => orderOut(row, language)), next };
}
