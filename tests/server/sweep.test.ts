import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSweeping, sweep } from '../../server/jobs/sweep.ts';
import { asking, balanceOf } from './asking.ts';
import { askPerson, orderOf, seat } from './desk-steps.ts';
import { buyCoins, look, press } from './paying.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
/** Orders that the provider was asked about and never says a word of. */
const mute: string[] = [];
let isMute = false;

beforeAll(async () => {
  stage = await openStage({
    env: { WELCOME_COINS: '1000' },
    sweeps: false,
    providers: (real) => ({
      ...real,
      payments: real.payments.map((payment) => ({
        ...payment,
        query: (order: { orderId: string; payRef: string | null }) => {
          if (!isMute) return payment.query(order);
          mute.push(order.orderId);
          return new Promise<never>(() => {});
        },
      })),
    }),
  });
});
afterAll(() => stage.close());
afterEach(() => {
  vi.useRealTimers();
  isMute = false;
  mute.length = 0;
});

const reading = async () => {
  await seat(stage, await stage.enter(), 'Lin Yue');
  const visitor = await stage.enter();
  return { visitor, orderId: await askPerson(visitor) };
};

describe('what is due by the clock', () => {
  it('is done for everybody else when it fails for one', async () => {
    const [ada, bo] = [await reading(), await reading()];
    const [{ user_id }] = (await ada.visitor.call('user_info', {})).data;
    await stage.query('delete from balances where user_id = $1', [user_id]);
    stage.advance(25 * 3600);
    await sweep(stage.running.context);
    expect(await orderOf(bo.visitor, bo.orderId)).toMatchObject({ state: 'refunded' });
    expect(await balanceOf(bo.visitor)).toBe(1000);
    expect(await orderOf(ada.visitor, ada.orderId)).toMatchObject({ state: 'waiting' });
    await stage.query('insert into balances select $1, 1000 - price from orders where order_id = $2', [
      user_id,
      ada.orderId,
    ]);
    await sweep(stage.running.context);
    expect(await balanceOf(ada.visitor)).toBe(1000);
  });

  it('looks at every lapsed payment in turn, however many nobody can be asked about', async () => {
    const ada = await stage.enter();
    const [{ user_id }] = (await ada.call('user_info', {})).data;
    await stage.query(
      `with strange as (
         insert into orders (order_id, user_id, kind, state, price, currency, title, provider, created_at, updated_at)
         select gen_random_uuid(), $1, 'currency', 'in_payment', 600, 'USD', '', 'stripe', $2, $2
         from generate_series(1, 250) returning order_id
       ) insert into purchases (order_id, product_id, coins, closes_at) select order_id, 1, 60, $2 from strange`,
      [user_id, stage.running.context.clock().toISOString()],
    );
    const { order_id } = await buyCoins(ada);
    await press(stage, order_id, 'lost');
    stage.advance(3600);
    await sweep(stage.running.context);
    await sweep(stage.running.context);
    const [order] = await stage.query('select state from orders where order_id = $1', [order_id]);
    expect(order).toEqual({ state: 'successful' });
    await stage.query(
      `update purchases set closes_at = null from orders o where o.order_id = purchases.order_id and provider = 'stripe'`,
    );
  });

  it('waits for no provider that is silent, asks it once at a time, and ends with the server', async () => {
    const ada = await stage.enter();
    const { order_id: lapsed } = await buyCoins(ada);
    const { order_id: other } = await buyCoins(ada);
    const late = (await ada.call('spread_level_ask', asking())).data[0].order_id;
    await vi.waitFor(async () => expect(await orderOf(ada, late)).toMatchObject({ state: 'served' }), 15_000);
    const bo = await reading();
    stage.advance(25 * 3600);
    isMute = true;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const sweeping = startSweeping(stage.running.context);
    await vi.waitFor(() => expect(mute).toHaveLength(1), 15_000);
    vi.advanceTimersByTime(180_000);
    await vi.waitFor(
      async () => expect(await orderOf(bo.visitor, bo.orderId)).toMatchObject({ state: 'refunded' }),
      15_000,
    );
    await sweeping.stop();
    expect(mute).toHaveLength(1);
    expect([lapsed, other]).toContain(mute[0]);
    isMute = false;
    expect((await look(ada, lapsed)).order.state).toBe('in_payment');
  });
});
