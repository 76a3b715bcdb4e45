import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import type { PaymentEvent } from '../../server/ports/payment.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { balanceOf } from './asking.ts';
import { buyCoins, look, press, type Signed, tell } from './paying.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const notify = (event: PaymentEvent, signed?: Signed) => tell(stage, event, signed);

function paid(orderId: string, change: Partial<PaymentEvent> = {}): PaymentEvent {
  return {
    provider: 'sandbox',
    eventId: randomUUID(),
    orderId,
    kind: 'paid',
    tradeId: `T-${orderId}`,
    amount: 600,
    currency: 'TST',
    ...change,
  };
}

describe('coins for money', () => {
  it('are offered with the ways to pay that are open here', async () => {
    const { data } = await stage.visitor().call('currency_product_list', { locale: 'zh-TW' });
    expect(data[0]).toEqual({
      product_id: 1,
      coins: 60,
      bonus: 0,
      title: '60 幣',
      amount: 600,
      currency: 'TST',
      offers: [{ provider: 'sandbox', amount: 600, currency: 'TST' }],
    });
    expect(data.map((product) => product.coins + product.bonus)).toEqual([60, 190, 330, 770, 1500]);
  });

  it('are there when the payment is, once', async () => {
    const ada = await stage.enter();
    const bought = await buyCoins(ada, 2);
    expect(bought).toEqual({
      order_id: bought.order_id,
      state: 'in_payment',
      pay_url: `${stage.home}/dev/pay/${bought.order_id}`,
      pay_params: null,
    });
    expect(await look(ada, bought.order_id)).toMatchObject({
      order: {
        state: 'in_payment',
        kind: 'currency',
        title: '190 coins',
        provider: 'sandbox',
        price: 1800,
        coins: 190,
      },
      payment: { pay_url: bought.pay_url },
      done: false,
    });
    expect(await balanceOf(ada)).toBe(100);
    expect(await press(stage, bought.order_id, 'pay')).toBe(`${stage.home}/recharge?order=${bought.order_id}`);
    expect(await balanceOf(ada)).toBe(290);
    await press(stage, bought.order_id, 'pay');
    expect(await balanceOf(ada)).toBe(290);
    const seen = await look(ada, bought.order_id);
    expect(seen).toMatchObject({
      order: { state: 'successful', refund: null, closes_at: null },
      payment: null,
      done: true,
    });
    const { data } = await ada.call('currency_product_order_list', {});
    expect(data[0].orders.map((order) => order.order_id)).toEqual([bought.order_id]);
  });

  it('bought with one key are one order, and the answer that was lost is the same', async () => {
    const ada = await stage.enter();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => buyCoins(ada, 1, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const other = await ada.call('buy_currency_product', { idempotency_key: key, product_id: 3, provider: 'sandbox' });
    expect(other.code).toBe(ERRORS.key_reused.code);
    expect((await ada.call('currency_product_order_list', {})).data[0].orders).toHaveLength(1);
  });

  it('are refused where the product or the way to pay is not there', async () => {
    const ada = await stage.enter();
    const ask = { idempotency_key: randomUUID(), product_id: 1, provider: 'sandbox' as const };
    expect((await ada.call('buy_currency_product', { ...ask, product_id: 99 })).code).toBe(ERRORS.product_unknown.code);
    expect((await ada.call('buy_currency_product', { ...ask, provider: 'wechat' })).code).toBe(
      ERRORS.pay_not_open.code,
    );
    expect((await ada.call('buy_currency_product', { ...ask, provider: 'balance' })).code).toBe(
      ERRORS.pay_not_open.code,
    );
  });

  it('do not come when the payment fails, and a late payment wins over the failure', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada);
    await press(stage, order_id, 'fail');
    expect((await look(ada, order_id)).order).toMatchObject({
      state: 'failed',
      failure: 'Not paid, please try again later',
    });
    expect(await balanceOf(ada)).toBe(100);
    await press(stage, order_id, 'pay');
    expect((await look(ada, order_id)).order).toMatchObject({ state: 'successful', failure: '' });
    expect(await balanceOf(ada)).toBe(160);
  });

  it('are found when the notification was lost and the phone comes back', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada);
    await press(stage, order_id, 'lost');
    expect(await balanceOf(ada)).toBe(100);
    expect((await look(ada, order_id)).order.state).toBe('successful');
    expect(await balanceOf(ada)).toBe(160);
    expect(await notify(paid(order_id))).toBe(200);
    expect(await balanceOf(ada)).toBe(160);
  });

  it('paid twice come once, and the second payment goes back', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada);
    await press(stage, order_id, 'twice');
    expect(await balanceOf(ada)).toBe(160);
    await sweep(stage.running.context);
    expect(await stage.query('select reason, state, amount from refunds where order_id = $1', [order_id])).toEqual([
      { reason: 'surplus', state: 'done', amount: '600' },
    ]);
    expect(await stage.query('select trade_id from sandbox_refunds where refund_id like $1', [`${order_id}%`])).toEqual(
      [{ trade_id: `T-${order_id}-again` }],
    );
    expect((await look(ada, order_id)).order).toMatchObject({ state: 'successful', refund: null });
  });

  it('lapse after half an hour, whether the provider says so or not', async () => {
    const ada = await stage.enter();
    const [closed, open] = [await buyCoins(ada), await buyCoins(ada)];
    await press(stage, closed.order_id, 'lapse');
    expect((await look(ada, closed.order_id)).order.state).toBe('failed');
    await sweep(stage.running.context);
    expect((await look(ada, open.order_id)).order.state).toBe('in_payment');
    stage.advance(31 * 60);
    await sweep(stage.running.context);
    expect((await look(ada, open.order_id)).order.state).toBe('failed');
    expect(await balanceOf(ada)).toBe(100);
  });

  it('of another are nobody’s to see', async () => {
    const [ada, eve] = [await stage.enter(), await stage.enter()];
    const { order_id } = await buyCoins(ada);
    expect(await eve.call('get_order', { order_id })).toMatchObject({
      code: ERRORS.no_order.code,
      message: 'No order found, please try again later',
    });
    expect((await eve.call('currency_product_order_list', {})).data[0].orders).toEqual([]);
  });
});

