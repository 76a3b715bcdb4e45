import { planRefund, type RefundPlan, refundPurchase } from '../payments/refund.ts';
import { type EventToLookAt, eventsToLookAt } from '../payments/to-look-at.ts';
import { Refusal } from '../refusal.ts';
import type { Operator } from './acts.ts';

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
  if (plan.obstacle === 'nothing_paid')
    throw new Error(`Order ${orderId} is a ${kind} that cannot be refunded: nothing was bought, or nothing paid.`);
  if (plan.obstacle === 'state') throw new Error(`Order ${orderId} is ${state}: only a paid one can be refunded.`);
  if (plan.obstacle === 'spent')
    throw new Error(`Order ${orderId} brought ${coins} coins, of which the balance has ${balance}: they are spent.`);
  const given = coins > 0 ? `${coins} coins are taken back` : `${days} days of membership end`;
  return `${given}, ${price} ${currency}${provider === null ? 's go back to the balance' : ` (minor units) go back by ${provider}`}.`;
}

/** What providers reported and an operator has to look at, the newest first. */
export async function listMismatches({ database }: Pick<Operator, 'database'>): Promise<readonly string[]> {
  const events = await eventsToLookAt(database.queries);
  return events.length === 0 ? ['There is nothing to look at.'] : events.map(lineOf);
}

function lineOf({ receivedAt, provider, kind, orderId, amount, currency, refund }: EventToLookAt): string {
  const back = refund === null ? '' : refund === 'done' ? '  money went back' : '  money is on its way back';
  return `${receivedAt.toISOString().slice(0, 16)}  ${provider}  ${kind}  order ${orderId}  ${amount} ${currency} (minor units)${back}`;
}
