import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { unprivilegedAccount } from '../../server/database/embedded/account.ts';
import { findBinaries } from '../../server/database/embedded/binaries.ts';
import { seed } from '../bench/seed.mjs';
import { faultsInTheBooks } from '../server/books.ts';
import { buildServer, type Program, roomFor, runServer } from '../server/program.ts';
import { standIn, stream } from '../server/stand-in.ts';
import { figure } from './figure.ts';
import { enter, startLoad } from './load.ts';
import { initCluster, queryAt, startCluster } from './postgres.ts';
import { buildPrevious } from './previous-build.ts';

const PEOPLE = 16;
const SIZE = { people: 8000, orders: 40_000, transfers: 60_000 };
/** PostgreSQL writes down whoever waits longer for a lock. */
const MAX_BLOCKED_MS = 200;

const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

it('The build before works on while --migrate changes its tables, and beside the new one: nobody waits for a lock, nothing fails', async () => {
  const room = roomFor('upgrade');
  closing.push(() => rmSync(room, { recursive: true, force: true }));
  const bin = join(findBinaries(room, unprivilegedAccount()).postgres, '..');
  const data = join(room, 'postgres');
  initCluster(bin, data);
  const settings = {
    log_lock_waits: 'on',
    deadlock_timeout: `${MAX_BLOCKED_MS}ms`,
    log_line_prefix: '%a|',
  };
  const database = await startCluster(bin, data, settings);
  closing.push(() => database.end('SIGINT'));
  await queryAt(database.url.replace(/asterly$/, 'postgres'), 'create database asterly');
  const model = await standIn((_, response) => void stream(response, ['One. ', 'Two. '], { every: 20 }));
  closing.push(() => model.close());
  const env = {
    PORT: '0',
    DATA_DIR: room,
    DATABASE_URL: database.url,
    OPENAI_BASE_URL: `${model.url}/v1`,
    WELCOME_COINS: '100000',
  };

  const [previous, next] = [await buildPrevious(), await buildServer('upgrade')];
  const before = runServer(previous, 'dev', env);
  closing.push(() => stop(before));
  const home = await before.ready();
  await seed(database.url, SIZE);
  // What was filled in lies on the disk, as that of years does, and is not written under the load.
  await database.query('checkpoint');
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await enter(home));

  const load = startLoad([home], people);
  await sleep(3000);
  const marked = database.log().length;
  const began = performance.now();
  const { code, said } = await runServer(next, 'dev', env, ['--migrate']).ended();
  const took = performance.now() - began;
  expect(code, said).toBe(0);
  expect(said).toContain('Applied: ');
  const after = runServer(next, 'dev', { ...env, MIGRATE_ON_START: 'off' });
  closing.push(() => stop(after));
  load.add(await after.ready());
  await sleep(6000);
  const report = await load.stop();

  figure('--migrate beside the build before', `${(took / 1000).toFixed(1)} s; ${said.trim().split('\n').at(-1)}`);
  figure(
    'answers meanwhile',
    `${report.requests}, ${report.failures.length} failed, p99 ${report.p99Ms} ms, longest ${report.maxMs} ms`,
  );
  const waited = database
    .log()
    .slice(marked)
    .split('\n')
    .filter((line) => /still waiting for/.test(line) && !line.startsWith('asterly-migrate|'));
  figure(`waits for a lock of more than ${MAX_BLOCKED_MS} ms`, String(waited.length));
  expect(waited).toEqual([]);
  expect(report.failures).toEqual([]);
  expect(report.promised.size).toBeGreaterThan(20);
  const open = () => database.query(`select 1 from orders where state in ('waiting', 'writing')`);
  await expect.poll(open, { timeout: 60_000, interval: 500 }).toEqual([]);
  expect(await faultsInTheBooks({ query: (sql) => database.query(sql) })).toEqual([]);
}, 600_000);

async function stop(server: Program): Promise<void> {
  server.process.kill('SIGTERM');
  await server.ended();
}
