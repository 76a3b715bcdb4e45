import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { asking, readToEnd } from './asking.ts';
import { ANSWER, askPerson, claim, seat } from './desk-steps.ts';
import { type PushService, pushService, readVapid } from './push-service.ts';
import { keep, minuteIn, phoneAt, ring, WITH_KEYS } from './push-steps.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

const HOUR_S = 3600;
const DAY_S = 86_400;

let service: PushService;
let stage: Stage;
let ada: Visitor;
beforeAll(async () => {
  service = await pushService();
  stage = await openStage({ sweeps: false, env: { ...WITH_KEYS, WELCOME_COINS: '1000' } });
  ada = await stage.enter();
});
afterAll(async () => {
  await stage.close();
  await service.close();
});

describe('a phone that asked for the card of the day', () => {
  it('is rung at its minute, once a day, without a word of what for', async () => {
    const phone = phoneAt(service);
    await keep(ada, phone, { daily: minuteIn(stage, 30), answers: false });
    await ring(stage);
    expect(phone.heard()).toEqual([]);
    stage.advance(31 * 60);
    await ring(stage);
    await ring(stage);
    expect(phone.heard()).toEqual([{ kind: 'day' }]);
    stage.advance(DAY_S);
    await ring(stage);
    expect(phone.heard()).toHaveLength(2);
    const { headers } = service.taken.find(({ path }) => path === phone.path)!;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'day', ttl: String(4 * HOUR_S) });
    const { key, claims } = readVapid(headers.authorization!);
    expect(key).toBe((await ada.call('push/key', {})).data[0].key);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:push@example.org' });
    expect(claims.exp * 1000).toBeLessThan(Date.now() + DAY_S * 1000);
  });

  it('is rung once where it was here again on the way, and at the new minute where that was changed', async () => {
    const phone = phoneAt(service);
    const daily = minuteIn(stage, 60);
    await keep(ada, phone, { daily });
    stage.advance(61 * 60);
    await keep(ada, phone, { daily });
    await ring(stage);
    expect(phone.heard()).toHaveLength(1);
    await keep(ada, phone, { daily: minuteIn(stage, 60) });
    stage.advance(61 * 60);
    await ring(stage);
    expect(phone.heard()).toHaveLength(2);
  });

  it('is not rung hours late: the next day is the next time', async () => {
    const phone = phoneAt(service);
    await keep(ada, phone, { daily: minuteIn(stage, 30) });
    stage.advance(3 * HOUR_S);
    await ring(stage);
    expect(phone.heard()).toEqual([]);
    stage.advance(22 * HOUR_S);
    await ring(stage);
    expect(phone.heard()).toEqual([{ kind: 'day' }]);
  });

  it('does not get it in its quiet hours from a service that held it', async () => {
    const phone = phoneAt(service);
    const evening = { quiet_from: minuteIn(stage, 90), quiet_until: minuteIn(stage, 600) };
    await keep(ada, phone, { daily: minuteIn(stage, 30), ...evening });
    stage.advance(31 * 60);
    await ring(stage);
    const { headers } = service.taken.find(({ path }) => path === phone.path)!;
    expect(Number(headers.ttl)).toBeLessThanOrEqual(HOUR_S);
    expect(Number(headers.ttl)).toBeGreaterThan(0);
  });
});

describe('an answer that has come', () => {
  it('rings the phones that asked for it, of a model as of a person', async () => {
    const [bea, lin] = [await stage.enter(), await stage.enter()];
    await seat(stage, lin, 'Lin Yue');
    const [phone, daily, other] = [phoneAt(service), phoneAt(service), phoneAt(service)];
    await keep(bea, phone);
    await keep(bea, daily, { daily: minuteIn(stage, 700), answers: false });
    await keep(ada, other);
    const byModel = (await bea.call('spread_level_ask', asking())).data[0].order_id;
    await readToEnd(bea, byModel);
    await expect
      .poll(async () => {
        await ring(stage);
        return phone.heard();
      })
      .toEqual([{ kind: 'answer', order: byModel }]);
    const byPerson = await askPerson(bea);
    await claim(lin, byPerson);
    await lin.call('desk/send', { order_id: byPerson, text: ANSWER });
    await lin.call('desk/send', { order_id: byPerson, text: ANSWER });
    await ring(stage);
    expect(phone.heard()).toEqual([
      { kind: 'answer', order: byModel },
      { kind: 'answer', order: byPerson },
    ]);
    expect([...daily.heard(), ...other.heard()]).toEqual([]);
  });

  it('waits for the end of the quiet hours', async () => {
    const [bea, lin] = [await stage.enter(), await stage.enter()];
    await seat(stage, lin, 'Mo');
    const phone = phoneAt(service);
    await keep(bea, phone, { quiet_from: minuteIn(stage, -60), quiet_until: minuteIn(stage, 120) });
    const order = await askPerson(bea);
    await claim(lin, order);
    await lin.call('desk/send', { order_id: order, text: ANSWER });
    await ring(stage);
    stage.advance(HOUR_S);
    await ring(stage);
    expect(phone.heard()).toEqual([]);
    stage.advance(HOUR_S + 60);
    await ring(stage);
    expect(phone.heard()).toEqual([{ kind: 'answer', order }]);
  });
});

describe('two servers of one database', () => {
  it('ring every phone once', async () => {
    const other = await openStage({
      sweeps: false,
      env: { ...WITH_KEYS, DATABASE_URL: stage.running.context.settings.DATABASE_URL! },
    });
    try {
      const daily = minuteIn(stage, 10);
      const phones = Array.from({ length: 40 }, () => phoneAt(service));
      let owner = ada;
      for (const [index, phone] of phones.entries()) {
        // A person has eight phones at most.
        if (index % 8 === 0) owner = await stage.enter();
        expect((await keep(owner, phone, { daily })).status).toBe(1);
      }
      stage.advance(11 * 60);
      other.advance((stage.running.context.clock().getTime() - Date.now()) / 1000);
      await Promise.all([ring(stage), ring(other), ring(stage), ring(other)]);
      expect(phones.map((phone) => phone.heard())).toEqual(phones.map(() => [{ kind: 'day' }]));
    } finally {
      await other.close();
    }
  });
});

describe('a server without keys', () => {
  it('has none to subscribe by, and keeps no phone', async () => {
    const bare = await openStage({ sweeps: false });
    try {
      const visitor = await bare.enter();
      expect((await visitor.call('push/key', {})).data[0].key).toBeNull();
      expect((await keep(visitor, phoneAt(service))).code).toBe(ERRORS.not_open.code);
      await ring(bare);
    } finally {
      await bare.close();
    }
  });
});
