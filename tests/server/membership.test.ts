import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { refundPurchase } from '../../server/payments/refund.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { stepPrice } from '../../src/domain/prices.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { buyCoins, look, press } from './paying.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ env: { WELCOME_COINS: '3000' } });
});
afterAll(() => stage.close());

const DAY_MS = 86_400_000;

async function buyVip(visitor: Visitor, productId: number, provider: 'sandbox' | 'balance') {
  const ask = { idempotency_key: randomUUID(), product_id: productId, provider };
  const [bought] = (await visitor.call('pay/vip', ask)).data;
  if (provider === 'sandbox') await press(stage, bought.order_id, 'pay');
  return bought.order_id;
}
const standing = async (visitor: Visitor) => (await visitor.call('vip', {})).data[0];
const daysLeft = async (visitor: Visitor) =>
  Math.round(
    ((Date.parse((await standing(visitor)).expires_at ?? '') - stage.running.context.clock().getTime()) / DAY_MS) * 10,
  ) / 10;
const periods = (orderIds: string[]) =>
  stage.query<{ starts: string; ends: string }>(
    'select starts_at as starts, ends_at as ends from memberships where order_id = any($1::uuid[]) order by starts_at',
    [orderIds],
  );

describe('membership', () => {
  it('says what it gives, in the reader’s language, and what it costs by every open way', async () => {
    const { data } = await stage.visitor().call('vip_list', { locale: 'zh-CN' });
    expect(data.map(({ vip_id, days, title }) => ({ vip_id, days, title }))).toEqual([
      { vip_id: 1, days: 1, title: '日卡会员' },
      { vip_id: 2, days: 31, title: '月度会员' },
      { vip_id: 3, days: 366, title: '年度会员' },
    ]);
    expect(data[1]).toMatchObject({
      amount: 2800,
      currency: 'TST',
      offers: [
        { provider: 'sandbox', amount: 2800, currency: 'TST' },
        { provider: 'balance', amount: 280, currency: 'coin' },
      ],
      permits: ['每天 10 次 AI 解读，不用币', '所有牌阵都可用，大牌阵也包括在内', '到期后，解读过的内容仍归你所有'],
    });
  });

  it('has one free day in a life, however many ask for it at once', async () => {
    const ada = await stage.enter();
    expect(await standing(ada)).toMatchObject({ vip_id: null, free_day_available: true, readings_left: null });
    const answers = await Promise.all(Array.from({ length: 6 }, () => ada.call('vip', { take_free: true })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === ERRORS.free_day_used.code)).toHaveLength(5);
    expect(await standing(ada)).toMatchObject({ vip_id: 5, free_day_available: false, readings_left: 3 });
    expect((await ada.call('user_info', {})).data[0].vip_info).toMatchObject({ vip_id: 5 });
    const { data } = await ada.call('vip_order_list', {});
    expect(data[0].orders).toMatchObject([{ state: 'successful', price: 0, title: 'Free day' }]);
  });

  it('bought twice is one period after the other', async () => {
    const ada = await stage.enter();
    const ids = await Promise.all([
      buyVip(ada, 101, 'balance'),
      buyVip(ada, 102, 'sandbox'),
      buyVip(ada, 101, 'balance'),
      buyVip(ada, 102, 'sandbox'),
    ]);
    expect(await daysLeft(ada)).toBe(64);
    expect(await balanceOf(ada)).toBe(2880);
    const rows = await periods(ids);
    for (const [index, row] of rows.slice(1).entries()) expect(row.starts).toEqual(rows[index]?.ends);
    expect((await look(ada, ids[0]!)).order).toMatchObject({
      kind: 'vip',
      provider: null,
      price: 60,
      currency: 'coin',
    });
  });

  it('ends by itself', async () => {
    const ada = await stage.enter();
    await buyVip(ada, 101, 'balance');
    expect(await standing(ada)).toMatchObject({ vip_id: 1, readings_left: 10 });
    stage.advance(86_401);
    expect(await standing(ada)).toMatchObject({ vip_id: null, expires_at: null, readings_left: null });
    expect((await ada.call('user_info', {})).data[0].vip_info).toBeNull();
  });

  it('given back ends now, and the periods after it lose no day', async () => {
    const ada = await stage.enter();
    const first = await buyVip(ada, 102, 'sandbox');
    const second = await buyVip(ada, 101, 'sandbox');
    const third = await buyVip(ada, 103, 'sandbox');
    const { database, clock } = stage.running.context;
    stage.advance(3600);
    await refundPurchase(database.queries, first, clock());
    expect(await standing(ada)).toMatchObject({ vip_id: 1 });
    expect(await daysLeft(ada)).toBe(367);
    await refundPurchase(database.queries, third, clock());
    expect(await daysLeft(ada)).toBe(1);
    expect(await periods([third])).toEqual([]);
    expect((await look(ada, second)).order.period).not.toBeNull();
    await refundPurchase(database.queries, second, clock());
    expect(await standing(ada)).toMatchObject({ vip_id: null });
    const fromBalance = await buyVip(ada, 101, 'balance');
    const before = await balanceOf(ada);
    await refundPurchase(database.queries, fromBalance, clock());
    expect(await balanceOf(ada)).toBe(before + 60);
  });
});

