import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unprivilegedAccount } from '../../server/database/embedded/account.ts';
import { findBinaries } from '../../server/database/embedded/binaries.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { LARGE, seed, tokenOf } from '../bench/seed.mjs';
import { asking } from '../server/asking.ts';
import { buildServer, type Program, roomFor, runServer } from '../server/program.ts';
import { Visitor } from '../server/stage.ts';
import { figure } from './figure.ts';
import { initCluster, type Postgres, queryAt, startCluster } from './postgres.ts';

/** `GROWTH=100000` orders make it quick. */
const ORDERS = Number(process.env.GROWTH ?? LARGE.orders);
const SHARE = ORDERS / LARGE.orders;
const SIZE = { people: LARGE.people * SHARE, orders: ORDERS, transfers: LARGE.transfers * SHARE };
const SMALL = { people: 400, orders: 2000, transfers: 4000 };
const ROUNDS = 150;
/** Tables that grow with use. None of them may be read through by a call, the worker or the sweep. */
const GROWING = [
  'orders',
  'readings',
  'parts',
  'jobs',
  'keys',
  'transfers',
  'balances',
  'people',
  'identities',
  'sessions',
  'purchases',
  'payment_events',
  'memberships',
  'renewals',
  'devices',
  'inviters',
  'profiles',
  'limits',
  'allowances',
  'codes',
  'test_results',
  'refunds',
];

const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

it('Every query finds its rows by an index when there are a million orders, and no call takes much longer for it', async () => {
  const room = roomFor('growth');
  closing.push(() => rmSync(room, { recursive: true, force: true }));
  const bin = join(findBinaries(room, unprivilegedAccount()).postgres, '..');
  const folder = await buildServer('growth');
  const small = await openAt(bin, folder, room, 'small', SMALL);
  const before = await measure(small.home);
  const large = await openAt(bin, folder, room, 'large', SIZE);
  const after = await measure(large.home);

  for (const [name, one] of Object.entries(before)) {
    const other = after[name]!;
    figure(name, `p50 ${one.p50} -> ${other.p50} ms, p99 ${one.p99} -> ${other.p99} ms`);
  }
  const sum = (times: typeof before, at: 'p50' | 'p99') => Object.values(times).reduce((all, one) => all + one[at], 0);
  figure(
    'all calls, p50 and p99 against few rows',
    `${(sum(after, 'p50') / sum(before, 'p50')).toFixed(2)} and ${(sum(after, 'p99') / sum(before, 'p99')).toFixed(2)} times`,
  );
  expect(throughTables(large.database)).toEqual([]);
}, 3_600_000);

