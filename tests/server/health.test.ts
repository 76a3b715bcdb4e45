import { afterEach, describe, expect, inject, it } from 'vitest';
import { VERSION } from '../../server/core/version.ts';
import { queryOnce } from '../../server/database/embedded/postmaster.ts';
import { openStage, type Stage } from './stage.ts';
import { createTestDatabase } from './test-database.ts';

let stage: Stage;
const administer = (sql: string) => queryOnce(inject('clusterSocket'), 'postgres', sql);

const ask = async (path: string) => {
  const response = await fetch(`${stage.home}${path}`);
  return [response.status, await response.text()];
};

describe('/readyz', () => {
  afterEach(() => stage.close());

  it('is 200 where nothing is missing, and says what the tables lack', async () => {
    stage = await openStage();
    expect(await ask('/healthz')).toEqual([200, `ok ${VERSION}\n`]);
    expect(await ask('/readyz')).toEqual([200, 'ready\n']);
    await stage.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    await expect.poll(() => ask('/readyz')).toEqual([503, 'migrations\n']);
    expect(stage.log).toContain('Not ready: migrations.');
    expect(await ask('/healthz')).toEqual([200, `ok ${VERSION}\n`]);
  });

  it('says that the database is gone, and is ready again when it is back', async () => {
    stage = await openStage();
    const [{ name } = { name: '' }] = await stage.query<{ name: string }>('select current_database() as name');
    const allow = (what: boolean) => administer(`alter database ${name} with allow_connections ${what}`);
    expect(await ask('/readyz')).toEqual([200, 'ready\n']);
    await allow(false);
    await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toEqual([503, 'database\n']);
    expect(await ask('/healthz')).toEqual([200, `ok ${VERSION}\n`]);
    await allow(true);
    await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toEqual([200, 'ready\n']);
  });

  it('says that the clock of the machine is wrong', async () => {
    stage = await openStage({ machineClock: () => new Date(Date.now() - 60_000) });
    expect(await ask('/readyz')).toEqual([503, 'clock\n']);
  });

  it('says that the worker hangs', async () => {
    stage = await openStage({ timeLimits: { workerMs: 3000 } });
    expect(await ask('/readyz')).toEqual([200, 'ready\n']);
    const holding = await stage.running.context.database.pool.connect();
    await holding.query('begin; lock table jobs in access exclusive mode');
    await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toEqual([503, 'worker\n']);
    await holding.query('rollback');
    holding.release();
    await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toEqual([200, 'ready\n']);
  });
});

it('A server that is told to stop is first not ready, and still answers everything', async () => {
  const database = await createTestDatabase();
  stage = await openStage({ env: { DRAIN_DELAY_S: '4', DATABASE_URL: database.url } });
  const ada = await stage.enter();
  const stopped = stage.running.stop();
  expect(await ask('/readyz')).toEqual([503, 'stopping\n']);
  expect(await ask('/healthz')).toEqual([200, `ok ${VERSION}\n`]);
  expect((await ada.call('user_info', {})).http).toBe(200);
  await stopped;
  await expect(fetch(`${stage.home}/healthz`)).rejects.toThrow();
  await database.drop();
});
