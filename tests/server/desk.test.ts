import { describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { CALLS, type CallName } from '../../src/contract/calls.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import type { MatterChange } from '../../src/contract/matter.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { ANSWER, addressOf, askPerson, claim, desk, orderOf, PRICE, waits } from './desk-steps.ts';
import { ada, lin, mo, stage, withDesk } from './open-desk.ts';

withDesk();

describe('a question to a person', () => {
  it('tells its price and the pace of the desk before anything is paid, takes the coins, and waits', async () => {
    const [offer] = (await ada.call('spread_level_ask_available', { spread_id: 3, level: 'person' })).data;
    expect(offer).toMatchObject({ available: true, price: PRICE, source: 'person', covered: false });
    const waiting = offer.desk!.waiting;
    const order_id = await askPerson(ada);
    expect(await balanceOf(ada)).toBe(1000 - PRICE);
    expect(await orderOf(ada, order_id)).toMatchObject({ state: 'waiting', level: 'person', reader: null });
    const [later] = (await ada.call('spread_level_ask_available', { spread_id: 3, level: 'person' })).data;
    expect(later.desk!.waiting).toBe(waiting + 1);
  });

  it('is seen at the desk with its clock and language, and without a word of whose it is', async () => {
    const order_id = await askPerson(ada);
    const list = await desk(lin);
    expect(list.reader).toBe('Lin Yue');
    const question = list.waiting.find((one) => one.order_id === order_id)!;
    expect(question).toMatchObject({ question: 'Will the new work suit me?', language: 'en', deck: 'tarot', cards: 3 });
    expect(Date.parse(question.refund_at) - Date.parse(question.asked_at)).toBe(24 * 3_600_000);
    const { work } = { work: (await claim(lin, order_id)).data[0] };
    const [{ user_id, username }] = (await ada.call('user_info', {})).data;
    for (const word of [user_id, username, await addressOf(stage, ada)])
      expect(JSON.stringify([question, work])).not.toContain(word);
    expect(work.draw.cards.map(({ id }) => id)).toEqual(['maj00', 'wan01', 'cupQ']);
  });

  it('says at the desk what is asked: by its words, and as its person set it right', async () => {
    const question = 'Should I quit my job this month?';
    const ask = (matter?: MatterChange) => ada.call('spread_level_ask', asking({ level: 'person', question, matter }));
    const ids = [
      (await ask()).data[0].order_id,
      (await ask({ intent: 'colleagues', person: 'boss' })).data[0].order_id,
    ];
    const { waiting } = await desk(lin);
    const [plain, changed] = ids.map((id) => waiting.find(({ order_id }) => order_id === id)?.matter);
    expect(plain).toMatchObject({ intent: 'change', form: 'should', person: null, span: 'month', options: null });
    expect(changed).toEqual({ ...plain, intent: 'colleagues', person: 'boss', sure: true });
    expect((await claim(mo, ids[1]!)).data[0].question.matter).toEqual(changed);
  });

  it('goes to one of many readers who reach for it at once', async () => {
    const order_id = await askPerson(ada);
    const heard = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        claim(index % 2 ? lin : mo, order_id).then(({ status }) => [index % 2, status]),
      ),
    );
    const winners = new Set(heard.filter(([, status]) => status === 1).map(([who]) => who));
    expect(winners.size).toBe(1);
    expect(await stage.query('select 1 from jobs where order_id = $1 and state = $2', [order_id, 'held'])).toHaveLength(
      1,
    );
    expect(
      (await stage.query<{ attempt: number }>('select attempt from jobs where order_id = $1', [order_id]))[0]!.attempt,
    ).toBe(1);
  });

  it('is written over a kept draft, sent once, and read by its person alone, with the name of the reader', async () => {
    const order_id = await askPerson(ada);
    await claim(lin, order_id);
    expect(await orderOf(ada, order_id)).toMatchObject({ state: 'writing', reader: 'Lin Yue' });
    await lin.call('desk/keep', { order_id, text: 'The Fool' });
    expect((await lin.call('desk/claim', { order_id })).data[0].draft).toBe('The Fool');
    for (let time = 0; time < 3; time += 1)
      expect((await lin.call('desk/send', { order_id, text: ANSWER })).status).toBe(1);
    expect((await lin.call('desk/send', { order_id, text: 'Something else' })).code).toBe(ERRORS.desk_not_held.code);
    const { text, last } = await readToEnd(ada, order_id);
    expect(text).toBe(ANSWER);
    expect(last.order).toMatchObject({ state: 'served', source: 'person', reader: 'Lin Yue' });
    for (const other of [mo, lin])
      expect((await other.call('get_order', { order_id })).code).toBe(ERRORS.no_order.code);
    expect((await desk(lin)).answered_count).toBe(1);
    expect(await stage.query('select 1 from drafts where order_id = $1', [order_id])).toEqual([]);
  });

  it('is given back for another reader, and the draft stays with her who wrote it', async () => {
    const order_id = await askPerson(ada);
    await claim(lin, order_id);
    await lin.call('desk/keep', { order_id, text: 'Not for me' });
    expect((await lin.call('desk/give_back', { order_id })).status).toBe(1);
    expect(await orderOf(ada, order_id)).toMatchObject({ state: 'waiting', reader: null });
    expect((await claim(mo, order_id)).data[0].draft).toBe('');
    expect((await lin.call('desk/send', { order_id, text: ANSWER })).code).toBe(ERRORS.desk_not_held.code);
    await mo.call('desk/give_back', { order_id });
    expect((await claim(lin, order_id)).data[0].draft).toBe('Not for me');
    await lin.call('desk/send', { order_id, text: ANSWER });
  });

  it('lies on the desk again when its reader falls silent, and a sign of her keeps it', async () => {
    const order_id = await askPerson(ada);
    await claim(lin, order_id);
    stage.advance(1.5 * 3600);
    await lin.call('desk/keep', { order_id, text: 'Still here' });
    stage.advance(1.5 * 3600);
    await sweep(stage.running.context);
    expect(await waits(mo, order_id)).toBe(false);
    stage.advance(3600);
    await sweep(stage.running.context);
    expect(await orderOf(ada, order_id)).toMatchObject({ state: 'waiting' });
    expect((await lin.call('desk/send', { order_id, text: ANSWER })).code).toBe(ERRORS.desk_not_held.code);
    expect((await claim(mo, order_id)).status).toBe(1);
    await mo.call('desk/send', { order_id, text: ANSWER });
  });

  it('is refunded once when it is late, held or not, by any number of sweeps', async () => {
    const [waiting, held] = [await askPerson(ada), await askPerson(ada)];
    stage.advance(23.5 * 3600);
    await claim(lin, held);
    stage.advance(0.6 * 3600);
    expect(await waits(lin, waiting)).toBe(false);
    expect((await claim(mo, waiting)).code).toBe(ERRORS.desk_taken.code);
    await Promise.all(Array.from({ length: 5 }, () => sweep(stage.running.context)));
    for (const order_id of [waiting, held])
      expect(await orderOf(ada, order_id)).toMatchObject({
        state: 'refunded',
        failure: 'Nobody answered within 24 hours',
        reader: null,
      });
    expect(await balanceOf(ada)).toBe(1000);
    expect((await lin.call('desk/send', { order_id: held, text: ANSWER })).code).toBe(ERRORS.desk_not_held.code);
  });

  it('is answered or refunded, never both, when both come at once', async () => {
    const ids: string[] = [];
    for (let time = 0; time < 6; time += 1) ids.push(await askPerson(ada));
    stage.advance(23.9 * 3600);
    for (const order_id of ids) await claim(lin, order_id);
    stage.advance(0.2 * 3600);
    await Promise.all([
      ...ids.map((order_id) => lin.call('desk/send', { order_id, text: ANSWER })),
      sweep(stage.running.context),
      sweep(stage.running.context),
    ]);
    const orders = await Promise.all(ids.map((order_id) => orderOf(ada, order_id)));
    const served = orders.filter(({ state }) => state === 'served').length;
    expect(orders.filter(({ state }) => state === 'refunded').length).toBe(ids.length - served);
    expect(await balanceOf(ada)).toBe(1000 - served * PRICE);
  });

  it('is not sent with a link or a number to call', async () => {
    const order_id = await askPerson(ada);
    await claim(lin, order_id);
    const long = `${'A good card. '.repeat(70)}Write to me at lin@example.org.`;
    expect((await lin.call('desk/send', { order_id, text: long })).code).toBe(ERRORS.answer_unfit.code);
    expect((await lin.call('desk/send', { order_id, text: ANSWER })).status).toBe(1);
  });
});

