import type { Stage } from './stage.ts';

/** Counters of limits, tries of a code, and when a session was last seen: what a refusal is there to write. */
const ALLOWED: readonly string[] = ['limits', 'codes', 'sessions'];

/** From now on every row that is written and kept is counted; what a transaction took back is not. */
export async function countWrites(stage: Pick<Stage, 'query'>): Promise<() => Promise<number>> {
  const tables = await stage.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  await stage.query(`
    create schema noted;
    create table noted.writes (place bigint generated always as identity primary key, name text not null);
    create function noted.note() returns trigger language plpgsql as $$
      begin insert into noted.writes (name) values (tg_table_name); return null; end $$`);
  for (const { name } of tables)
    if (!ALLOWED.includes(name))
      await stage.query(
        `create trigger note_write after insert or update or delete on "${name}" for each row execute function noted.note()`,
      );
  await stage.query(
    'create trigger note_write after insert or delete on sessions for each row execute function noted.note()',
  );
  return async () => {
    const [row] = await stage.query<{ count: string }>('select coalesce(max(place), 0) as count from noted.writes');
    return Number(row?.count);
  };
}
