import { randomUUID } from 'node:crypto';
import type { Stage, Visitor } from './stage.ts';

/** What can be done on the sandbox's page. */
export type Act = 'pay' | 'fail' | 'twice' | 'lost' | 'lapse';

/** Buys coins in the sandbox and leaves the payment open. */
export async function buyCoins(visitor: Visitor, productId = 1, key: string = randomUUID()) {
  const ask = { idempotency_key: key, product_id: productId, provider: 'sandbox' as const };
  return (await visitor.say('buy_currency_product', ask)).data[0];
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
  return (await visitor.say('get_order', { order_id: orderId })).data[0];
}
