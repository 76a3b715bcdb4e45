import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BadWebhook } from '../../../server/ports/payment.ts';
import { checkStripe, stripe } from '../../../server/providers/pay/stripe.ts';
import { type StandIn, standIn } from '../stand-in.ts';
import { bill } from './bill.ts';

let provider: StandIn | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await provider?.close();
  provider = null;
});

describe('Stripe', () => {
  const now = new Date(1_700_000_000_000);
  /** HMAC-SHA256 of `1700000000.{"id":"evt_test_webhook"}` with the key `whsec_test_secret`, by `openssl dgst`. */
  const SIGNED = '31f5d883dbc7f94e904e545163bf33620012700d5b31ff192138ab47bf55025a';
  const body = Buffer.from('{"id":"evt_test_webhook"}');

  it('is believed when one of its signatures holds over time and raw body', () => {
    const check = (header: string, what = body, at = now) => checkStripe('whsec_test_secret', header, what, at);
    check(`t=1700000000,v1=${SIGNED}`);
    check(`t=1700000000,v1=potato,v1=${SIGNED},v0=x`);
    expect(() => check(`t=1700000001,v1=${SIGNED}`)).toThrow(BadWebhook);
    expect(() => check(`t=1700000000,v0=${SIGNED}`)).toThrow(BadWebhook);
    expect(() => check(`t=1700000000,v1=${SIGNED}`, Buffer.from('{}'))).toThrow(BadWebhook);
    expect(() => check(`t=1700000000,v1=${SIGNED}`, body, new Date(now.getTime() + 301_000))).toThrow('old');
    expect(() => check('')).toThrow(BadWebhook);
    expect(() => check('nonsense')).toThrow(BadWebhook);
  });

  it('opens a session, is asked about it and gives money back', async () => {
    const open = {
      id: 'cs_1',
      url: 'https://checkout.example/cs_1',
      client_reference_id: bill.orderId,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 1805,
      currency: 'usd',
    };
    let told: object = open;
    let status = 200;
    provider = await standIn((_, response) => {
      response.writeHead(status);
      response.end(JSON.stringify(told));
    });
    const pay = stripe({ url: provider.url, key: 'sk_test', webhookSecret: 's' });
    expect(await pay.create({ ...bill, currency: 'USD' })).toEqual({
      payUrl: open.url,
      payParams: null,
      payRef: 'cs_1',
    });
    const [sent] = provider.asked;
    expect(sent!.headers).toMatchObject({ authorization: 'Bearer sk_test', 'idempotency-key': bill.orderId });
    expect(Object.fromEntries(new URLSearchParams(sent!.body as string))).toMatchObject({
      mode: 'payment',
      client_reference_id: bill.orderId,
      'line_items[0][price_data][unit_amount]': '1805',
      'line_items[0][price_data][currency]': 'usd',
    });
    const query = () => pay.query({ orderId: bill.orderId, payRef: 'cs_1' });
    expect(await query()).toBeNull();
    told = { ...open, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };
    expect(await query()).toMatchObject({
      kind: 'paid',
      orderId: bill.orderId,
      tradeId: 'pi_1',
      amount: 1805,
      currency: 'USD',
    });
    told = { ...open, status: 'expired' };
    expect(await query()).toMatchObject({ kind: 'failed' });
    const refund = () =>
      pay.refund({
        refundId: 'r1',
        orderId: bill.orderId,
        tradeId: 'pi_1',
        amount: 1805,
        total: 1805,
        currency: 'USD',
      });
    told = { status: 'pending' };
    expect(await refund()).toBe('on_its_way');
    told = { status: 'succeeded' };
    expect(await refund()).toBe('done');
    [status, told] = [400, { error: { code: 'charge_already_refunded' } }];
    expect(await refund()).toBe('done');
    told = { error: { code: 'resource_missing' } };
    await expect(refund()).rejects.toThrow('resource_missing');
  });

  it('opens the same session once more when its answer was lost', async () => {
    const sessions = new Map<string, string>();
    provider = await standIn((request, response, body) => {
      const key = String(request.headers['idempotency-key']);
      const known = sessions.get(key) ?? body;
      sessions.set(key, known);
      if (known !== body) response.writeHead(400);
      response.end(
        JSON.stringify(known === body ? { id: 'cs_1', url: 'https://x/' } : { error: { type: 'idempotency_error' } }),
      );
    });
    const pay = stripe({ url: provider.url, key: 'sk_test', webhookSecret: 's' });
    vi.useFakeTimers({ toFake: ['Date'], now: bill.closesAt.getTime() - 29 * 60_000 });
    const first = await pay.create({ ...bill, currency: 'USD' });
    vi.setSystemTime(bill.closesAt.getTime() + 60_000);
    expect(await pay.create({ ...bill, currency: 'USD' })).toEqual(first);
    const { expires_at } = Object.fromEntries(new URLSearchParams(provider.asked[1]!.body as string));
    expect(Number(expires_at) * 1000 - Date.now()).toBeGreaterThan(30 * 60_000);
  });

  it('tells of money that goes back by the payment alone: refunds, disputes, and those that are lost', async () => {
    const pay = stripe({ url: 'https://x', key: 'sk_live_1', webhookSecret: 's' });
    const now = new Date();
    const hear = (type: string, object: object, more: object = {}) => {
      const sent = Buffer.from(JSON.stringify({ id: `evt_${type}`, type, livemode: true, data: { object }, ...more }));
      const time = Math.floor(now.getTime() / 1000);
      const signature = createHmac('sha256', 's').update(`${time}.`).update(sent).digest('hex');
      const headers = new Headers({ 'stripe-signature': `t=${time},v1=${signature}` });
      return pay.parseWebhook({ headers, body: sent, now });
    };
    const charge = { payment_intent: 'pi_1', amount: 600, currency: 'usd' };
    const told = { provider: 'stripe', orderId: null, tradeId: 'pi_1', currency: 'USD' };
    expect(await hear('charge.refunded', { ...charge, amount_refunded: 200 })).toEqual({
      ...told,
      eventId: 'evt_charge.refunded',
      kind: 'refunded',
      amount: 200,
    });
    expect(await hear('charge.dispute.created', charge)).toMatchObject({ ...told, kind: 'disputed', amount: 600 });
    expect(await hear('charge.dispute.closed', { ...charge, status: 'lost' })).toMatchObject({ kind: 'refunded' });
    expect(await hear('charge.dispute.closed', { ...charge, status: 'won' })).toBeNull();
    expect(await hear('charge.succeeded', charge)).toBeNull();
    await expect(hear('charge.refunded', charge, { livemode: false })).rejects.toThrow('an event of the tests');
  });

  it('is not believed with a time that is none', () => {
    const signature = createHmac('sha256', 's').update('abc.').update('{}').digest('hex');
    expect(() => checkStripe('s', `t=abc,v1=${signature}`, Buffer.from('{}'), new Date())).toThrow('old');
  });
});
