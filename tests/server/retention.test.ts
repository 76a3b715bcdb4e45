import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { asking, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { buyCoins, press, tell } from './paying.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';
import { standIn, stream } from './stand-in.ts';

let stage: Stage;
let ada: Visitor;
beforeAll(async () => {
  stage = await openStage({ sweeps: false, env: { WELCOME_COINS: '1000' } });
  ada = await stage.enter();
});
afterAll(() => stage.close());

const DAY_S = 86_400;
const count = async (table: string) =>
  (await stage.query<{ many: number }>(`select count(*)::integer as many from ${table}`))[0]!.many;

it('What has grown old is forgotten, in pieces, and what is money or was sold is kept', async () => {
  const { data } = await ada.call('spread_level_ask', asking());
  const { text } = await readToEnd(ada, data[0].order_id);
  const bought = await buyCoins(ada);
  await press(stage, bought.order_id, 'pay');
  const [event] = await stage.query<{ event_id: string; trade_id: string; amount: string }>(
    'select * from payment_events',
  );
  await tell(stage, {
    provider: 'sandbox',
    eventId: randomUUID(),
    orderId: bought.order_id,
    kind: 'paid',
    tradeId: event!.trade_id,
    amount: Number(event!.amount),
    currency: 'TST',
  });
  await stage.query(
    `insert into keys select user_id, gen_random_uuid(), '', '[{"a":1}]', created_at from keys, generate_series(1, 1500)`,
  );
  await stage.query(`insert into allowances select user_id, current_date, 1 from people`);
  await stage.query(`insert into limits select 'old' || i, 1, now() from generate_series(1, 2500) i`);
  const before = {
    orders: await count('orders'),
    transfers: await count('transfers'),
    events: await count('payment_events'),
  };
  expect(before.events).toBe(2);
  expect(await count('keys')).toBeGreaterThan(3000);

  stage.advance(89 * DAY_S);
  await sweep(stage.running.context);
  expect([await count('jobs'), await count('allowances')]).toEqual([1, 1]);
  expect(await count(`limits where key like 'old%'`)).toBe(0);
  expect(await count('sessions')).toBe(0);
  stage.advance(2 * DAY_S);
  await sweep(stage.running.context);
  expect([await count('jobs'), await count('allowances')]).toEqual([0, 0]);
  expect(await count('keys')).toBeGreaterThan(3000);
  stage.advance(90 * DAY_S);
  await sweep(stage.running.context);
  expect(await count('keys')).toBe(0);
  expect(await count('payment_events')).toBe(2);
  stage.advance(220 * DAY_S);
  await sweep(stage.running.context);
  expect(await count('payment_events')).toBe(1);

  expect(await count('orders')).toBe(before.orders);
  expect(await count('transfers')).toBe(before.transfers);
  const kept = await stage.query<{ text: string }>('select text from parts order by seq');
  expect(kept.map((part) => part.text).join('')).toBe(text);
  const faults = await faultsInTheBooks(stage);
  expect(faults.filter((fault) => !/^1[23]: (one job|an order has one key)/.test(fault))).toEqual([]);
});

it('A text that was begun and given up goes when the reading is served', async () => {
  let attempts = 0;
  const model = await standIn((_, response) => {
    attempts += 1;
    const end = attempts === 1 ? 'cut' : 'done';
    void stream(response, ['One sentence. ', 'Another one. ', 'The last one. '], { every: 300, end });
  });
  const other = await openStage({ env: { WELCOME_COINS: '1000', OPENAI_BASE_URL: `${model.url}/v1` } });
  try {
    const eva = await other.enter();
    const { data } = await eva.call('spread_level_ask', asking());
    const of = async (attempt: number) =>
      (await other.query('select 1 from parts where order_id = $1 and attempt = $2', [data[0].order_id, attempt]))
        .length;
    await expect.poll(() => of(1), { interval: 20, timeout: 20_000 }).toBeGreaterThan(0);
    expect((await readToEnd(eva, data[0].order_id)).text).toContain('The last one.');
    expect(attempts).toBe(2);
    expect(await of(1)).toBe(0);
    expect(await of(2)).toBeGreaterThan(0);
  } finally {
    await other.close();
    await model.close();
  }
});
