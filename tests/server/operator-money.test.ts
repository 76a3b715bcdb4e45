import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { asking, balanceOf } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { seat } from './desk-steps.ts';
import { actsOn, codeOf, enterOperator, idOf } from './operator-steps.ts';
import { buyCoins, look, press, tell } from './paying.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
let lin: Visitor;
let mo: Visitor;
beforeAll(async () => {
  stage = await openStage();
  lin = await enterOperator(stage);
  mo = await enterOperator(stage);
});
afterAll(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await stage.close();
});

async function paidOrder(): Promise<{ ada: Visitor; order_id: string }> {
  const ada = await stage.enter();
  const { order_id } = await buyCoins(ada, 3);
  await press(stage, order_id, 'pay');
  return { ada, order_id };
}
const refund = (visitor: Visitor, order_id: string, key: string = randomUUID(), reason = 'bought twice') =>
  visitor.call('operator/refund', { idempotency_key: key, order_id, reason });
const plan = async (order_id: string) => (await lin.call('operator/refund_plan', { order_id })).data[0];

describe('a refund at /operator', () => {
  it('is looked at first, done once for a double click, and tells who did it and why', async () => {
    const { ada, order_id } = await paidOrder();
    expect(await plan(order_id)).toMatchObject({ coins: 330, price: 3000, currency: 'TST', obstacle: null });
    expect(await balanceOf(ada)).toBe(430);
    const key = randomUUID();
    const [one, other] = await Promise.all([refund(lin, order_id, key), refund(lin, order_id, key)]);
    expect(one.status).toBe(1);
    expect(other.data).toEqual(one.data);
    expect((await refund(lin, order_id, key)).data).toEqual(one.data);
    expect((await refund(lin, order_id, key, 'another reason')).code).toBe(codeOf('key_reused'));
    expect(await balanceOf(ada)).toBe(100);
    await sweep(stage.running.context);
    expect((await look(ada, order_id)).order).toMatchObject({ state: 'refunded', refund: 'done' });
    expect(await stage.query('select amount from sandbox_refunds where refund_id = $1', [order_id])).toEqual([
      { amount: '3000' },
    ]);
    expect(await actsOn(stage, order_id)).toEqual([
      { who: `operator:${await idOf(lin)}`, command: '--refund', reason: 'bought twice' },
    ]);
  });

  it('is done by one of two operators at once', async () => {
    const { ada, order_id } = await paidOrder();
    const answers = await Promise.all([refund(lin, order_id), refund(mo, order_id), refund(lin, order_id)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(
      [0, codeOf('refund_impossible'), codeOf('refund_impossible')].toSorted(),
    );
    expect(await balanceOf(ada)).toBe(100);
    expect(await actsOn(stage, order_id)).toHaveLength(1);
  });

  it('is refused, and says why, where nothing was paid, it is done already, or the coins are spent', async () => {
    const ada = await stage.enter();
    const open = (await buyCoins(ada, 3)).order_id;
    expect((await plan(open)).obstacle).toBe('state');
    const spent = (await buyCoins(ada, 2)).order_id;
    await press(stage, spent, 'pay');
    await ada.call('pay/vip', { idempotency_key: randomUUID(), product_id: 102, provider: 'balance' });
    expect((await plan(spent)).obstacle).toBe('spent');
    const reading = (await ada.call('spread_level_ask', asking())).data[0].order_id;
    expect((await plan(reading)).obstacle).toBe('reading');
    const balance = await balanceOf(ada);
    for (const order_id of [open, spent, reading])
      expect((await refund(lin, order_id)).code).toBe(codeOf('refund_impossible'));
    expect((await refund(lin, randomUUID())).code).toBe(codeOf('no_order'));
    expect(await balanceOf(ada)).toBe(balance);
    for (const order_id of [open, spent, reading]) expect(await actsOn(stage, order_id)).toEqual([]);
  });
});

describe('the lists of money', () => {
  it('show disputes and orders page by page, and never what was asked', async () => {
    const { ada, order_id } = await paidOrder();
    const question = 'Where did my grey cat go?';
    await ada.call('spread_level_ask', asking({ question }));
    const event = { provider: 'sandbox', eventId: randomUUID(), orderId: order_id, tradeId: 'x' } as const;
    await tell(stage, { ...event, kind: 'disputed', amount: 3000, currency: 'TST' });
    const { events } = (await lin.call('operator/mismatches', {})).data[0];
    expect(events[0]).toMatchObject({ order_id, kind: 'disputed', amount: 3000, refund: null });
    const first = (await lin.call('operator/orders', { limit: 1 })).data[0];
    expect(first.orders.map((one) => one.order_id)).toEqual([order_id]);
    const second = (await lin.call('operator/orders', { limit: 1, before: first.next! })).data[0];
    expect(second.orders).toHaveLength(1);
    expect(second.orders[0]!.order_id).not.toBe(order_id);
    expect((await lin.call('operator/orders', { before: 'nowhere' })).code).toBe(codeOf('parameter'));
    const book = await lin.call('operator/person', { address: await idOf(ada) });
    expect(book.data[0].orders.map(({ kind }) => kind).toSorted()).toEqual(['currency', 'reading']);
    expect(JSON.stringify([events, first, book])).not.toContain('cat');
  });

  it('tell orders, money, queue, readers and refusals of today, as the command does', async () => {
    await seat(stage, mo, 'Mo Yan');
    const ada = await stage.enter();
    for (const question of ['I want to kill myself', 'Is this drug a cure for my cancer?'])
      await ada.call('spread_level_ask', asking({ question }));
    const { data } = await lin.call('operator/today', { from: new Date(Date.now() - 3_600_000).toISOString() });
    const [today] = data;
    expect(today.money).toEqual([
      { provider: 'sandbox', currency: 'TST', paid: 4, paid_sum: 3 * 3000 + 1800, refunds: 2, refunds_sum: 6000 },
    ]);
    expect(today.orders).toContainEqual({ kind: 'currency', state: 'refunded', currency: 'TST', count: 2, sum: 6000 });
    expect(today.readers).toEqual([{ name: 'Mo Yan', held: 0, answered: 0, seen_at: expect.any(String) }]);
    expect(today.refusals).toContainEqual({ why: 'harm-self', count: 1 });
    expect(today).toMatchObject({ to_look_at: 1 });
    const none = (await lin.call('operator/today', { from: new Date(Date.now() + 3_600_000).toISOString() })).data[0];
    expect([none.orders, none.money]).toEqual([[], []]);
    const { settings } = stage.running.context;
    for (const command of ['--today', '--mismatches']) await runOperatorCommand(settings, [command]);
  });
});

describe('a mismatch or a dispute', () => {
  const listed = async (handled = false) => (await lin.call('operator/mismatches', { handled })).data[0].events;
  const idsOf = async (handled?: boolean) => (await listed(handled)).map(({ event_id }) => event_id);
  const disputed = async () => {
    const { order_id } = await paidOrder();
    const event = { provider: 'sandbox', eventId: `dispute-${randomUUID()}`, orderId: order_id, tradeId: 'x' } as const;
    await tell(stage, { ...event, kind: 'disputed', amount: 3000, currency: 'TST' });
    return event.eventId;
  };
  const mark = (event_id: string, handled: boolean, reason = 'talked to the bank') =>
    lin.call('operator/mismatch', { provider: 'sandbox', event_id, handled, reason });

  it('is marked as handled, with who did it and why, leaves list and count, and can be opened again', async () => {
    const event = await disputed();
    const count = async () => (await lin.call('operator/today', { from: new Date().toISOString() })).data[0].to_look_at;
    const before = await count();
    expect(await idsOf()).toContain(event);
    const [first] = (await mark(event, true)).data;
    expect(Date.parse(first.handled_at ?? '')).toBeCloseTo(stage.running.context.clock().getTime(), -4);
    expect(await idsOf()).not.toContain(event);
    expect((await listed(true)).find(({ event_id }) => event_id === event)).toMatchObject(first);
    expect(await count()).toBe(before - 1);
    stage.advance(60);
    expect((await mark(event, true, 'once more')).data[0]).toEqual(first);
    expect((await mark(event, false, 'it came back')).data[0]).toEqual({ handled_at: null });
    expect(await idsOf()).toContain(event);
    expect(await idsOf(true)).not.toContain(event);
    const who = `operator:${await idOf(lin)}`;
    expect(await actsOn(stage, `sandbox ${event}`)).toEqual([
      { who, command: '--mismatch-handled', reason: 'talked to the bank' },
      { who, command: '--mismatch-handled', reason: 'once more' },
      { who, command: '--mismatch-open', reason: 'it came back' },
    ]);
  });

  it('is what a provider reported and did not fit: nothing else can be marked, and a reason is wanted', async () => {
    const { order_id } = await paidOrder();
    const [fitted] = await stage.query<{ event_id: string }>(
      'select event_id from payment_events where order_id = $1',
      [order_id],
    );
    for (const event_id of [fitted!.event_id, randomUUID()])
      expect((await mark(event_id, true)).code).toBe(codeOf('mismatch_unknown'));
    expect((await mark(await disputed(), true, ' ')).code).toBe(codeOf('parameter'));
    const marked = await stage.query('select 1 from payment_events where handled_at is not null');
    expect(marked).toEqual([]);
  });

  it('is marked by a command too, which with --dry-run changes nothing and keeps no act', async () => {
    const event = await disputed();
    const run = (...words: string[]) => runOperatorCommand(stage.running.context.settings, words);
    await run('--mismatch-handled', 'sandbox', event, '--dry-run');
    expect(await idsOf()).toContain(event);
    await expect(run('--mismatch-handled', 'sandbox', event)).rejects.toThrow('what was done about it');
    await expect(run('--mismatch-handled', 'sandbox', 'nothing', 'why')).rejects.toThrow('No provider reported this');
    await expect(run('--mismatches', 'all')).rejects.toThrow('handled');
    expect(await actsOn(stage, `sandbox ${event}`)).toEqual([]);
    await run('--mismatch-handled', 'sandbox', event, 'the', 'bank', 'agreed');
    await run('--mismatches', 'handled');
    expect(await idsOf(true)).toContain(event);
    expect(await actsOn(stage, `sandbox ${event}`)).toMatchObject([
      { command: '--mismatch-handled', reason: 'the bank agreed' },
    ]);
    await run('--mismatch-open', 'sandbox', event, 'not yet');
    expect(await idsOf()).toContain(event);
    for (const one of await idsOf()) await mark(one, true);
    expect(await idsOf()).toEqual([]);
  });
});
