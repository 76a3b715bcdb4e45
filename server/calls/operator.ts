import type { Answer } from '../../src/contract/calls.ts';
import type { ErrorKey } from '../../src/contract/errors.ts';
import { WALLPAPER_ITEMS } from '../content/wallpapers.ts';
import { type CallRequest, type Handlers, requirePerson } from '../core/request.ts';
import { type KeyedCall, runIdempotent } from '../ledger/keys.ts';
import { act, byPerson, insideOf, keepAct, type Operator } from '../operator/acts.ts';
import { moneyOrders } from '../operator/orders.ts';
import { handleMismatch, refundOrder } from '../operator/refunds.ts';
import { today } from '../operator/today.ts';
import { BadNotice, endNotice, giveNotice, openNotices } from '../operator-settings/notices.ts';
import { givePrices, isPriceKey, priceRows } from '../operator-settings/prices.ts';
import { switchRows, turn } from '../operator-settings/switches.ts';
import { planRefund } from '../payments/refund.ts';
import { eventsToLookAt } from '../payments/to-look-at.ts';
import { Refusal } from '../refusal.ts';

/** How far a business day may lie back: one of any time zone, and one more. */
const MAX_DAY_MS = 48 * 3_600_000;

/** The pages at /operator; the router lets seated operators alone come here. */
export const operatorCalls: Handlers = {
  async 'operator/today'({ context, payload }) {
    const from = new Date(Math.max(Date.parse(payload.from), context.clock().getTime() - MAX_DAY_MS));
    const { refundsWaiting, toLookAt, readers, queue, ...same } = await today(context, from);
    const seats = readers.map(({ seenAt, ...seat }) => ({
      ...seat,
      seen_at: seenAt?.toISOString() ?? null,
    }));
    return [{ ...same, queue, readers: seats, refunds_waiting: refundsWaiting, to_look_at: toLookAt }];
  },

  async 'operator/orders'({ context, payload }) {
    return [await moneyOrders(context.database.queries, payload.limit, payload.before)];
  },

  async 'operator/mismatches'({ context, payload }) {
    const events = await eventsToLookAt(context.database.queries, payload.handled);
    return [
      {
        events: events.map(({ orderId, eventId, receivedAt, handledAt, ...same }) => ({
          ...same,
          order_id: orderId,
          event_id: eventId,
          received_at: receivedAt.toISOString(),
          handled_at: handledAt?.toISOString() ?? null,
        })),
      },
    ];
  },

  async 'operator/mismatch'(request) {
    const { provider, event_id: eventId, handled, reason } = request.payload;
    const command = handled ? '--mismatch-handled' : '--mismatch-open';
    const run = async (inside: Operator) => {
      const handledAt = await handleMismatch(inside, { provider, eventId }, handled);
      return [{ handled_at: handledAt?.toISOString() ?? null }] satisfies unknown[];
    };
    return (await acting(request, command, `${provider} ${eventId}`, run, reason)) as Answer<'operator/mismatch'>;
  },

  async 'operator/refund_plan'({ context, payload }) {
    const plan = await planRefund(context.database.queries, payload.order_id);
    if (plan === null) throw new Refusal('no_order');
    const { coins, days, price, currency, provider, obstacle } = plan;
    return [{ order_id: plan.orderId, user_id: plan.userId, coins, days, price, currency, provider, obstacle }];
  },

  async 'operator/refund'(request) {
    const { context, payload } = request;
    const { userId } = requirePerson(request);
    const keyed: KeyedCall = { userId, key: payload.idempotency_key, call: 'operator/refund', payload };
    const answer = await runIdempotent(context, keyed, async (tx) => {
      const at = context.clock();
      await refundOrder(insideOf(context, tx), payload.order_id);
      const { who } = byPerson(userId);
      await keepAct(tx, { who, command: '--refund', target: payload.order_id, reason: payload.reason, at });
      return [{ refunded: payload.order_id, refunded_at: at.toISOString() }];
    });
    return answer as Answer<'operator/refund'>;
  },

  async 'operator/settings'({ context, language }) {
    const { queries } = context.database;
    const titles = new Map(WALLPAPER_ITEMS.map((one) => [`wallpaper-${one.wallpaperId}`, one.titles[language]]));
    return [
      {
        switches: (await switchRows(queries)).map(({ name, offSince }) => ({
          name,
          off_since: offSince?.toISOString() ?? null,
        })),
        notices: (await openNotices(queries, context.clock())).map(({ id, kind, text, from, until }) => ({
          notice_id: id,
          kind,
          from,
          until,
          text,
        })),
        prices: (await priceRows(queries)).map(({ key, coins, built, since }) => ({
          key,
          coins,
          built,
          since: since?.toISOString() ?? null,
          title: titles.get(key) ?? null,
        })),
      },
    ];
  },

  async 'operator/switch'(request) {
    const { name, off } = request.payload;
    return await acting(request, off ? '--switch-off' : '--switch-on', name, async (inside) => {
      await turn(inside, off, [name]);
      return [{ name, off }];
    });
  },

  async 'operator/notice'(request) {
    const { notice_id: id, kind, from, until, text } = request.payload;
    return await acting(request, '--notice', id, async (inside) => {
      await giveNotice(inside, { id, kind, from, until, text }).catch(refusing('notice_wrong'));
      return [{ notice_id: id }];
    });
  },

  async 'operator/notice_end'(request) {
    const id = request.payload.notice_id;
    return await acting(request, '--notice-ends', id, async (inside) => {
      await endNotice(inside.database.queries, id).catch(refusing('notice_unknown'));
      return [{ notice_id: id }];
    });
  },

  async 'operator/price'(request) {
    const { key, coins } = request.payload;
    if (!isPriceKey(key)) throw new Refusal('price_unknown');
    return await acting(request, '--price', `${key}=${coins}`, async (inside) => {
      await givePrices(inside, [`${key}=${coins}`]);
      return [{ key, coins }];
    });
  },
};

/** Does what an operator asks for from the page, with the row that tells who. */
async function acting<Data>(
  { context, person }: Pick<CallRequest<'operator/switch'>, 'context' | 'person'>,
  command: string,
  target: string,
  run: (inside: Operator) => Promise<Data>,
  reason = '',
): Promise<Data> {
  const by = byPerson(requirePerson({ person }).userId);
  return await act(context, by, command, async (inside) => ({ answer: await run(inside), target, reason }));
}

/** What is wrong with a notice is said in the caller's language. */
function refusing(key: ErrorKey): (reason: unknown) => never {
  return (reason) => {
    throw reason instanceof BadNotice ? new Refusal(key) : reason;
  };
}
