import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unprivilegedAccount } from '../../server/database/embedded/account.ts';
import { findBinaries } from '../../server/database/embedded/binaries.ts';
import { callPath } from '../../src/contract/call.ts';
import { CALLS, type CallName } from '../../src/contract/calls.ts';
import { LARGE, seed } from '../bench/seed.mjs';
import { buildServer, type Program, roomFor, runServer } from '../server/program.ts';
import { WITH_KEYS } from '../server/push-steps.ts';
import { type StandIn, standIn, stream } from '../server/stand-in.ts';
import { casesAt } from './every-call.ts';
import { figure } from './figure.ts';
import { badPlans } from './plans.ts';
import { initCluster, queryAt, startCluster } from './postgres.ts';
import { addPasskey, personOf, proofBy, type Site, type Traveller } from './traveller.ts';

/** `GROWTH=20000` orders make it quick. */
const ORDERS = Number(process.env.GROWTH ?? LARGE.orders);
const SHARE = ORDERS / LARGE.orders;
const SIZE = { people: LARGE.people * SHARE, orders: ORDERS, transfers: LARGE.transfers * SHARE };
const SMALL = { people: 400, orders: 2000, transfers: 4000 };
/** People of the seed whom no case needs. */
const OPERATOR = 390;
const READER = 391;
/** The dearest are shown one by one. */
const SHOWN = 12;

const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

it('Every call finds its rows by an index when there are a million orders, and none takes much longer for it', async () => {
  const room = roomFor('growth');
  closing.push(() => rmSync(room, { recursive: true, force: true }));
  const bin = join(findBinaries(room, unprivilegedAccount()).postgres, '..');
  const folder = await buildServer('growth');
  const others = await playOthers();
  closing.push(() => others.close());
  const small = await openAt(bin, folder, { room, name: 'small', size: SMALL, others });
  const large = await openAt(bin, folder, { room, name: 'large', size: SIZE, others });
  const { times, failures } = await measure([small, large]);

  const rows = [...times].map(([name, [few, many]]) => ({ name, few: quantiles(few), many: quantiles(many) }));
  for (const { name, few, many } of rows.toSorted((a, b) => b.many.p99 - a.many.p99).slice(0, SHOWN))
    figure(name, `p50 ${few.p50} -> ${many.p50} ms, p99 ${few.p99} -> ${many.p99} ms`);
  for (const at of ['p50', 'p99'] as const) {
    const ratios = rows.map(({ few, many }) => many[at] / Math.max(few[at], 1)).toSorted((a, b) => a - b);
    const sum = (which: 'few' | 'many') => rows.reduce((all, row) => all + row[which][at], 0);
    figure(
      `${rows.length} calls, ${at} against few rows`,
      `all together ${(sum('many') / sum('few')).toFixed(2)} times, in the middle ${round(ratios[ratios.length >> 1])}, at most ${round(ratios.at(-1))}`,
    );
  }
  expect({ failures, plans: badPlans(large.log()) }).toEqual({ failures: [], plans: [] });
}, 3_600_000);

interface Opened extends Site {
  log(): string;
  cases: ReturnType<typeof casesAt>;
}

async function openAt(
  bin: string,
  folder: string,
  { room, name, size, others }: { room: string; name: string; size: typeof SIZE; others: StandIn },
): Promise<Opened> {
  const data = join(room, name);
  initCluster(bin, data);
  const database = await startCluster(bin, data, {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    log_line_prefix: '%a|',
    jit: 'off',
    max_wal_size: '4GB',
    shared_buffers: '1GB',
  });
  closing.push(() => database.end('SIGKILL'));
  await queryAt(database.url.replace(/asterly$/, 'postgres'), 'create database asterly');
  const env = {
    ...WITH_KEYS,
    PORT: '0',
    DATA_DIR: room,
    DATABASE_URL: database.url,
    TRUSTED_PROXY: '127.0.0.1',
    OPENAI_BASE_URL: `${others.url}/v1`,
    WECHAT_API_URL: others.url,
    WECHAT_APP_ID: 'wx1',
    WECHAT_APP_SECRET: 'hush',
  };
  const command = async (...words: string[]) => {
    const { code, said } = await runServer(folder, 'dev', env, words).ended();
    expect(code, said).toBe(0);
  };
  await command('--migrate');
  const began = performance.now();
  await seed(database.url, size);
  figure(`seeded ${size.orders} orders`, `${Math.round((performance.now() - began) / 1000)} s`);
  await database.query('checkpoint');
  const server = runServer(folder, 'dev', env);
  closing.push(() => stop(server));
  const site = { home: await server.ready(), query: database.query };
  const operator = personOf(site, OPERATOR);
  const { key: operatorKey } = await addPasskey(operator);
  await command('--operator', `seed-${OPERATOR}@example.org`);
  await operator.must('passkey/show', { proof: await proofBy(operator, operatorKey) });
  const reader = personOf(site, READER);
  await command('--reader', `seed-${READER}@example.org`, 'Lin', 'Yue');
  for (const look of [
    ['--today'],
    ['--mismatches'],
    ['--person', 'seed-1@example.org'],
    ['--readers'],
    ['--operators'],
  ])
    await command(...look);
  return { ...site, log: database.log, cases: casesAt(site, { operator, operatorKey, reader }) };
}

/** Milliseconds of each round of every call at each of the sites, in turn: what else the machine does meets them alike. */
async function measure(sites: readonly [Opened, Opened]) {
  const times = new Map<CallName, [number[], number[]]>();
  const failures: string[] = [];
  for (const name of Object.keys(CALLS) as CallName[]) {
    const taken: [number[], number[]] = [[], []];
    times.set(name, taken);
    try {
      for (let turn = 0; turn < sites[0].cases[name].rounds; turn += 1)
        for (const [at, site] of sites.entries()) {
          const [who, payload] = await site.cases[name].prepare(turn);
          const began = performance.now();
          await call(name, who, payload);
          taken[at]?.push(performance.now() - began);
        }
    } catch (reason) {
      failures.push(`${name}: ${(reason as Error).message}`);
    }
  }
  return { times, failures };
}

/** @throws where it is refused: that would show only the half of its statements */
async function call(name: CallName, who: Traveller, payload: object): Promise<void> {
  const call = CALLS[name];
  const sent = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
  if (call.form === 'envelope') {
    const heard = await who.callAnything(name, sent);
    expect(heard.status, `${name}: ${heard.message}`).toBe(1);
    return;
  }
  const response = await who.fetch(`${callPath(call, 'v1')}?${new URLSearchParams(sent)}`);
  await response.text();
  expect(response.status, name).toBe(call.form === 'redirect' ? 302 : 200);
}

function quantiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

const round = (ratio: number | undefined) => (ratio ?? 0).toFixed(2);

/** Plays the language model, and WeChat's API for the signature of a page. */
async function playOthers(): Promise<StandIn> {
  return await standIn((request, response) => {
    if (request.url?.startsWith('/v1/')) return void stream(response, ['What has ended ', 'leaves room.']);
    const isTicket = request.url?.startsWith('/cgi-bin/ticket/') === true;
    const told = isTicket
      ? { errcode: 0, ticket: 'ticket', expires_in: 7200 }
      : { access_token: 'pass', expires_in: 7200 };
    response.end(JSON.stringify(told));
  });
}

async function stop(server: Program): Promise<void> {
  server.process.kill('SIGTERM');
  await server.ended();
}
