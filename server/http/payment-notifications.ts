import { Hono } from 'hono';
import type { ServerContext } from '../core/context.ts';
import type { HttpEnv } from '../core/http-env.ts';
import { describeError } from '../log.ts';
import { NOTIFY } from '../payments/buy.ts';
import { settle, UnknownOrder } from '../payments/settle.ts';
import { BadWebhook } from '../ports/payment.ts';
import { readBytes } from './body.ts';

/** The longest notification; providers send about 2 KB. */
const MAX_NOTIFICATION_BYTES = 64 * 1024;

/**
 * Where providers report what happened. The signature is checked over the raw body before anything is read of it.
 * 2xx only when the event is in the inbox: anything else makes the provider send it again.
 */
export function notifyRoute(context: ServerContext): Hono<HttpEnv> {
  const route = new Hono<HttpEnv>();
  route.post(`${NOTIFY}:provider`, async (c) => {
    const payment = context.providers.payments.find((one) => one.provider === c.req.param('provider'));
    if (!payment) return c.text('no such provider\n', 404);
    const body = await readBytes(c.req.raw, MAX_NOTIFICATION_BYTES);
    if (body === null) return c.text('too large\n', 413);
    try {
      const event = await payment.parseWebhook({ headers: c.req.raw.headers, body, now: context.clock() });
      if (event) await settle(context, event);
      return c.body(payment.thanks.body, 200, { 'Content-Type': payment.thanks.type });
    } catch (reason) {
      context.log(`A notification of ${payment.provider} was not taken. ${describeError(reason)}`, {
        level: 'warn',
        request: c.get('requestId'),
      });
      if (reason instanceof BadWebhook) return c.text('not accepted\n', 401);
      if (reason instanceof UnknownOrder) return c.text('no such order yet\n', 404);
      return c.text('please send it again\n', 503);
    }
  });
  return route;
}
