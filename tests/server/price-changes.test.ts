import { describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { asking, balanceOf } from './asking.ts';
import { goodsFor } from './goods.ts';
import { COINS, give, orderIn, other, spentOn, stage, told, withShop } from './open-shop.ts';

withShop();

describe('a price that changed since it was seen', () => {
  it('is never taken: nothing is sold, no coin moves, and the same ask goes through at the new one', async () => {
    const ada = await stage.enter();
    for (const { what, call, body, price, key } of goodsFor(ada)) {
      const seen = price(await told());
      const asked = await body();
      await give(`${key}=${seen + 1}`);
      const balance = await balanceOf(ada);
      const refused = await ada.callAnything(call, { ...asked, agreed_price: seen });
      expect([what, refused.code, refused.message]).toEqual([
        what,
        ERRORS.price_changed.code,
        'The price has changed. Nothing was paid; please look again',
      ]);
      expect(await balanceOf(ada)).toBe(balance);
      const sold = await ada.callAnything(call, { ...asked, agreed_price: seen + 1 });
      expect([what, sold.code, await spentOn(orderIn(sold))]).toEqual([what, 0, seen + 1]);
      expect(await balanceOf(ada)).toBe(balance - seen - 1);
    }
  });

  // before the clock is moved: a job that waits over that move would count as late
  it('never sells dearer than agreed while it moves to and fro under many asks', async () => {
    const ada = await stage.enter();
    const asks = Array.from({ length: 24 }, () => asking({ agreed_price: 10 }));
    const moves = async () => {
      for (const coins of [11, 10, 12, 9, 11]) await give(`ai-3=${coins}`);
    };
    const [answers] = await Promise.all([
      Promise.all(asks.map((ask, index) => (index % 2 ? ada : ada.at(other.home)).call('spread_level_ask', ask))),
      moves(),
    ]);
    const sold = answers.filter(({ code }) => code === 0);
    for (const { code, data } of answers)
      if (code === 0) expect(data[0].price).toBeLessThanOrEqual(10);
      else expect(code).toBe(ERRORS.price_changed.code);
    const paid = sold.reduce((sum, { data }) => sum + data[0].price, 0);
    expect(await balanceOf(ada)).toBe(COINS - paid);
    for (const { data } of sold) expect(await spentOn(data[0].order_id)).toBe(data[0].price);
  });

  it('leaves what was ordered as it was: told again, and given back in full', async () => {
    const ada = await stage.enter();
    await give('person-3=60');
    const asked = asking({ level: 'person', agreed_price: 60 });
    const first = await ada.call('spread_level_ask', asked);
    await give('person-3=90');
    expect((await ada.call('spread_level_ask', asked)).data).toEqual(first.data);
    const { order_id } = first.data[0];
    expect((await ada.call('get_order', { order_id })).data[0].order).toMatchObject({ price: 60 });
    stage.advance(24 * 3600 + 1);
    await sweep(stage.running.context);
    expect((await ada.call('get_order', { order_id })).data[0].order).toMatchObject({ state: 'refunded', price: 60 });
    expect(await balanceOf(ada)).toBe(COINS);
  });

  it('is the new one where it became lower', async () => {
    const ada = await stage.enter();
    await give('ai-3=9');
    await give('ai-3=4');
    const { data } = await ada.call('spread_level_ask', asking({ agreed_price: 9 }));
    expect(data[0]).toMatchObject({ price: 4, balance: COINS - 4 });
  });

  it('is free of charge at 0, and a free reading gives nothing back', async () => {
    const ada = await stage.enter();
    await give('person-3=0');
    const { data } = await ada.call('spread_level_ask', asking({ level: 'person', agreed_price: 0 }));
    expect(data[0]).toMatchObject({ price: 0, balance: COINS });
    stage.advance(24 * 3600 + 1);
    await sweep(stage.running.context);
    expect(await balanceOf(ada)).toBe(COINS);
  });
});