describe('what membership covers', () => {
  it('costs no coins, is said before, and is counted', async () => {
    const ada = await stage.enter();
    await ada.call('vip', { take_free: true });
    const offer = async (spread_id: number) =>
      (await ada.call('spread_level_ask_available', { spread_id, level: 'ai' })).data[0];
    expect(await offer(3)).toMatchObject({ available: true, price: 0, covered: true });
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => ada.call('spread_level_ask', asking({ agreed_price: 0 }))),
    );
    expect(asked.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(asked.filter(({ code }) => code === ERRORS.price_changed.code)).toHaveLength(2);
    expect(await balanceOf(ada)).toBe(3000);
    expect(await offer(3)).toMatchObject({ price: 10, covered: false });
    const orderId = asked.find(({ code }) => code === 0)!.data[0].order_id;
    expect((await readToEnd(ada, orderId)).last.order).toMatchObject({ state: 'served', covered: true, price: 0 });
    expect((await ada.call('spread_level_ask', asking({ agreed_price: 10 }))).data[0]).toMatchObject({
      price: 10,
      balance: 2990,
    });
  });

  it('is the spreads of its tier', async () => {
    const ada = await stage.enter();
    await ada.call('vip', { take_free: true });
    const large = [...stage.running.context.spreads.values()].find((spread) => spread.positions.length > 3)!;
    const { prices } = (await ada.call('global_params', {})).data[0];
    const offer = (await ada.call('spread_level_ask_available', { spread_id: large.id, level: 'ai' })).data[0];
    expect(offer).toMatchObject({ covered: false, price: stepPrice(prices!.ai, large.positions.length) });
    await buyVip(ada, 101, 'balance');
    stage.advance(86_400);
    const { data } = await ada.call('spread_level_ask_available', { spread_id: large.id, level: 'ai' });
    expect(data[0]).toMatchObject({ covered: true, price: 0 });
  });

  it('asked with one key is counted once, and a lost answer comes again', async () => {
    const ada = await stage.enter();
    await buyVip(ada, 101, 'balance');
    const ask = asking();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.call('spread_level_ask', ask)));
    expect(new Set(answers.map(({ data }) => data[0].order_id)).size).toBe(1);
    expect((await standing(ada)).readings_left).toBe(9);
  });
});

describe('the renewal agreement', () => {
  it('buys again from the balance before the end, once, and can be ended', async () => {
    const ada = await stage.enter();
    await buyVip(ada, 101, 'balance');
    const { data } = await ada.call('vip', { renew: 101 });
    expect(data[0]).toMatchObject({ renews: true, renewal: { product_id: 101, coins: 60, at: data[0].expires_at } });
    await sweep(stage.running.context);
    expect(await balanceOf(ada)).toBe(2940);
    stage.advance(23.5 * 3600);
    await Promise.all([sweep(stage.running.context), sweep(stage.running.context), sweep(stage.running.context)]);
    expect(await balanceOf(ada)).toBe(2880);
    expect(await daysLeft(ada)).toBe(1);
    expect((await ada.call('vip', { renew: null })).data[0]).toMatchObject({ renews: false, renewal: null });
    stage.advance(86_400);
    await sweep(stage.running.context);
    expect(await balanceOf(ada)).toBe(2880);
  });

  it('ends where there are too few coins, and takes none', async () => {
    const ada = await stage.enter();
    await buyVip(ada, 103, 'balance');
    await buyVip(ada, 102, 'balance');
    await ada.call('vip', { renew: 103 });
    stage.advance(397 * 86_400 - 1800);
    await sweep(stage.running.context);
    const [row] = await stage.query<{ coins: string }>('select coins from balances order by coins limit 1');
    expect(row?.coins).toBe('740');
    expect(await stage.query('select 1 from renewals where ended_at is null')).toEqual([]);
  });

  it('knows its products, and a wish that is refused in part is not granted in part', async () => {
    const ada = await stage.enter();
    expect((await ada.call('vip', { renew: 1 })).code).toBe(ERRORS.product_unknown.code);
    expect((await ada.call('vip', { take_free: true, renew: 1 })).code).toBe(ERRORS.product_unknown.code);
    expect(await standing(ada)).toMatchObject({ vip_id: null, free_day_available: true });
    expect((await ada.call('vip', { take_free: true, renew: 101 })).data[0]).toMatchObject({ vip_id: 5, renews: true });
    expect((await ada.call('vip', { take_free: true, renew: null })).code).toBe(ERRORS.free_day_used.code);
    expect(await standing(ada)).toMatchObject({ renews: true });
    const { order_id } = await buyCoins(ada);
    expect((await ada.call('get_orders', { order_ids: [order_id] })).data[0]?.kind).toBe('currency');
  });
});
