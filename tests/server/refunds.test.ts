import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { listMismatches } from '../../server/operator/refunds.ts';
import { refundPurchase } from '../../server/payments/refund.ts';
import type { PaymentEvent } from '../../server/ports/payment.ts';
import { balanceOf } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { justBefore } from './cut-connections.ts';
import { buyCoins, look, press, tell } from './paying.ts';
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
    await ada.call('pay/vip', { idempotency_key: randomUUID(), product_id: 102, provider: 'balance' });
    expect(await balanceOf(ada)).toBe(10);
    const { database, clock } = stage.running.context;
    await expect(refundPurchase(database.queries, order_id, clock())).rejects.toThrow('balance_short');
    expect((await look(ada, order_id)).order.state).toBe('successful');
  });
});

describe('the operator', () => {
  const operate = (...order: string[]) => runOperatorCommand(stage.running.context.settings, order);

  it('refunds an order, after a look at what would be done, and it is kept who did it and why', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada, 3);
    await expect(operate('--refund', order_id, 'asked', 'for')).rejects.toThrow('is in_payment: only a paid one');
    await press(stage, order_id, 'pay');
    const balance = await balanceOf(ada);
    await operate('--refund', order_id, '--dry-run');
    await expect(operate('--refund', order_id)).rejects.toThrow('why it is refunded');
    expect([await balanceOf(ada), (await look(ada, order_id)).order.state]).toEqual([balance, 'successful']);
    await operate('--refund', order_id, 'bought', 'twice');
    expect([await balanceOf(ada), (await look(ada, order_id)).order.state]).toEqual([100, 'refunded']);
    await sweep(stage.running.context);
    expect((await look(ada, order_id)).order.refund).toBe('done');
    await expect(operate('--refund', order_id, 'again')).rejects.toThrow('is refunded');
    expect(await stage.query('select command, target, reason from operator_acts')).toEqual([
      { command: '--refund', target: order_id, reason: 'bought twice' },
    ]);
    await expect(operate('--refund', 'nothing', 'x')).rejects.toThrow('There is no order "nothing".');
  });

  it('cannot refund an order in dispute until it is marked as handled', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada, 3);
    await press(stage, order_id, 'pay');
    await reported(order_id, 'disputed', { eventId: 'dispute-1' });
    for (const more of [['--dry-run'], ['they', 'asked']])
      await expect(operate('--refund', order_id, ...more)).rejects.toThrow('is in dispute: settle it at sandbox');
    expect((await look(ada, order_id)).order.state).toBe('successful');
    await operate('--mismatch-handled', 'sandbox', 'dispute-1', 'it was won');
    await operate('--refund', order_id, 'they', 'asked');
    expect((await look(ada, order_id)).order.state).toBe('refunded');
  });

  it('is told of a word that is no command, and nothing is done', async () => {
    const ada = await stage.enter();
    await expect(operate('--log-out-all', '--dryrun')).rejects.toThrow('"--dryrun" is no command.');
    await expect(operate('--logout-all')).rejects.toThrow('"--logout-all" is no command.');
    await expect(operate('--migrate', '--dry-run')).rejects.toThrow('--migrate cannot be tried');
    expect(await balanceOf(ada)).toBe(100);
  });

  it('cannot refund coins that are spent', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada, 2);
    await press(stage, order_id, 'pay');
    await ada.call('pay/vip', { idempotency_key: randomUUID(), product_id: 102, provider: 'balance' });
    await expect(operate('--refund', order_id, 'asked for')).rejects.toThrow('they are spent');
    expect((await look(ada, order_id)).order.state).toBe('successful');
  });
});

