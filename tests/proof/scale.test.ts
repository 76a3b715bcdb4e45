import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { faultsInTheBooks } from '../server/books.ts';
import { buildServer, type Program, roomFor, runServer } from '../server/program.ts';
import { standIn, stream } from '../server/stand-in.ts';
import { figure } from './figure.ts';
import { enter, startLoad } from './load.ts';
import { hasPgBouncer, startPgBouncer } from './pgbouncer.ts';
import {
  debianPrograms,
  initCluster,
  ownFolder,
  type Postgres,
  queryAt,
  runAsPostgres,
  startCluster,
} from './postgres.ts';

const PEOPLE = 24;
/** How long whoever watches over a database takes to be sure that it is gone. */
const NOTICED_AFTER_MS = 1000;
const SENTENCES = Array.from({ length: 6 }, (_, index) => `Sentence number ${index + 1}. `);

const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

it('Two servers behind PgBouncer in transaction mode go on when their database dies and its replica takes its place: nothing acknowledged is lost', async () => {
  const bin = debianPrograms();
  if (!bin || !hasPgBouncer) throw new Error('needs the packages postgresql and pgbouncer of Debian');
  const room = roomFor('scale');
  closing.push(() => rmSync(room, { recursive: true, force: true }));
  const primary = await startPrimary(bin, join(room, 'primary'));
  const replica = await startReplica(bin, join(room, 'replica'), primary);
  const pooler = await startPgBouncer(room, primary.port);
  closing.push(() => pooler.end());
  const model = await standIn((_, response) => void stream(response, SENTENCES, { every: 20 }));
  closing.push(() => model.close());

  const folder = await buildServer('scale');
  const plain = { PORT: '0', DATA_DIR: room, DATABASE_URL: pooler.url, MIGRATE_ON_START: 'off' };
  const env = {
    ...plain,
    DATABASE_POOLER: 'transaction',
    OPENAI_BASE_URL: `${model.url}/v1`,
    WELCOME_COINS: '100000',
    TRUSTED_PROXY: '127.0.0.1',
  };
  const unaware = await runServer(folder, 'dev', plain).ended();
  expect(unaware.said).toContain('Set DATABASE_POOLER=transaction');
  const migrated = await runMigrate(folder, { ...env, DATABASE_DIRECT_URL: primary.url });
  expect(migrated).toContain('Applied: 0000_first');

  const servers = [runServer(folder, 'dev', env), runServer(folder, 'dev', env)];
  closing.push(() => stopAll(servers));
  const homes = await Promise.all(servers.map((server) => server.ready()));
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await enter(homes[index % 2] as string));

  const calm = startLoad(homes, people);
  await sleep(8000);
  const before = await calm.stop();
  figure('behind PgBouncer', `${before.requests} requests, ${before.failures.length} failed, p99 ${before.p99Ms} ms`);
  expect(before.failures).toEqual([]);

  const load = startLoad(homes, people);
  await sleep(4000);
  await primary.end('SIGKILL');
  await sleep(NOTICED_AFTER_MS);
  runAsPostgres(join(bin, 'pg_ctl'), ['promote', '-w', '-D', replica.data]);
  pooler.leadTo(replica.port);
  await sleep(12_000);
  const { requests, failures, longestGapMs, promised } = await load.stop();
  figure(
    'replica promoted',
    `${requests} requests, ${failures.length} failed (${((100 * failures.length) / requests).toFixed(1)} %) and were sent again`,
  );
  figure('time to recover', `${(longestGapMs / 1000).toFixed(1)} s, of which ${NOTICED_AFTER_MS / 1000} s to notice`);

  const kept = new Set(
    (await replica.query<{ order_id: string }>('select order_id from orders')).map((row) => row.order_id),
  );
  const all = [...before.promised, ...promised];
  expect(all.filter((orderId) => !kept.has(orderId))).toEqual([]);
  expect(promised.size).toBeGreaterThan(50);
  await expect.poll(() => openReadings(replica), { timeout: 60_000, interval: 500 }).toBe(0);
  expect(await faultsInTheBooks({ query: (sql) => replica.query(sql) })).toEqual([]);
  figure('acknowledged orders', `${all.length}, of which ${all.filter((orderId) => !kept.has(orderId)).length} lost`);
}, 300_000);

async function startPrimary(bin: string, data: string): Promise<Postgres> {
  initCluster(bin, data);
  const primary = await startCluster(bin, data, { wal_level: 'replica', max_wal_senders: '4' });
  closing.push(() => primary.end('SIGKILL'));
  await queryAt(primary.url.replace(/asterly$/, 'postgres'), 'create database asterly');
  await primary.query(`alter role asterly set statement_timeout = '20s'`);
  await primary.query(`alter role asterly set idle_in_transaction_session_timeout = '30s'`);
  return primary;
}

/** A commit is acknowledged when the replica has it on its disk. */
async function startReplica(bin: string, data: string, primary: Postgres): Promise<Postgres> {
  const address = primary.url.replace(/asterly$/, 'postgres');
  ownFolder(data);
  runAsPostgres(join(bin, 'pg_basebackup'), ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', address]);
  const replica = await startCluster(bin, data, { hot_standby: 'on' });
  closing.push(() => replica.end('SIGKILL'));
  await primary.query(`alter system set synchronous_standby_names = '*'`);
  await primary.query('select pg_reload_conf()');
  const states = () => primary.query<{ sync_state: string }>('select sync_state from pg_stat_replication');
  await expect.poll(states, { timeout: 20_000 }).toEqual([{ sync_state: 'sync' }]);
  return replica;
}

async function runMigrate(folder: string, env: Record<string, string>): Promise<string> {
  const { code, said } = await runServer(folder, 'dev', env, ['--migrate']).ended();
  expect(code, said).toBe(0);
  return said;
}

async function openReadings(postgres: Postgres): Promise<number> {
  const [row] = await postgres.query<{ many: number }>(
    `select count(*)::integer as many from orders where state in ('waiting', 'writing')`,
  );
  return row?.many ?? 0;
}

async function stopAll(servers: readonly Program[]): Promise<void> {
  for (const server of servers) server.process.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.ended()));
}
