import { Hono } from 'hono';
import type { House } from '../core/context.ts';
import type { HttpEnv } from '../core/http-env.ts';
import { nameFault } from '../log.ts';
import { NOTIFY } from '../payments/buy.ts';
import { settle, UnknownOrder } from '../payments/settle.ts';
import { BadNotice } from '../ports/payment.ts';
import { readBytes } from './body.ts';

/** The longest notification; providers send about 2 KB. */
const LARGEST = 64 * 1024;

/**
 * Where providers tell what happened. The signature is checked over the raw body before anything is read of it.
 * 2xx only when the word is in the inbox: anything else makes the provider tell it again.
 */
export function notifyRoute(house: House): Hono<HttpEnv> {
  const route = new Hono<HttpEnv>();
  route.post(`${NOTIFY}:provider`, async (context) => {
    const payment = house.providers.payments.find((one) => one.provider === context.req.param('provider'));
    if (!payment) return context.text('no such provider\n', 404);
    const body = await readBytes(context.req.raw, LARGEST);
    if (body === null) return context.text('too large\n', 413);
    try {
      const event = await payment.parseWebhook({ headers: context.req.raw.headers, body, now: house.clock() });
      if (event) await settle(house, event);
      return context.body(payment.thanks.body, 200, { 'Content-Type': payment.thanks.type });
    } catch (reason) {
      house.log(`A notification of ${payment.provider} was not taken. ${nameFault(reason)}`);
      if (reason instanceof BadNotice) return context.text('not accepted\n', 401);
      if (reason instanceof UnknownOrder) return context.text('no such order yet\n', 404);
      return context.text('please tell it again\n', 503);
    }
  });
  return route;
}
