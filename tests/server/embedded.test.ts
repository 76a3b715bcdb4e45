import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import journal from '../../server/database/migrations/meta/_journal.json' with { type: 'json' };
import { readSettings } from '../../server/settings/read.ts';
import { roomFor } from './program.ts';

const rooms: string[] = [];
afterAll(() => {
  for (const room of rooms) rmSync(room, { recursive: true, force: true });
});
const newRoom = (name: string) => {
  const room = roomFor(name);
  rooms.push(room);
  return room;
};
const open = (DATA_DIR: string) => openDatabase(readSettings({ DATA_DIR }));
const keep = (database: Database, value: string) =>
  database.pool.query(`insert into secrets values ($1, 'x')`, [value]);
const kept = async (database: Database) =>
  (await database.pool.query('select name from secrets order by name')).rows.map((row) => row.name);
const noteIn = (dir: string) => join(dir, 'postgres', 'postmaster.pid');

describe('the embedded database', () => {
  it('keeps what was written, listens on no network, and ends with its server', async () => {
    const room = newRoom('keeps');
    const first = await open(room);
    await keep(first, 'a');
    expect((await first.pool.query('show listen_addresses')).rows[0].listen_addresses).toBe('');
    expect((await first.pool.query('show fsync')).rows[0].fsync).toBe('on');
    expect((await first.pool.query('show synchronous_commit')).rows[0].synchronous_commit).toBe('on');
    await first.close();
    expect(existsSync(noteIn(room))).toBe(false);
    const second = await open(room);
    expect(await kept(second)).toEqual(['a']);
    await second.close();
  });

  it('is shared by two servers over one folder, and ends with the last', async () => {
    const room = newRoom('shared');
    const [first, second] = [await open(room), await open(room)];
    await first.close();
    await keep(second, 'b');
    expect(existsSync(noteIn(room))).toBe(true);
    await second.close();
    expect(existsSync(noteIn(room))).toBe(false);
  });

  it('is migrated once by servers that start together', async () => {
    const room = newRoom('together');
    const first = await open(room);
    const others = await Promise.all([open(room), open(room), open(room)]);
    const { rows } = await first.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(rows[0].n).toBe(journal.entries.length);
    for (const one of [...others, first]) await one.close();
  });

  it('comes back after its PostgreSQL was killed, and after a note that is not true', async () => {
    const room = newRoom('killed');
    const first = await open(room);
    await keep(first, 'c');
    process.kill(Number(readFileSync(noteIn(room), 'utf8').split('\n')[0]), 'SIGKILL');
    const second = await open(room);
    expect(await kept(second)).toEqual(['c']);
    await first.close();
    await second.close();
    // Another program has the number by now.
    writeFileSync(noteIn(room), `${process.pid}\n${join(room, 'postgres')}\n1\n5432\n${join(room, 'socket')}\n\n`);
    const third = await open(room);
    expect(await kept(third)).toEqual(['c']);
    await third.close();
  });

  it('is started again when it dies under its server, and the server goes on', async () => {
    const room = newRoom('dies');
    const said: string[] = [];
    const database = await openDatabase(readSettings({ DATA_DIR: room }), (line) => said.push(line));
    await keep(database, 'f');
    const busy = database.pool.query('select pg_sleep(20)').catch((reason: Error) => reason);
    process.kill(Number(readFileSync(noteIn(room), 'utf8').split('\n')[0]), 'SIGKILL');
    expect(await busy).toBeInstanceOf(Error);
    await expect.poll(() => kept(database).catch(() => null), { timeout: 20_000, interval: 200 }).toEqual(['f']);
    expect(said.join()).toContain('started again');
    await database.close();
  });

  it('lives in a folder whose path is too long for a socket', async () => {
    const room = newRoom('long');
    const deep = join(room, 'a'.repeat(60), 'b'.repeat(60));
    mkdirSync(deep, { recursive: true });
    const database = await open(deep);
    await keep(database, 'd');
    await database.close();
    expect(existsSync(join(deep, 'postgres', 'PG_VERSION'))).toBe(true);
  });

  it.runIf(process.getuid?.() === 0)('of root lives elsewhere when nobody else may walk into the folder', async () => {
    const room = newRoom('private');
    chmodSync(room, 0o700);
    const first = await open(join(room, 'data'));
    await keep(first, 'e');
    const { rows } = await first.pool.query('show data_directory');
    await first.close();
    const second = await open(join(room, 'data'));
    expect(await kept(second)).toEqual(['e']);
    await second.close();
    const [home] = /^\/var\/lib\/asterly\/\w+/.exec(rows[0].data_directory)!;
    rmSync(home, { recursive: true });
  });
});

describe('a named database', () => {
  it('is opened with the password of a file, and with another one from the next connection on', async () => {
    const room = newRoom('password');
    const own = await open(room);
    const rules = join(room, 'postgres', 'pg_hba.conf');
    writeFileSync(rules, `local all keeper scram-sha-256\n${readFileSync(rules, 'utf8')}`);
    await own.pool.query(`create role keeper login superuser password 'first'`);
    await own.pool.query('select pg_reload_conf()');
    const file = join(room, 'password');
    writeFileSync(file, 'first\n');
    const socket = encodeURIComponent(join(room, 'socket'));
    const { rows } = await own.pool.query('select current_database() as name');
    const settings = {
      DATABASE_URL: `postgres://keeper@localhost/${rows[0].name}?host=${socket}`,
      DATABASE_PASSWORD_FILE: file,
    };
    const named = await openDatabase(readSettings({ DATA_DIR: room, ...settings }));
    await keep(named, 'p');
    await own.pool.query(`alter role keeper password 'second'`);
    await own.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'keeper'`);
    const lines = () => Promise.all([1, 2, 3].map(() => named.pool.query('select 1')));
    await expect.poll(() => lines().catch(({ message }: Error) => message), { timeout: 15_000 }).toContain('password');
    writeFileSync(file, 'second\n');
    expect(await kept(named)).toContain('p');
    await named.close();
    await own.close();
  });
});
