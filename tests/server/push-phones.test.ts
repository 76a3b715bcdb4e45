import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { type PushService, pushService } from './push-service.ts';
import { keep, minuteIn, type Phone, phoneAt, ring, WITH_KEYS } from './push-steps.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

const DAY_S = 86_400;
const TOKEN = 'a-token-of-the-scraper';

let service: PushService;
let stage: Stage;
let ada: Visitor;
let phone: Phone;
beforeAll(async () => {
  service = await pushService();
  stage = await openStage({ sweeps: false, env: { ...WITH_KEYS, METRICS_TOKEN: TOKEN } });
});
beforeEach(async () => {
  ada = await stage.enter();
  phone = phoneAt(service);
});
afterAll(async () => {
  await stage.close();
  await service.close();
});

const isKept = async ({ endpoint }: Phone) =>
  (await stage.query('select 1 from push_subscriptions where endpoint = $1', [endpoint])).length === 1;

async function dayDue(): Promise<void> {
  await keep(ada, phone, { daily: minuteIn(stage, 10) });
  stage.advance(11 * 60);
}

describe('a push service', () => {
  it.each([404, 410])('that answers %i is not asked for that phone again', async (status) => {
    await dayDue();
    service.answerWith(phone.path, status);
    await ring(stage);
    expect([await isKept(phone), phone.heard().length]).toEqual([false, 1]);
    stage.advance(DAY_S);
    await ring(stage);
    expect(phone.heard()).toHaveLength(1);
  });

  it('that fails is asked again after longer and longer pauses, five times, and the phone is kept', async () => {
    await dayDue();
    service.answerWith(phone.path, 500, 503, 429, 500, 502);
    const tries: number[] = [];
    for (const minutes of [0, 0.5, 1, 2, 3, 15, 2, 60, 5, 300]) {
      stage.advance(minutes * 60);
      await ring(stage);
      tries.push(phone.heard().length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(await isKept(phone)).toBe(true);
    stage.advance(DAY_S - 380 * 60);
    await ring(stage);
    expect(phone.heard()).toHaveLength(6);
  });

  it('that sends elsewhere is not followed, nor asked again for that day', async () => {
    await dayDue();
    service.answerWith(phone.path, 307);
    await ring(stage);
    stage.advance(600);
    await ring(stage);
    expect(phone.heard()).toHaveLength(1);
    expect(service.taken.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('that takes nothing for a week is forgotten', async () => {
    await dayDue();
    const kept: boolean[] = [];
    for (let day = 0; day < 7; day += 1) {
      service.answerWith(phone.path, 403);
      await ring(stage);
      kept.push(await isKept(phone));
      stage.advance(DAY_S);
    }
    expect(kept).toEqual([true, true, true, true, true, true, false]);
  });

  it('is counted by outcome', async () => {
    await dayDue();
    service.answerWith(phone.path, 500);
    await ring(stage);
    stage.advance(120);
    await ring(stage);
    const told = await (await fetch(`${stage.home}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
    for (const outcome of ['sent', 'gone', 'failed', 'given_up'])
      expect(told).toMatch(new RegExp(`asterly_pushes_total\\{kind="day",outcome="${outcome}"\\} [1-9]`));
    expect(stage.log.join('\n')).not.toContain(phone.path);
  });
});

describe('the phones of a person', () => {
  it.each([
    'http://10.0.0.1/send',
    'https://169.254.169.254/latest',
    'https://user@push.example.net/send',
    'https://push.example.net:22/send',
    'gopher://push.example.net/send',
    'nothing',
  ])('are not %s', async (endpoint) => {
    expect((await keep(ada, { ...phone, endpoint })).code).toBe(ERRORS.parameter.code);
  });

  it('are eight at most: the one that was here longest ago goes', async () => {
    const phones = Array.from({ length: 9 }, () => phoneAt(service));
    for (const one of phones) {
      await keep(ada, one);
      stage.advance(1);
    }
    expect(await Promise.all(phones.map(isKept))).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
  });

  it('ring for the account that asked last', async () => {
    const bea = await stage.enter();
    await keep(ada, phone);
    await keep(bea, phone);
    expect((await ada.call('push/remove', { endpoint: phone.endpoint })).data[0].removed).toBe(0);
    expect((await bea.call('push/remove', { endpoint: phone.endpoint })).data[0].removed).toBe(1);
    expect(await isKept(phone)).toBe(false);
  });

  it('are told in the file of one’s own data, by hour and kind', async () => {
    const daily = minuteIn(stage, 10);
    await keep(ada, phone, { daily });
    const [{ account }] = (await ada.call('user_export', {})).data as [{ account: Record<string, unknown> }];
    expect(account.reminders).toMatchObject([{ endpoint: phone.endpoint, dailyMinuteUtc: daily, answers: true }]);
  });

  it('are forgotten with a log-out everywhere, not with that of one phone', async () => {
    await keep(ada, phone);
    await ada.call('logout', { everywhere: true });
    expect(await isKept(phone)).toBe(false);
    const bea = await stage.enter();
    await keep(bea, phone);
    await bea.call('logout', {});
    expect(await isKept(phone)).toBe(true);
  });

  it('are forgotten with the account, and after half a year without a visit', async () => {
    const bea = await stage.enter();
    const [hers, old] = [phoneAt(service), phoneAt(service)];
    await keep(ada, phone);
    await keep(bea, old);
    await ada.call('user_leave', { leave: true });
    stage.advance(15 * DAY_S);
    await sweep(stage.running.context);
    expect([await isKept(phone), await isKept(old)]).toEqual([false, true]);
    stage.advance(166 * DAY_S);
    const eve = await stage.enter();
    await keep(eve, hers);
    await sweep(stage.running.context);
    expect([await isKept(old), await isKept(hers)]).toEqual([false, true]);
  });
});
