import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { readMigrations } from '../../server/database/migrations.ts';
import { migrate } from '../../server/operator/migrate.ts';
import { readSettings } from '../../server/settings/read.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** It changes tables that hold money, and builds an index on one. */
const CHANGE = readMigrations().find(({ name }) => name === '0016_operator_acts')!;

let database: TestDatabase;
let beside: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  beside = new pg.Client(database.url);
  await beside.connect();
});
afterEach(async () => {
  await beside.end();
  await database.drop();
});

const settings = (env: Record<string, string> = {}) => readSettings({ DATABASE_URL: database.url, ...env });
const undo = () => database.query(`delete from drizzle.__drizzle_migrations where created_at = ${CHANGE.madeAtMs}`);
const isIndexWhole = async () =>
  (
    await beside.query(
      `select indisvalid from pg_index join pg_class on pg_class.oid = indexrelid where relname = 'purchases_trade'`,
    )
  ).rows[0]?.indisvalid;

describe('tables of an older build', () => {
  it('are waited for by a server that may not change them, which then says what to do', async () => {
    await undo();
    const apart = openDatabase(settings({ MIGRATE_ON_START: 'off' }), () => {}, { migrations: { waitMs: 300 } });
    await expect(apart).rejects.toThrow(/--migrate first.*0016_operator_acts\.$/);
    const said: string[] = [];
    const waiting = openDatabase(settings(), (line) => said.push(line), { migrations: { waitMs: 20_000 } });
    await expect.poll(() => said.join()).toContain('Waiting until --migrate');
    expect(await migrate(settings())).toBe('Applied: 0016_operator_acts.');
    await (await waiting).close();
    expect(await migrate(settings())).toBe('The tables are those of this build already.');
  });

  it('are changed once by two that try together, and by a server of development itself', async () => {
    await undo();
    const said = await Promise.all([migrate(settings()), migrate(settings())]);
    expect(said.filter((line) => line.startsWith('Applied'))).toHaveLength(1);
    await undo();
    await (await openDatabase(settings())).close();
    expect(await migrate(settings())).toContain('already');
  });

  it('are not fought over: whoever holds a table is waited for in short tries, and nobody queues up behind', async () => {
    await undo();
    await beside.query('begin');
    await beside.query('select count(*) from refunds');
    const changing = migrate(settings());
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('set statement_timeout = 2000');
    const waits = () =>
      other.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
    await expect.poll(async () => (await waits()).rowCount, { timeout: 20_000, interval: 10 }).toBe(1);
    // The lock that is held keeps the change off for good; reading goes on past its tries.
    for (let reads = 0; reads < 200; reads += 1) await other.query('select count(*) from refunds');
    await beside.query('commit');
    expect(await changing).toContain('Applied');
    await other.end();
  });

  it('get a whole index in the place of one whose building was cut short', async () => {
    await undo();
    await database.query(
      `update pg_index set indisvalid = false where indexrelid = (select oid from pg_class where relname = 'purchases_trade')`,
    );
    expect(await isIndexWhole()).toBe(false);
    await migrate(settings());
    expect(await isIndexWhole()).toBe(true);
  });

  it('are left by a change that fails, with its name', async () => {
    await undo();
    await database.query('drop table refunds cascade');
    await expect(migrate(settings())).rejects.toThrow('The change 0016_operator_acts of the tables failed: ');
    await expect(migrate(settings({ DATABASE_POOLER: 'transaction' }))).rejects.toThrow('DATABASE_DIRECT_URL');
  });
});
