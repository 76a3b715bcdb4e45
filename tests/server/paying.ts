import { randomUUID } from 'node:crypto';
import type { PaymentEvent } from '../../server/ports/payment.ts';
import { signNotice } from '../../server/providers/dev/sandbox.ts';
import type { Stage, Visitor } from './stage.ts';

/** What can be done on the sandbox's page. */
export type Act = 'pay' | 'fail' | 'twice' | 'lost' | 'lapse';

/** Buys coins in the sandbox and leaves the payment open. */
export async function buyCoins(visitor: Visitor, productId = 1, key: string = randomUUID()) {
  const ask = { idempotency_key: key, product_id: productId, provider: 'sandbox' as const };
  return (await visitor.call('buy_currency_product', ask)).data[0];
}

/** Presses a button of the sandbox's page. @returns where the page leads back to. */
export async function press(stage: Pick<Stage, 'home'>, orderId: string, act: Act): Promise<string> {
  const response = await fetch(`${stage.home}/dev/pay/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ act }),
    redirect: 'manual',
  });
  return response.headers.get('location') ?? '';
}

/** The order as the phone sees it; looking at an open one asks the provider. */
export async function look(visitor: Visitor, orderId: string) {
  return (await visitor.call('get_order', { order_id: orderId })).data[0];
}

export interface Signed {
  key?: string;
  time?: number;
  body?: string;
}

/** A notification over the real road, signed as the sandbox signs unless told otherwise. @returns the answer's status. */
export async function tell(stage: Stage, event: PaymentEvent, signed: Signed = {}): Promise<number> {
  const [row] = await stage.query<{ value: string }>("select value from secrets where name = 'sandbox'");
  const body = JSON.stringify(event);
  const time = String(signed.time ?? Math.floor(stage.running.context.clock().getTime() / 1000));
  const signature = signNotice(signed.key ?? row!.value, time, signed.body ?? body);
  const response = await fetch(`${stage.home}/pay/notify/sandbox`, {
    method: 'POST',
    headers: { 'Sandbox-Signature': `t=${time},v1=${signature}` },
    body,
  });
  return response.status;
}
