import { afterEach, expect, it } from 'vitest';
import { asking, readToEnd } from './asking.ts';
import { openStage, type Stage } from './stage.ts';

const TOKEN = 'a-token-of-the-scraper';
let stage: Stage;
afterEach(() => stage.close());

const read = (token: string) =>
  fetch(`${stage.home}/metrics`, { headers: { Authorization: `Bearer ${token}`, Accept: 'text/plain' } });

/** Every line of a sample as its name with labels, and its value. */
async function samples(): Promise<Map<string, number>> {
  const lines = (await (await read(TOKEN)).text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

it('There are no metrics where no token is set, and none for another', async () => {
  stage = await openStage();
  expect((await read(TOKEN)).status).toBe(404);
  expect(await (await read(TOKEN)).text()).not.toContain('asterly_');
  await stage.close();
  stage = await openStage({ env: { METRICS_TOKEN: TOKEN } });
  for (const wrong of ['', `${TOKEN}x`]) expect((await read(wrong)).status).toBe(401);
  const response = await read(TOKEN);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
});

it('Metrics tell calls, waits, codes, failures of providers and refunds', async () => {
  stage = await openStage({
    env: { METRICS_TOKEN: TOKEN },
    providers: (real) => ({
      ...real,
      mail: { send: () => Promise.reject(new Error('no mail today')) },
      readers: real.readers.map((reader) => ({
        ...reader,
        covers: (subject) => reader.covers(subject),
        async *read() {
          yield await Promise.reject(new Error('no words today'));
        },
      })),
    }),
  });
  const ada = await stage.enter();
  await ada.callAnything('message/create', { phone: 5 });
  await ada.call('email/verify_code', { email: 'ada@example.org' });
  const { data } = await ada.call('spread_level_ask', asking());
  for (let tries = 0; tries < 3; tries += 1) stage.advance(60);
  expect((await readToEnd(ada, data[0].order_id)).last.order.state).toBe('refunded');
  const told = await samples();
  expect(told.get('asterly_calls_total{call="phone_login",outcome="ok"}')).toBe(1);
  expect(told.get('asterly_calls_total{call="message/create",outcome="parameter"}')).toBe(1);
  expect(told.get('asterly_calls_total{call="email/verify_code",outcome="code_unsent"}')).toBe(1);
  expect(told.get('asterly_call_seconds_count{call="phone_login"}')).toBe(1);
  expect(told.get('asterly_pool_wait_seconds_count')).toBeGreaterThan(5);
  expect(told.get('asterly_codes_sent_total{way="sms"}')).toBe(1);
  expect(told.get('asterly_provider_failures_total{provider="mail"}')).toBe(1);
  expect(told.get('asterly_provider_failures_total{provider="reader"}')).toBe(3);
  expect(told.get('asterly_refunds_total{what="reading"}')).toBe(1);
  expect(told.get('asterly_queue_age_seconds')).toBe(0);
  expect(told.get('asterly_streams')).toBe(0);
});
