import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runOfficeOrder } from '../../server/desk/office.ts';
import { seatReader } from '../../server/desk/readers.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { givePrices } from '../../server/params/prices.ts';
import type { CallName, Payload } from '../../src/contract/calls.ts';
import { paramsIn } from '../../src/contract/params.ts';
import { lenormandId } from '../../src/domain/decks/lenormand.ts';
import { sealThrow } from '../../src/domain/dice/seal.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { type Prices, stepPrice } from '../../src/domain/prices.ts';
import { lenormandSpread } from '../../src/domain/spread/lenormand.ts';
import { asking, balanceOf } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';
import { type StandIn, standIn, stream } from './stand-in.ts';

const COINS = 100_000;
const LEVELS = ['ai', 'person'] as const;

let model: StandIn;
let stage: Stage;
/** Another server of the same database. */
let other: Stage;
beforeAll(async () => {
  model = await standIn((_request, response) => void stream(response, ['The Moon ', 'speaks first.']));
  const env = { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: 'm', WELCOME_COINS: String(COINS) };
  stage = await openStage({ env });
  other = await openStage({ env: { ...env, DATA_DIR: stage.running.house.settings.DATA_DIR } });
  await seatReader(stage.running.house, 'reader@example.org', 'Lin');
});
afterAll(async () => {
  await other?.close();
  await stage?.close();
  await model?.close();
});
afterEach(async () => expect(await faultsInTheBooks(stage)).toEqual([]));

const office = (...order: string[]) => runOfficeOrder(stage.running.house.settings, ['node', 'main.js', ...order]);
const give = (...pairs: string[]) => givePrices(stage.running.house, pairs);
const told = async (at: Stage = stage) => (await at.visitor().say('global_params', {})).data[0].prices!;

const BIRTH = {
  name: 'Ada',
  sex: null,
  date: '1990-05-05',
  time: '14:30',
  place: 'Shanghai',
  relation: 'self' as const,
};
const PLACE = { latitude: 31.2222, longitude: 121.4581, zone: 'Asia/Shanghai' };

/** Lenormand cards 1, 2, 3 and on, as they lie on a spread. */
function laid(id: number): Payload<'spread_level_ask'> {
  const { question, topic, draw } = asking();
  const cards = lenormandSpread(id)!.positions.map(({ key }, index) => ({
    id: lenormandId(index + 1) as string,
    reversed: false,
    position: key,
  }));
  const facts = { deck: 'lenormand' as const, cards, order: [] };
  const { seal } = sealDraw({ ...facts, spreadId: id, question, topic: topic!, drawnAt: draw.drawn_at });
  return asking({ spread_id: id, draw: { ...facts, drawn_at: draw.drawn_at, seal } });
}

function thrown(): Payload<'spread_level_ask_dice'> {
  const { question } = asking();
  const facts = { question, topic: 'work' as const, now: new Date('2026-11-21T04:00:00Z') };
  const draw = sealThrow([{ point: 'Venus', sign: 'Libra', house: 7 }], facts);
  const cards = draw.cards.map((card) => ({ ...card }));
  const sent = { deck: draw.deck, cards, order: [...draw.order], drawn_at: draw.drawnAt, seal: draw.seal };
  return asking({ spread_id: draw.spreadId, draw: sent });
}

interface Goods {
  readonly what: string;
  readonly call: CallName;
  /** The body of a new purchase. */
  readonly body: () => Promise<object> | object;
  readonly price: (prices: Prices) => number;
  /** The key that the operator changes it by. */
  readonly key: string;
}

const chartOf = async (visitor: Visitor) =>
  (await visitor.say('create_user_profile', { ...BIRTH, ...PLACE, idempotency_key: randomUUID() })).data[0]!.profile_id;

/** Everything that is sold for coins: by cards of each deck, at both levels, and what is no cards. */
function goodsFor(visitor: Visitor): Goods[] {
  const question = 'What helps me at work?';
  const matter = () => ({ idempotency_key: randomUUID(), level: 'ai', question });
  const cards = (what: string, call: CallName, count: number, key: string, body: () => object): Goods[] =>
    LEVELS.map((level) => ({
      what: `${what}, ${level}`,
      call,
      body: () => ({ ...body(), level }),
      price: (prices) => stepPrice(prices[level], count),
      key: `${level}-${key}`,
    }));
  return [
    ...cards('tarot', 'spread_level_ask', 3, '3', () => asking()),
    ...cards('one card', 'spread_level_ask', 1, '1', () => laid(51)),
    ...cards('Lenormand', 'spread_level_ask', 5, '5', () => laid(53)),
    ...cards('tableau', 'spread_level_ask_blueprint', 36, '78', () => ({ ...laid(68), layout: '8x4+4' })),
    ...cards('dice', 'spread_level_ask_dice', 3, '3', thrown),
    {
      what: 'chart',
      call: 'ask_natal',
      body: async () => ({ ...matter(), profile_id: await chartOf(visitor) }),
      price: ({ chart }) => chart,
      key: 'chart',
    },
    {
      what: 'dream',
      call: 'spread_level_ask_dream',
      body: () => ({ ...matter(), dream: 'I flew over my old school.' }),
      price: ({ dream }) => dream,
      key: 'dream',
    },
    {
      what: 'wallpaper',
      call: 'buy_wallpaper',
      body: () => ({ idempotency_key: randomUUID(), wallpaper_id: 3 }),
      price: ({ wallpapers }) => wallpapers[3]!,
      key: 'wallpaper-3',
    },
  ];
}