describe('the desk', () => {
  it('is for readers alone: every call of it, claimed or not', async () => {
    const order_id = await askPerson(ada);
    await claim(lin, order_id);
    const calls = Object.values(CALLS).filter(({ who }) => who === 'reader');
    expect(calls.length).toBe(5);
    for (const { name } of calls) {
      const heard = await ada.callAnything(name as CallName, { order_id, text: ANSWER });
      expect([heard.code, heard.http], name).toEqual([ERRORS.not_reader.code, 403]);
    }
    expect((await ada.call('user_info', {})).data[0].reader).toBe(false);
    expect((await lin.call('user_info', {})).data[0].reader).toBe(true);
  });

  it('lets nobody but its holder write, send or give back a question', async () => {
    const order_id = await askPerson(ada);
    await claim(lin, order_id);
    for (const name of ['desk/keep', 'desk/send', 'desk/give_back'] as const)
      expect((await mo.callAnything(name, { order_id, text: ANSWER })).code, name).toBe(ERRORS.desk_not_held.code);
    expect(await stage.query('select 1 from drafts where order_id = $1', [order_id])).toEqual([]);
  });

  it('gives no reader her own question', async () => {
    const order_id = await askPerson(lin);
    expect(await waits(lin, order_id)).toBe(false);
    expect((await claim(lin, order_id)).code).toBe(ERRORS.desk_taken.code);
    expect(await waits(mo, order_id)).toBe(true);
  });
});
