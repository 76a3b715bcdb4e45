import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { askPerson, desk, seat } from './desk-steps.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const DAY_S = 86_400;
const SECRET = 'Will the secret plan work?';

/** Somebody with a reading, a birth and an invitation code. */
async function somebody(): Promise<{ visitor: Visitor; email: string; userId: string }> {
  const visitor = stage.visitor();
  const email = `${randomUUID()}@example.org`;
  await visitor.call('email/verify_code', { email });
  const { data } = await visitor.call('email_login', { email, code: await stage.codeFor(email) });
  visitor.token = data[0].tarot_session;
  const asked = await visitor.call('spread_level_ask', asking({ question: SECRET }));
  await readToEnd(visitor, asked.data[0].order_id);
  await visitor.call('create_user_profile', {
    idempotency_key: randomUUID(),
    name: 'Ada Secret',
    date: '1990-05-05',
    time: '14:30',
    place: 'Secretville',
    latitude: 31.2,
    longitude: 121.5,
    zone: 'Asia/Shanghai',
  });
  await visitor.call('create_inviter', {});
  return { visitor, email, userId: (await visitor.call('user_info', {})).data[0].user_id };
}

/** Every row of every table that holds one of these words. */
async function traces(...words: string[]): Promise<string[]> {
  const tables = await stage.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const rows = await stage.query(`select 1 from "${name}" t where t::text ilike '%' || $1 || '%' limit 1`, [word]);
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  return found;
}

describe('everything kept of a person', () => {
  it('is given to her alone, whole', async () => {
    const { visitor, email } = await somebody();
    const told = JSON.stringify((await visitor.call('user_export', {})).data[0].account);
    for (const part of [email, SECRET, 'Ada Secret', 'Secretville', 'welcome:']) expect(told).toContain(part);
    expect(told).not.toMatch(/token_?hash|body_?hash/i);
    const other = await stage.enter();
    expect(JSON.stringify((await other.call('user_export', {})).data)).not.toContain('Secret');
  });
});

describe('an account that is left', () => {
  it('waits fourteen days, in which its owner can change her mind', async () => {
    const { visitor, userId } = await somebody();
    const [first] = (await visitor.call('user_leave', { leave: true })).data;
    expect((Date.parse(first.leaving_at ?? '') - stage.running.context.clock().getTime()) / (DAY_S * 1000)).toBeCloseTo(
      14,
      2,
    );
    stage.advance(3600);
    expect((await visitor.call('user_leave', { leave: true })).data[0]).toEqual(first);
    expect((await visitor.call('user_info', {})).data[0].leaving_at).toBe(first.leaving_at);
    expect((await visitor.call('user_leave', { leave: false })).data[0]).toEqual({ leaving_at: null });
    stage.advance(15 * DAY_S);
    await sweep(stage.running.context);
    const [person] = await stage.query<{ username: string }>('select username from people where user_id = $1', [
      userId,
    ]);
    expect(person?.username).not.toBe('');
  });

  it('is erased then, once, by several servers at once, and leaves no word of its owner and whole books', async () => {
    const { visitor, email, userId } = await somebody();
    await visitor.call('user_leave', { leave: true });
    stage.advance(15 * DAY_S);
    const { context } = stage.running;
    await Promise.all([sweep(context), sweep(context), sweep(context)]);
    expect((await visitor.call('user_info', {})).code).toBe(ERRORS.session_not_exist.code);
    expect(await traces(email)).toEqual([]);
    const [person] = await stage.query<{ username: string }>('select username from people where user_id = $1', [
      userId,
    ]);
    expect(person?.username).toBe('');
    const rows = await stage.query(
      `select 1 from orders o join readings r using (order_id) where user_id = $1 and (o.title <> '' or r.question <> '' or r.draw is not null)`,
      [userId],
    );
    expect(rows).toEqual([]);
    const [balance] = await stage.query<{ coins: string }>('select coins from balances where user_id = $1', [userId]);
    expect(Number(balance?.coins)).toBe(0);
    expect(await faultsInTheBooks(stage)).toEqual([]);

    const again = stage.visitor();
    await again.call('email/verify_code', { email });
    const { data } = await again.call('email_login', { email, code: await stage.codeFor(email) });
    again.token = data[0].tarot_session;
    expect(await balanceOf(again)).toBe(100);
    expect((await again.call('order_list', {})).data[0].orders).toEqual([]);
  });

  it('takes its open questions off the desk, which goes on for everybody else', async () => {
    const { visitor, email, userId } = await somebody();
    await visitor.call('user_leave', { leave: true });
    stage.advance(14 * DAY_S - 3600);
    const lin = await stage.enter();
    await seat(stage, lin, 'Lin Yue');
    await visitor.call('email/verify_code', { email });
    const { data } = await visitor.call('email_login', { email, code: await stage.codeFor(email) });
    visitor.token = data[0].tarot_session;
    const hers = await askPerson(visitor);
    const others = await askPerson(await stage.enter());
    stage.advance(3601);
    await sweep(stage.running.context);
    expect((await desk(lin)).waiting.map(({ order_id }) => order_id)).toEqual([others]);
    const [order] = await stage.query('select state from orders where order_id = $1', [hers]);
    expect(order).toEqual({ state: 'refunded' });
    const [balance] = await stage.query<{ coins: string }>('select coins from balances where user_id = $1', [userId]);
    expect(Number(balance?.coins)).toBe(0);
    expect(await faultsInTheBooks(stage)).toEqual([]);
  });
});