const spentOn = async (orderId: string) =>
  Number(
    (await stage.query<{ amount: string }>('select amount from transfers where id = $1', [`spend:${orderId}`]))[0]
      ?.amount ?? 0,
  );
const orderIn = ({ data }: { data: unknown[] }) => (data[0] as { order_id: string }).order_id;

describe('the price table of the parameters', () => {
  it('is what every quote and every list says', async () => {
    const ada = await stage.enter();
    const prices = await told();
    for (const level of LEVELS) {
      for (const { id, free, positions } of stage.running.house.spreads.values())
        for (const cards of free ? [1, 2, 4, 6, 9, 12, 13, 20] : [positions.length]) {
          const asked = { spread_id: id, level, ...(free ? { cards } : {}) };
          const [offer] = (await ada.say('spread_level_ask_available', asked)).data;
          expect([id, cards, offer.price]).toEqual([id, cards, stepPrice(prices[level], cards)]);
        }
      const [table] = (await ada.say('ask_blueprint_available', { level })).data;
      expect(table.price).toBe(stepPrice(prices[level], 36));
    }
    const [chart] = (await ada.say('ask_natal_available', { level: 'ai' })).data;
    const [dream] = (await ada.say('spread_level_ask_available', { subject: 'dream', level: 'ai' })).data;
    expect([chart.price, dream.price]).toEqual([prices.chart, prices.dream]);
    for (const spread_type of [1, 2])
      for (const { cards, price } of (await ada.say('spread_list', { spread_type })).data)
        expect(price).toEqual({ ai: stepPrice(prices.ai, cards), person: stepPrice(prices.person, cards) });
    const [{ wallpapers }] = (await ada.say('wallpaper_list', { limit: 100 })).data;
    expect(Object.fromEntries(wallpapers.map((one) => [one.wallpaper_id, one.price]))).toEqual(prices.wallpapers);
    for (const { test_id } of (await ada.say('test_type_list', {})).data)
      expect((await ada.say('test_available', { test_id })).data[0].price).toBe(prices.tests);
  });

  it('is whole coins, and an app takes an answer of an older server that says none', async () => {
    const [answer] = (await stage.visitor().say('global_params', {})).data;
    expect(paramsIn(answer)?.prices).toEqual(answer.prices);
    for (const coins of [1.5, -1, '6', null])
      expect(paramsIn({ ...answer, prices: { ...answer.prices, dream: coins } })).toBeUndefined();
    const { prices: _, ...older } = answer;
    expect(paramsIn(older)).toEqual(older);
  });

  it('is what the ledger charges, before and after the operator gives other prices', async () => {
    const given = goodsFor(stage.visitor()).map(({ key }, index) => `${key}=${index + 2}`);
    for (const change of [[], given]) {
      if (change.length > 0) await give(...change);
      const prices = await told();
      const ada = await stage.enter();
      let left = COINS;
      for (const { what, call, body, price } of goodsFor(ada)) {
        const answer = await ada.sayAnything(call, { ...(await body()), agreed_price: price(prices) });
        const order = (await ada.say('get_order', { order_id: orderIn(answer) })).data[0].order;
        left -= price(prices);
        expect([what, answer.code, order.price, await spentOn(order.order_id)]).toEqual([
          what,
          0,
          price(prices),
          price(prices),
        ]);
        expect(await balanceOf(ada)).toBe(left);
      }
    }
  });
});

