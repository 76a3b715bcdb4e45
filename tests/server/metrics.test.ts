import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { asking, readToEnd } from './asking.ts';
import { openStage, type Stage } from './stage.ts';
import { swallowingProxy } from './swallowing-proxy.ts';
import { createTestDatabase } from './test-database.ts';

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

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');

it('Every metric that the page of operations names is there from the start, with its labels and their values', async () => {
  stage = await openStage({ env: { METRICS_TOKEN: TOKEN } });
  await stage.enter();
  const text = await (await read(TOKEN)).text();
  const named = [...PAGE.matchAll(/(asterly_[a-z_]+)(?:\{([^}]*)\})?/g)];
  expect(named.length).toBeGreaterThan(15);
  for (const [, name, wanted = ''] of named) {
    expect(text).toContain(`# TYPE ${name} `);
    for (const label of wanted.split(',').filter(Boolean))
      expect(text).toMatch(new RegExp(`^${name}\\{[^}]*${label.trim()}[^}]*\\} `, 'm'));
  }
  const rows = [...PAGE.matchAll(/^\| `(asterly_[a-z_]+)` \| ([^|]*) \|/gm)];
  const there = [...text.matchAll(/^# TYPE (asterly_\S+)/gm)].map(([, name]) => name);
  expect(rows.map(([, name]) => name).sort()).toEqual(there.sort());
  for (const [, name, labels = ''] of rows) {
    const told = [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label).sort();
    const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name}_count{`));
    expect([name, lines.length > 0]).toEqual([name, told.length > 0]);
    for (const line of lines)
      expect([name, ...[...line.matchAll(/(\w+)="/g)].map(([, label]) => label!).sort()]).toEqual([name, ...told]);
  }
});

it('Alerts of the page can see the first fault: what they count starts at 0', async () => {
  stage = await openStage({ env: { METRICS_TOKEN: TOKEN } });
  const told = await samples();
  for (const series of [
    'asterly_calls_total{call="user_info",outcome="failed"}',
    'asterly_calls_total{call="user_info",outcome="unavailable"}',
    'asterly_provider_failures_total{provider="reader"}',
    'asterly_provider_failures_total{provider="mail"}',
    'asterly_codes_sent_total{way="mail"}',
    'asterly_refunds_total{what="money"}',
  ])
    expect([series, told.get(series)]).toEqual([series, 0]);
});

it('A database that is gone is no fault of a call: it answers 503 and asks to come again', async () => {
  const database = await createTestDatabase();
  const proxy = await swallowingProxy(database.url);
  stage = await openStage({ env: { METRICS_TOKEN: TOKEN, DATABASE_URL: proxy.url } });
  try {
    const ada = await stage.enter();
    await proxy.close();
    for (let tries = 0; tries < 3; tries += 1) {
      const { http, code, headers } = await ada.call('user_info', {});
      expect([http, code]).toEqual([503, ERRORS.service.code]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const told = await samples();
    expect(told.get('asterly_calls_total{call="user_info",outcome="unavailable"}')).toBe(3);
    expect(told.get('asterly_calls_total{call="user_info",outcome="failed"}')).toBe(0);
    expect(stage.events.find(({ line }) => line.startsWith('user_info was turned away.'))?.facts.level).toBe('warn');
  } finally {
    await stage.close();
    await database.drop();
    stage = await openStage();
  }
});
