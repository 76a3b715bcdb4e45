import { and, asc, eq, gt } from 'drizzle-orm';
import { ERRORS, isErrorKey } from '../../src/contract/errors.ts';
import type { Order, OrderText } from '../../src/contract/orders.ts';
import { ANSWER_WITHIN_MS } from '../../src/domain/desk/hours.ts';
import type { Language } from '../../src/domain/language.ts';
import { productTitle } from '../content/products.ts';
import type { ServerContext } from '../core/context.ts';
import { parts } from '../database/readings.ts';
import type { OrderRow } from '../ledger/orders.ts';
import { payingOrder } from '../payments/order.ts';

const ENDED = new Set(['served', 'refunded', 'failed', 'successful']);

/** An order as the phone sees it. */
export function orderOut(row: OrderRow, language: Language): Order {
  const { startsAt, endsAt } = row;
  const open = row.kind === 'reading' && !ENDED.has(row.state);
  return {
    order_id: row.orderId,
    kind: row.kind as Order['kind'],
    state: row.state as Order['state'],
    price: row.price,
    currency: row.currency,
    level: row.level as Order['level'],
    spread_id: row.spreadId,
    title:
      row.productId === null ? row.title : productTitle({ productId: row.productId, coins: row.coins ?? 0 }, language),
    topic: row.topic,
    reader: row.state === 'writing' || row.state === 'served' ? row.reader : null,
    source: row.source as Order['source'],
    failure: row.failure !== null && isErrorKey(row.failure) ? ERRORS[row.failure][language] : '',
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    provider: row.provider as Order['provider'],
    product_id: row.productId,
    coins: row.coins || null,
    period: startsAt && endsAt ? { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() } : null,
    closes_at: row.state === 'in_payment' ? (row.closesAt?.toISOString() ?? null) : null,
    refund: row.state !== 'refunded' ? null : row.refundOpen ? 'on_its_way' : 'done',
    covered: row.covered,
    refund_at: open ? new Date(row.createdAt.getTime() + ANSWER_WITHIN_MS).toISOString() : null,
  };
}

/**
 * The order and its text since `after` (`attempt:seq`). The parts of an attempt are never changed,
 * so whoever goes on from the cursor has the text exact, whatever was cut.
 * @throws Refusal `no_order` for another's order as for one that never was.
 */
export async function readText(
  context: ServerContext,
  userId: string,
  orderId: string,
  after: string,
  language: Language,
): Promise<OrderText> {
  const { queries } = context.database;
  const row = await payingOrder(context, userId, orderId);
  const attempt = row.attempt ?? 0;
  const [knownAttempt = 0, knownSeq = 0] = after === '' ? [] : after.split(':').map(Number);
  const goesOn = after !== '' && knownAttempt === attempt;
  const rows =
    attempt === 0 || row.state === 'refunded'
      ? []
      : await queries
          .select({ seq: parts.seq, text: parts.text })
          .from(parts)
          .where(
            and(eq(parts.orderId, orderId), eq(parts.attempt, attempt), goesOn ? gt(parts.seq, knownSeq) : undefined),
          )
          .orderBy(asc(parts.seq));
  const last = rows.at(-1)?.seq ?? (goesOn ? knownSeq : 0);
  return {
    order: orderOut(row, language),
    parts: rows.map(({ seq, text }) => ({ cursor: `${attempt}:${seq}`, text })),
    cursor: attempt === 0 ? '' : `${attempt}:${last}`,
    restart: after !== '' && !goesOn,
    done: ENDED.has(row.state),
    payment: row.state === 'in_payment' ? { pay_url: row.payUrl, pay_params: row.payParams } : null,
  };
}