describe('a notification', () => {
  it('counts once for its number, however often and however many at once', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada);
    const event = paid(order_id);
    expect(await Promise.all(Array.from({ length: 10 }, () => notify(event)))).toEqual(Array(10).fill(200));
    const others = Array.from({ length: 10 }, () => notify({ ...event, eventId: randomUUID() }));
    expect(await Promise.all(others)).toEqual(Array(10).fill(200));
    expect(await balanceOf(ada)).toBe(160);
    expect(await stage.query('select 1 from payment_events where order_id = $1', [order_id])).toHaveLength(11);
  });

  it('must be signed over its raw body with our key, and be fresh', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada);
    const now = Math.floor(stage.running.context.clock().getTime() / 1000);
    expect(await notify(paid(order_id), { key: 'guessed' })).toBe(401);
    expect(await notify(paid(order_id), { body: JSON.stringify(paid(order_id)) })).toBe(401);
    expect(await notify(paid(order_id), { time: now - 3600 })).toBe(401);
    const bare = await fetch(`${stage.home}/pay/notify/sandbox`, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(401);
    expect((await fetch(`${stage.home}/pay/notify/nobody`, { method: 'POST', body: '{}' })).status).toBe(404);
    const large = await fetch(`${stage.home}/pay/notify/sandbox`, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    expect(await balanceOf(ada)).toBe(100);
    expect(await stage.query('select 1 from payment_events where order_id = $1', [order_id])).toEqual([]);
  });

  it('about an order that is not here is not taken, so that it is told again', async () => {
    expect(await notify(paid(randomUUID()))).toBe(404);
    const ada = await stage.enter();
    const { data } = await ada.call('spread_level_ask_available', { spread_id: 3, level: 'ai' });
    expect(data[0].available).toBe(true);
    expect(await stage.query('select 1 from payment_events where event_id = $1', ['nobody'])).toEqual([]);
  });

  it('of another sum or currency is kept, and brings nothing', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada);
    expect(await notify(paid(order_id, { amount: 1 }))).toBe(200);
    expect(await notify(paid(order_id, { currency: 'CNY' }))).toBe(200);
    expect(await balanceOf(ada)).toBe(100);
    const rows = await stage.query<{ verdict: string }>('select verdict from payment_events where order_id = $1', [
      order_id,
    ]);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['mismatch', 'mismatch']);
    expect(stage.log.some((line) => line.includes('another sum'))).toBe(true);
  });
});