describe('the operator’s word', () => {
  it('holds at once at every server, and twice is once', async () => {
    const before = await told(other);
    for (const _ of ['once', 'twice']) await office('--price', 'ai-3=11', 'wallpaper-4=7');
    for (const at of [stage, other]) {
      const prices = await told(at);
      expect(prices).toEqual({
        ...before,
        ai: before.ai.map((step) => (step.cards === 3 ? { ...step, coins: 11 } : step)),
        wallpapers: { ...before.wallpapers, 4: 7 },
      });
    }
    const ada = await stage.enter();
    const quote = (await ada.at(other.home).say('spread_level_ask_available', { spread_id: 3, level: 'ai' })).data[0];
    expect(quote.price).toBe(11);
    expect(await stage.query("select 1 from prices where key = 'ai-3'")).toHaveLength(1);
  });

  it.each([
    [['palmistry=3'], '"palmistry" is no price. There are: ai-1, ai-3,'],
    [['tests=3'], '"tests" is no price.'],
    [['wallpaper-99=3'], '"wallpaper-99" is no price.'],
    [['ai-3'], '"" is no price for ai-3: it is a whole number of coins from 0 to 1000000.'],
    [['ai-3=-1'], '"-1" is no price for ai-3'],
    [['ai-3=1.5'], '"1.5" is no price for ai-3'],
    [['ai-3=1000001'], '"1000001" is no price for ai-3'],
    [['dream=5', 'ai-3=ten'], '"ten" is no price for ai-3'],
    [[], 'Say what costs how much, as ai-3=12.'],
  ])('%j is refused with a sentence, and nothing is changed', async (pairs, words) => {
    const before = await told();
    await expect(give(...pairs)).rejects.toThrow(words);
    expect(await told()).toEqual(before);
  });
});

describe('a price that changed since it was seen', () => {
  it('is never taken: nothing is sold, no coin moves, and the same ask goes through at the new one', async () => {
    const ada = await stage.enter();
    for (const { what, call, body, price, key } of goodsFor(ada)) {
      const seen = price(await told());
      const asked = await body();
      await give(`${key}=${seen + 1}`);
      const balance = await balanceOf(ada);
      const refused = await ada.sayAnything(call, { ...asked, agreed_price: seen });
      expect([what, refused.code, refused.message]).toEqual([
        what,
        4310,
        'The price has changed. Nothing was paid; please look again',
      ]);
      expect(await balanceOf(ada)).toBe(balance);
      const sold = await ada.sayAnything(call, { ...asked, agreed_price: seen + 1 });
      expect([what, sold.code, await spentOn(orderIn(sold))]).toEqual([what, 0, seen + 1]);
      expect(await balanceOf(ada)).toBe(balance - seen - 1);
    }
  });

  it('leaves what was ordered as it was: told again, and given back in full', async () => {
    const ada = await stage.enter();
    await give('person-3=60');
    const asked = asking({ level: 'person', agreed_price: 60 });
    const first = await ada.say('spread_level_ask', asked);
    await give('person-3=90');
    expect((await ada.say('spread_level_ask', asked)).data).toEqual(first.data);
    const { order_id } = first.data[0];
    expect((await ada.say('get_order', { order_id })).data[0].order).toMatchObject({ price: 60 });
    stage.advance(24 * 3600 + 1);
    await sweep(stage.running.house);
    expect((await ada.say('get_order', { order_id })).data[0].order).toMatchObject({ state: 'refunded', price: 60 });
    expect(await balanceOf(ada)).toBe(COINS);
  });

  it('is the new one where it became lower', async () => {
    const ada = await stage.enter();
    await give('ai-3=9');
    await give('ai-3=4');
    const { data } = await ada.say('spread_level_ask', asking({ agreed_price: 9 }));
    expect(data[0]).toMatchObject({ price: 4, balance: COINS - 4 });
  });

  it('is free of charge at 0, and a free reading gives nothing back', async () => {
    const ada = await stage.enter();
    await give('person-3=0');
    const { data } = await ada.say('spread_level_ask', asking({ level: 'person', agreed_price: 0 }));
    expect(data[0]).toMatchObject({ price: 0, balance: COINS });
    stage.advance(24 * 3600 + 1);
    await sweep(stage.running.house);
    expect(await balanceOf(ada)).toBe(COINS);
  });

  it('never sells dearer than agreed while it moves to and fro under many asks', async () => {
    const ada = await stage.enter();
    const asks = Array.from({ length: 24 }, () => asking({ agreed_price: 10 }));
    const moves = async () => {
      for (const coins of [11, 10, 12, 9, 11]) await give(`ai-3=${coins}`);
    };
    const [answers] = await Promise.all([
      Promise.all(asks.map((ask, index) => (index % 2 ? ada : ada.at(other.home)).say('spread_level_ask', ask))),
      moves(),
    ]);
    const sold = answers.filter(({ code }) => code === 0);
    for (const { code, data } of answers)
      if (code === 0) expect(data[0].price).toBeLessThanOrEqual(10);
      else expect(code).toBe(4310);
    const paid = sold.reduce((sum, { data }) => sum + data[0].price, 0);
    expect(await balanceOf(ada)).toBe(COINS - paid);
    for (const { data } of sold) expect(await spentOn(data[0].order_id)).toBe(data[0].price);
  });
});