async function openAt(bin: string, folder: string, room: string, name: string, size: typeof SIZE) {
  const data = join(room, name);
  initCluster(bin, data);
  const database = await startCluster(bin, data, {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    log_line_prefix: '%a|',
    jit: 'off',
    max_wal_size: '4GB',
  });
  closing.push(() => database.end('SIGKILL'));
  await queryAt(database.url.replace(/asterly$/, 'postgres'), 'create database asterly');
  const env = { PORT: '0', DATA_DIR: room, DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' };
  await runServer(folder, 'dev', env, ['--migrate']).ended();
  const began = performance.now();
  await seed(database.url, size);
  figure(`seeded ${size.orders} orders`, `${Math.round((performance.now() - began) / 1000)} s`);
  const server = runServer(folder, 'dev', env);
  closing.push(() => stop(server));
  return { database, home: await server.ready() };
}

/** Every call that a person makes often, as the heaviest and as ordinary people. */
async function measure(home: string): Promise<Record<string, { p50: number; p99: number }>> {
  const heavy = new Visitor(home);
  heavy.token = tokenOf(1);
  const first = (await heavy.say('order_list', { limit: 50 })).data[0];
  const orderId = first.orders[0]!.order_id;
  const next = first.next ?? undefined;
  const calls: Record<string, [CallName, () => object]> = {
    user_info: ['user_info', () => ({})],
    vip: ['vip', () => ({ take_free: false })],
    'order_list, newest': ['order_list', () => ({ limit: 50 })],
    'order_list, next page': ['order_list', () => ({ limit: 50, before: next })],
    currency_product_order_list: ['currency_product_order_list', () => ({ limit: 50 })],
    vip_order_list: ['vip_order_list', () => ({ limit: 50 })],
    get_order: ['get_order', () => ({ order_id: orderId, after: '' })],
    get_orders: ['get_orders', () => ({ order_ids: first.orders.map((one) => one.order_id) })],
    spread_level_ask_available: ['spread_level_ask_available', () => ({ spread_id: 3, level: 'ai' })],
    'offer of a person’s reading': ['spread_level_ask_available', () => ({ spread_id: 3, level: 'person' })],
    my_invite_num: ['my_invite_num', () => ({})],
    invite_ranking_list: ['invite_ranking_list', () => ({})],
    award_list: ['award_list', () => ({ limit: 20 })],
    create_inviter: ['create_inviter', () => ({})],
    test_available: ['test_available', () => ({})],
    home_page: ['home_page', () => ({})],
  };
  const times: Record<string, { p50: number; p99: number }> = {};
  for (const [title, [name, payload]] of Object.entries(calls)) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const visitor = new Visitor(home);
      const own = name.startsWith('get_order') || title === 'order_list, next page';
      visitor.token = tokenOf(round % 3 === 0 || own ? 1 : 2 + (round % (SMALL.people - 2)));
      const began = performance.now();
      const heard = await visitor.sayAnything(name, payload());
      taken.push(performance.now() - began);
      expect(heard.http, `${title}: ${heard.message}`).toBeLessThan(500);
    }
    times[title] = quantiles(taken);
  }
  const asks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const visitor = new Visitor(home);
    visitor.token = tokenOf(2 + round);
    const began = performance.now();
    const heard = await visitor.say('spread_level_ask', asking({ idempotency_key: randomUUID() }));
    asks.push(performance.now() - began);
    expect(heard.status, heard.message).toBe(1);
  }
  times.spread_level_ask = quantiles(asks);
  // Strangers come, by codes and an invitation.
  const { inviter } = (await heavy.say('create_inviter', {})).data[0];
  for (let one = 0; one < 5; one += 1) {
    const email = `new-${randomUUID()}@example.org`;
    const visitor = new Visitor(home);
    await visitor.say('email/verify_code', { email });
    const letters = (await (await fetch(`${home}/dev/inbox.json`)).json()) as { to: string; code: string }[];
    const { code } = letters.find(({ to }) => to === email)!;
    expect((await visitor.say('email_login', { email, code, inviter })).status).toBe(1);
  }
  return times;
}

function quantiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A table of a few pages is read faster than its index. */
const MAX_COST = 100;
const SEQ_SCAN = new RegExp(`Seq Scan on (${GROWING.join('|')})\\b.*cost=[\\d.]+\\.\\.([\\d.]+)`, 'g');
/** The sweep of old rows takes the first thousand that it meets. */
const SWEEP = /delete from "\w+" where ctid/i;

/** Plans of our servers that read a growing table from end to end, with their statements. */
function throughTables(database: Postgres): string[] {
  const entries = database.log().split(/^(?=[^\n|]*\|(?:LOG|ERROR|STATEMENT|DETAIL|FATAL|HINT))/m);
  const found = entries.filter(
    (entry) =>
      /^asterly-\d+\|/.test(entry) &&
      !SWEEP.test(entry) &&
      [...entry.matchAll(SEQ_SCAN)].some(([, , cost]) => Number(cost) > MAX_COST),
  );
  const byStatement = new Map(found.map((entry) => [/Query Text: (.{1,200})/s.exec(entry)?.[1], entry.slice(0, 2500)]));
  return [...byStatement.values()];
}

async function stop(server: Program): Promise<void> {
  server.process.kill('SIGTERM');
  await server.ended();
}
