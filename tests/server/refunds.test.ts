import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { refundPurchase } from '../../server/payments/refund.ts';
import { balanceOf } from './asking.ts';
import { justBefore } from './cut-lines.ts';
import { buyCoins, look, press } from './paying.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('money back', () => {
  it('takes the coins first, then goes to the provider until it is through', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada, 3);
    await press(stage, order_id, 'pay');
    const { database, clock } = stage.running.context;
    expect(await Promise.all([1, 2, 3].map(() => refundPurchase(database.queries, order_id, clock())))).toContain(true);
    expect(await balanceOf(ada)).toBe(100);
    expect((await look(ada, order_id)).order).toMatchObject({ state: 'refunded', refund: 'on_its_way' });
    await sweep(stage.running.context);
    expect((await look(ada, order_id)).order).toMatchObject({ state: 'refunded', refund: 'done' });
    await press(stage, order_id, 'pay');
    expect(await balanceOf(ada)).toBe(100);
    expect(await stage.query('select amount from sandbox_refunds where refund_id = $1', [order_id])).toEqual([
      { amount: '3000' },
    ]);
  });

  it('comes even when the payment arrives in the middle of the refund', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada);
    const { database, clock } = stage.running.context;
    justBefore(database.pool, 'update "orders"', () => press(stage, order_id, 'pay'));
    expect(await refundPurchase(database.queries, order_id, clock())).toBe(true);
    expect(await balanceOf(ada)).toBe(100);
    await sweep(stage.running.context);
    expect((await look(ada, order_id)).order).toMatchObject({ state: 'refunded', refund: 'done' });
    expect(await stage.query('select amount from sandbox_refunds where refund_id = $1', [order_id])).toEqual([
      { amount: '600' },
    ]);
  });

  it('is refused when the coins are spent', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada, 2);
    await press(stage, order_id, 'pay');
    await ada.say('pay/vip', { idempotency_key: randomUUID(), product_id: 102, provider: 'balance' });
    expect(await balanceOf(ada)).toBe(10);
    const { database, clock } = stage.running.context;
    await expect(refundPurchase(database.queries, order_id, clock())).rejects.toThrow('balance_short');
    expect((await look(ada, order_id)).order.state).toBe('successful');
  });
});
