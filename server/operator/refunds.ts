import { markHandled } from '../ledger/payment-events.ts';
import { planRefund, type RefundPlan, refundPurchase } from '../payments/refund.ts';
import { type EventToLookAt, eventsToLookAt } from '../payments/to-look-at.ts';
import { Refusal } from '../refusal.ts';
import type { Operator } from './acts.ts';
import { amountOf } from './amount.ts';

/**
 * Undoes a purchase; a running server sends the money.
 * @throws Refusal `no_order`, `refund_impossible`: then nothing is changed
 */
export async function refundOrder({ database: { queries }, clock }: Operator, orderId: string): Promise<void> {
  const plan = await planRefund(queries, orderId);
  if (plan === null) throw new Refusal('no_order');
  const isDone =
    plan.obstacle === null &&
    (await refundPurchase(queries, orderId, clock()).catch((reason: unknown) => {
      // The coins were spent a moment ago.
      if (reason instanceof Refusal) return false;
      throw reason;
    }));
  if (!isDone) throw new Refusal('refund_impossible');
}

/** What a refund does, in a sentence. @throws Error with a sentence for the operator where it can do nothing */
export function describeRefund(orderId: string, plan: RefundPlan | null): string {
  if (plan === null) throw new Error(`There is no order "${orderId}".`);
  const { kind, state, coins, days, price, currency, provider, balance } = plan;
  if (plan.obstacle === 'reading')
    throw new Error(
      `Order ${orderId} is a reading, ${state}: one that failed or was not answered in time is refunded by itself, and one that was served is not refunded.`,
    );
  if (plan.obstacle === 'nothing_paid')
    throw new Error(`Order ${orderId} is a ${kind} that cannot be refunded: nothing was bought, or nothing paid.`);
  if (plan.obstacle === 'state') throw new Error(`Order ${orderId} is ${state}: only a paid one can be refunded.`);
  if (plan.obstacle === 'spent')
    throw new Error(`Order ${orderId} brought ${coins} coins, of which the balance has ${balance}: they are spent.`);
  if (plan.obstacle === 'disputed')
    throw new Error(
      `Order ${orderId} is in dispute: settle it at ${provider}, which may take the money itself. Then mark it by --mismatch-handled, and refund it if it was won.`,
    );
  const given = coins > 0 ? `${coins} coins are taken back` : `${days} days of membership end`;
  return `${given}, ${amountOf(price, currency)} go back ${provider === null ? 'to the balance' : `by ${provider}`}.`;
}

/**
 * Marks what a provider reported as handled, or as to be looked at again.
 * @returns when it was marked @throws Refusal `mismatch_unknown`
 */
export async function handleMismatch(
  { database: { queries }, clock }: Pick<Operator, 'database' | 'clock'>,
  event: { provider: string; eventId: string },
  handled: boolean,
): Promise<Date | null> {
  const handledAt = await markHandled(queries, event, handled ? clock() : null);
  if (handledAt === undefined) throw new Refusal('mismatch_unknown');
  return handledAt;
}

/** What providers reported and an operator has to look at, or with `handled` has looked at, the newest first. */
export async function listMismatches(
  { database }: Pick<Operator, 'database'>,
  [which = '']: readonly string[] = [],
): Promise<readonly string[]> {
  if (which !== '' && which !== 'handled') throw new Error('Say `handled` for those that were handled, or nothing.');
  const events = await eventsToLookAt(database.queries, which === 'handled');
  return events.length === 0 ? ['There is nothing to look at.'] : events.map(lineOf);
}

function lineOf(event: EventToLookAt): string {
  const { receivedAt, provider, eventId, kind, orderId, amount, currency, refund, handledAt } = event;
  const back = refund === null ? '' : refund === 'done' ? '  money went back' : '  money is on its way back';
  const handled = handledAt === null ? '' : `  handled ${minuteOf(handledAt)}`;
  return `${minuteOf(receivedAt)}  ${provider}  ${eventId}  ${kind}  order ${orderId}  ${amountOf(amount, currency)}${back}${handled}`;
}

function minuteOf(moment: Date): string {
  return moment.toISOString().slice(0, 16);
}
