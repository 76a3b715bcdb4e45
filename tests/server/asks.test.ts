import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await stage.close();
});

describe('a paid question', () => {
  it('is priced by the server, told before, and answered from the library without a model', async () => {
    const ada = await stage.enter();
    const before = await ada.call('spread_level_ask_available', { spread_id: 3, level: 'ai' });
    expect(before.data).toEqual([
      {
        available: true,
        level: 'ai',
        price: 10,
        balance: 100,
        covered: false,
        source: 'local',
        reason: '',
        risk: null,
        desk: null,
      },
    ]);
    const asked = await ada.call('spread_level_ask', asking());
    expect(asked.data[0]).toMatchObject({ state: 'waiting', price: 10, balance: 90 });
    const { text, last } = await readToEnd(ada, asked.data[0].order_id);
    expect(last.order).toMatchObject({
      state: 'served',
      source: 'local',
      title: 'Will the new work suit me?',
      failure: '',
      refund_at: null,
    });
    expect(text).toContain('The Fool');
    expect(text).toContain('Queen of Cups');
    expect(await balanceOf(ada)).toBe(90);
    expect((await ada.call('order_list', {})).data[0].orders.map((order) => order.state)).toEqual(['served']);
  });

  it('is read in the language it was asked in', async () => {
    const ada = await stage.enter();
    for (const [locale, word] of [
      ['zh-CN', '权杖'],
      ['zh-TW', '權杖'],
    ] as const) {
      const { data } = await ada.call('spread_level_ask', asking({ locale, question: '新工作适合我吗' }));
      const { text } = await readToEnd(ada, data[0].order_id);
      expect(text).toContain(word);
    }
  });

  it('with the same key is the same order, with another body it is refused', async () => {
    const ada = await stage.enter();
    const ask = asking();
    const first = await ada.call('spread_level_ask', ask);
    expect(await ada.call('spread_level_ask', ask)).toMatchObject({ data: first.data, code: 0 });
    expect((await ada.call('spread_level_ask', { ...ask, locale: 'zh-CN' })).data).toEqual(first.data);
    const other = await ada.call('spread_level_ask', { ...ask, question: 'Something else?' });
    expect(other).toMatchObject({ code: ERRORS.key_reused.code, http: 409, data: [] });
    expect((await ada.call('spread_level_ask_spread', ask)).code).toBe(ERRORS.key_reused.code);
    expect(await balanceOf(ada)).toBe(90);
    const bo = await stage.enter();
    expect((await bo.call('spread_level_ask', ask)).data[0].order_id).not.toBe(first.data[0].order_id);
  });

  it('sent thirty times at once is one order', async () => {
    const ada = await stage.enter();
    const ask = asking();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ada.call('spread_level_ask', ask)));
    expect(new Set(answers.map(({ data }) => data[0].order_id)).size).toBe(1);
    expect(await balanceOf(ada)).toBe(90);
    expect((await ada.call('order_list', {})).data[0].orders).toHaveLength(1);
  });

  it('is never sold for coins that are not there, however many come at once', async () => {
    const ada = await stage.enter();
    const answers = await Promise.all(Array.from({ length: 16 }, () => ada.call('spread_level_ask', asking())));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === ERRORS.balance_short.code)).toHaveLength(6);
    expect(await balanceOf(ada)).toBe(0);
    expect(await ada.call('spread_level_ask_available', { spread_id: 3, level: 'ai' })).toMatchObject({
      code: -1,
      message: 'There are not enough coins in your balance',
      data: [{ available: false, price: 10, balance: 0 }],
    });
  });

  it('must fit its spread', async () => {
    const ada = await stage.enter();
    const { draw } = asking();
    const [one, two, three] = draw.cards as [(typeof draw.cards)[0], (typeof draw.cards)[0], (typeof draw.cards)[0]];
    const call = async (change: object) => (await ada.call('spread_level_ask', asking(change))).code;
    expect(await call({ draw: { ...draw, cards: [one, two, { ...three, id: one.id }] } })).toBe(ERRORS.card_twice.code);
    expect(await call({ draw: { ...draw, cards: [one, two] } })).toBe(ERRORS.draw_wrong.code);
    expect(await call({ draw: { ...draw, cards: [one, two, { ...three, position: 'past' }] } })).toBe(
      ERRORS.draw_wrong.code,
    );
    expect(await call({ draw: { ...draw, cards: [one, two, { ...three, id: 'len01' }] } })).toBe(
      ERRORS.draw_wrong.code,
    );
    expect(await call({ draw: { ...draw, deck: 'lenormand' } })).toBe(ERRORS.draw_wrong.code);
    expect(await call({ draw: { ...draw, seal: 'ab'.repeat(32) } })).toBe(ERRORS.draw_wrong.code);
    expect(await call({ draw: { ...draw, cards: [one, two, { ...three, reversed: true }] } })).toBe(
      ERRORS.draw_wrong.code,
    );
    const dated = (begins: string) => {
      const facts = { deck: draw.deck, spreadId: 3, cards: draw.cards, order: [], begins };
      const { question, topic } = asking();
      const { seal } = sealDraw({ ...facts, question, topic: topic!, drawnAt: draw.drawn_at });
      return call({ draw: { ...draw, begins, seal } });
    };
    for (const begins of ['2026-99-99', '9999-12-31', '2026-11-21T08:00:00+99:99'])
      expect(await dated(begins), begins).toBe(ERRORS.draw_wrong.code);
    expect(await call({ spread_id: 999 })).toBe(ERRORS.spread_unknown.code);
    expect(await call({ level: 'person' })).toBe(ERRORS.not_open.code);
    expect(await balanceOf(ada)).toBe(100);
  });

  it('has at most 50 characters as a person counts them, and something in it', async () => {
    const ada = await stage.enter();
    const call = async (question: string) => (await ada.call('spread_level_ask', asking({ question }))).code;
    const family = '👨‍👩‍👧‍👦';
    expect(await call(family.repeat(50))).toBe(0);
    expect(await call(family.repeat(51))).toBe(ERRORS.question_long.code);
    expect(await call('工'.repeat(51))).toBe(ERRORS.question_long.code);
    expect(await call(' \u200b\u0000\u202e\t ')).toBe(ERRORS.parameter.code);
    expect(await call(' \u200b\u202e\t ')).toBe(ERRORS.question_empty.code);
    const { data } = await ada.call(
      'spread_level_ask',
      asking({ question: `  Ｗill\u200b it\u0007 \n work? ${'\u200b'.repeat(300)}` }),
    );
    expect((await ada.call('get_order', { order_id: data[0].order_id })).data[0].order.title).toBe('Ｗill it work?');
  });

  it('that carries risk is refused before anything is paid, in words and with the kind of help', async () => {
    const ada = await stage.enter();
    for (const [question, risk] of [
      ['Should I kill myself?', 'harm-self'],
      ['我不想活了', 'harm-self'],
      ['要不要停藥試試看', 'medical'],
      ['Should I buy bitcoin now?', 'investment'],
      ['http://spam.example', null],
    ] as const) {
      const asked = await ada.callAnything('spread_level_ask', asking({ question, locale: 'zh-TW' }));
      expect(asked).toMatchObject({
        code: ERRORS.question_risk.code,
        message: '您的問題存在風險，請換一個問題',
        data: [{ available: false, risk }],
      });
      expect(await ada.callAnything('aliyun_antidirt', { question })).toMatchObject({
        code: -1,
        data: [{ available: false, risk }],
      });
    }
    expect((await ada.call('aliyun_antidirt', { question: 'Will the new work suit me?' })).data).toEqual([
      { available: true, reason: '', risk: null },
    ]);
    expect(await balanceOf(ada)).toBe(100);
    expect(await stage.query("select 1 from orders where title like '%bitcoin%'")).toEqual([]);
  });

  it('is nobody else’s to see', async () => {
    const [ada, eve] = [await stage.enter(), await stage.enter()];
    const { data } = await ada.call('spread_level_ask', asking());
    const order_id = data[0].order_id;
    expect(await eve.call('get_order', { order_id })).toMatchObject({ code: ERRORS.no_order.code, data: [] });
    expect((await eve.call('get_order', { order_id: randomUUID() })).message).toBe(
      'No order found, please try again later',
    );
    expect((await eve.call('get_orders', { order_ids: [order_id] })).data).toEqual([]);
    expect((await ada.call('get_orders', { order_ids: [order_id, randomUUID()] })).data).toHaveLength(1);
    expect((await eve.call('order_list', {})).data[0].orders).toEqual([]);
    const stream = await eve.fetch(`/fast/tarot/api/v1/order_stream?order_id=${order_id}`);
    expect(await stream.json()).toMatchObject({ code: ERRORS.no_order.code });
  });

  it('is listed by pages, the newest first', async () => {
    const ada = await stage.enter();
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1)
      ids.unshift((await ada.call('spread_level_ask', asking())).data[0].order_id);
    const seen: string[] = [];
    let before: string | null | undefined;
    do {
      const { data } = await ada.call('order_list', { limit: 3, kind: 'reading', ...(before ? { before } : {}) });
      seen.push(...data[0].orders.map((order) => order.order_id));
      before = data[0].next;
    } while (before);
    expect(seen).toEqual(ids);
    for (const before of ['nonsense', `999999999999999_${randomUUID()}`])
      expect((await ada.callAnything('order_list', { before })).code).toBe(ERRORS.parameter.code);
  });
});

describe('what is not open yet', () => {
  it('says so in the caller’s language', async () => {
    const ada = await stage.enter();
    expect(await ada.call('wx_signature', { url: stage.home, locale: 'zh-TW' })).toMatchObject({
      code: ERRORS.not_open.code,
      message: '此功能尚未開放',
      data: [],
    });
    const { data } = await ada.call('global_params', {});
    expect(data[0].not_open).toContain('wx_signature');
    expect(data[0].not_open).not.toContain('spread_level_ask');
    expect(data[0]).toMatchObject({ welcome_coins: 100, ai_reader: 'local', sandbox: true });
  });
});

describe('the terms of the service', () => {
  it('are told as the specification has them', async () => {
    const { data } = await stage.visitor().call('global_params', { locale: 'zh-TW' });
    expect(data[0]).toMatchObject({
      question_max: 50,
      reading_months: 6,
      refund_hours: 24,
      support_hours: '平日 10:00-19:00',
      invite_reward: 50,
      code_cooldown: 60,
    });
  });
});
