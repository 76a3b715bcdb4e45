import { describe, expect, it } from 'vitest';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { paramsIn } from '../../src/contract/params.ts';
import { stepPrice } from '../../src/domain/prices.ts';
import { balanceOf } from './asking.ts';
import { goodsFor, LEVELS } from './goods.ts';
import { COINS, give, orderIn, other, spentOn, stage, told, withShop } from './open-shop.ts';

withShop();

const operate = (...order: string[]) => runOperatorCommand(stage.running.context.settings, order);

describe('the price table of the parameters', () => {
  it('is what every quote and every list says', async () => {
    const ada = await stage.enter();
    const prices = await told();
    for (const level of LEVELS) {
      for (const { id, free, positions } of stage.running.context.spreads.values())
        for (const cards of free ? [1, 2, 4, 6, 9, 12, 13, 20] : [positions.length]) {
          const asked = { spread_id: id, level, ...(free ? { cards } : {}) };
          const [offer] = (await ada.call('spread_level_ask_available', asked)).data;
          expect([id, cards, offer.price]).toEqual([id, cards, stepPrice(prices[level], cards)]);
        }
      const [table] = (await ada.call('ask_blueprint_available', { level })).data;
      expect(table.price).toBe(stepPrice(prices[level], 36));
    }
    const [chart] = (await ada.call('ask_natal_available', { level: 'ai' })).data;
    const [dream] = (await ada.call('spread_level_ask_available', { subject: 'dream', level: 'ai' })).data;
    expect([chart.price, dream.price]).toEqual([prices.chart, prices.dream]);
    for (const spread_type of [1, 2])
      for (const { cards, price } of (await ada.call('spread_list', { spread_type })).data)
        expect(price).toEqual({ ai: stepPrice(prices.ai, cards), person: stepPrice(prices.person, cards) });
    const [{ wallpapers }] = (await ada.call('wallpaper_list', { limit: 100 })).data;
    expect(Object.fromEntries(wallpapers.map((one) => [one.wallpaper_id, one.price]))).toEqual(prices.wallpapers);
    for (const { test_id } of (await ada.call('test_type_list', {})).data)
      expect((await ada.call('test_available', { test_id })).data[0].price).toBe(prices.tests);
  });

  it('is whole coins, and an app takes an answer of an older server that says none', async () => {
    const [answer] = (await stage.visitor().call('global_params', {})).data;
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
        const answer = await ada.callAnything(call, { ...(await body()), agreed_price: price(prices) });
        const order = (await ada.call('get_order', { order_id: orderIn(answer) })).data[0].order;
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
    for (const _ of ['once', 'twice']) await operate('--price', 'ai-3=11', 'wallpaper-4=7');
    for (const at of [stage, other]) {
      const prices = await told(at);
      expect(prices).toEqual({
        ...before,
        ai: before.ai.map((step) => (step.cards === 3 ? { ...step, coins: 11 } : step)),
        wallpapers: { ...before.wallpapers, 4: 7 },
      });
    }
    const ada = await stage.enter();
    const quote = (await ada.at(other.home).call('spread_level_ask_available', { spread_id: 3, level: 'ai' })).data[0];
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