/** An event as the provider would report it. */
async function reported(orderId: string, kind: PaymentEvent['kind'], change: Partial<PaymentEvent> = {}) {
  const [trade] = await stage.query<{ trade_id: string; amount: string; currency: string }>(
    'select trade_id, amount, currency from sandbox_trades where order_id = $1',
    [orderId],
  );
  const event = { provider: 'sandbox', eventId: randomUUID(), orderId: null, kind, tradeId: trade!.trade_id } as const;
  return await tell(stage, { ...event, amount: Number(trade!.amount), currency: trade!.currency, ...change });
}
const verdictsOf = async (orderId: string) =>
  (
    await stage.query<{ kind: string; verdict: string }>(
      'select kind, verdict from payment_events where order_id = $1 order by received_at',
      [orderId],
    )
  ).map(({ kind, verdict }) => `${kind} ${verdict}`);

describe('money that the provider gave back by itself', () => {
  it('takes its coins along, once, and is not sent a second time', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada, 3);
    await press(stage, order_id, 'pay');
    expect(await reported(order_id, 'refunded')).toBe(200);
    expect(await reported(order_id, 'refunded')).toBe(200);
    expect(await balanceOf(ada)).toBe(100);
    expect((await look(ada, order_id)).order).toMatchObject({ state: 'refunded', refund: 'done' });
    const told = (await ada.call('user_export', {})).data[0].account;
    expect(told).toMatchObject({
      phones: [{}],
      coveredReadings: [],
      refunds: [{ orderId: order_id, state: 'done' }],
      payments: [{ kind: 'paid' }, { kind: 'refunded' }, { kind: 'refunded' }],
    });
    await sweep(stage.running.context);
    expect(await stage.query('select 1 from sandbox_refunds where refund_id = $1', [order_id])).toEqual([]);
    expect(await faultsInTheBooks(stage)).toEqual([]);
  });

  it('is left to the operator where it is a part, the coins are spent, or it is only disputed', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada, 2);
    await press(stage, order_id, 'pay');
    await reported(order_id, 'disputed');
    await reported(order_id, 'refunded', { amount: 1 });
    await ada.call('pay/vip', { idempotency_key: randomUUID(), product_id: 102, provider: 'balance' });
    await reported(order_id, 'refunded');
    expect(await verdictsOf(order_id)).toEqual(['paid applied', 'disputed open', 'refunded open', 'refunded open']);
    expect((await look(ada, order_id)).order.state).toBe('successful');
    const lines = await listMismatches(stage.running.context);
    expect(lines.filter((line) => line.includes(order_id))).toHaveLength(3);
    expect(lines.join()).toContain(`disputed  order ${order_id}`);
    expect(await faultsInTheBooks(stage)).toEqual([]);
  });

  it('and was paid for something else is none of ours', async () => {
    const event = { provider: 'sandbox', eventId: 'e1', orderId: null, kind: 'refunded', tradeId: 'other' } as const;
    expect(await tell(stage, { ...event, amount: 1, currency: 'CNY' })).toBe(200);
    expect(await tell(stage, { ...event, orderId: 'shop-17', kind: 'paid', amount: 1, currency: 'CNY' })).toBe(200);
    expect(await stage.query("select 1 from payment_events where event_id = 'e1'")).toEqual([]);
  });
});

describe('another sum than was asked', () => {
  it('goes back whole, once, and is listed; the right one is still taken', async () => {
    const ada = await stage.enter();
    const { order_id } = await buyCoins(ada);
    for (const eventId of ['m1', 'm2'])
      await reported(order_id, 'paid', { orderId: order_id, eventId, tradeId: 'fen', amount: 1 });
    expect(await balanceOf(ada)).toBe(100);
    await sweep(stage.running.context);
    expect(await stage.query('select amount, state, reason from refunds where order_id = $1', [order_id])).toEqual([
      { amount: '1', state: 'done', reason: 'mismatch' },
    ]);
    const lines = await listMismatches(stage.running.context);
    expect(lines.find((line) => line.includes(order_id))).toContain('1 TST (minor units)  money went back');
    await press(stage, order_id, 'pay');
    expect((await look(ada, order_id)).order.state).toBe('successful');
    expect(await faultsInTheBooks(stage)).toEqual([]);
  });
});
