// `node tests/bench/seed.mjs DATABASE_URL [PEOPLE ORDERS TRANSFERS]`: fills a migrated, empty database as years of use
// would, in minutes. What it writes keeps the laws of the books (tests/server/books.ts).
import { pathToFileURL } from 'node:url';
import pg from 'pg';

/** Two years of a service that goes well. */
export const LARGE = { people: 200_000, orders: 1_000_000, transfers: 3_000_000 };

/** Person 1 has one of so many orders; of the others each has some. */
const OF_THE_HEAVIEST = 200;
/** Newer than any key is kept. */
const DAYS = 150;

/** The token of person `n`, which is a session without a cookie. */
export const tokenOf = (n) => `seed-token-of-person-${n}`;
export const userOf = (n) => `S${String(n).padStart(9, '0')}`;
/** The order number `n`: of ten the first seven are readings, then come two top-ups and a membership. */
export const SQL_ORDER_ID = (n) => `md5('order' || ${n})::uuid`;

/** Indexes that hold no rule: they are built over what lies there in a fraction of the time. */
const PLAIN_INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not indisunique
    and relname in ('orders', 'readings', 'parts', 'jobs', 'keys', 'transfers', 'purchases', 'payment_events', 'memberships', 'sessions')`;

/**
 * Fills the database, whose role must be allowed to leave out the checks of foreign keys. `orders` is at most ten times
 * `people`.
 */
export async function seed(url, { people, orders, transfers } = LARGE) {
  const client = new pg.Client({ connectionString: url, application_name: 'seed' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query("set synchronous_commit = 'off'");
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query("set work_mem = '128MB'");
    // Where plans are written to the log, not those of the rows that are filled in.
    await client.query('set auto_explain.log_min_duration = -1');
    // An invitation is counted by a trigger of the tables, so people come first.
    for (const statement of peopleOf(people)) await client.query(statement);
    await client.query("set session_replication_role = 'replica'");
    const { rows: indexes } = await client.query(PLAIN_INDEXES);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of bookOf(people, orders, transfers)) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const user = (n) => `'S' || lpad((${n})::text, 9, '0')`;

/** The first half come by themselves, and of the others every second by an invitation of theirs. */
function peopleOf(people) {
  const half = Math.floor(people / 2);
  const came = (from, to, invitedBy) => [
    `insert into people (user_id, username, frog, invited_by, created_at)
     select ${user('i')}, 'Traveller ' || i, false, ${invitedBy}, now() - interval '200 days' from generate_series(${from}, ${to}) i`,
    `insert into inviters (code, user_id) select upper(substr(md5('inviter' || i), 1, 12)), ${user('i')} from generate_series(${from}, ${to}) i`,
  ];
  return [
    ...came(1, half, 'null'),
    ...came(half + 1, people, `case when i % 2 = 0 then ${user(`i % ${Math.min(20_000, half)} + 1`)} end`),
  ];
}

function bookOf(people, orders, transfers) {
  const at = `now() - (${orders} - i) * interval '${DAYS} days' / ${orders}`;
  const owner = `case when i % 10 = 9 then i / 10 % ${people} + 1 when i % ${OF_THE_HEAVIEST} = 0 then 1 else i::bigint * 7919 % ${people} + 1 end`;
  const ordersOf = (kinds) => `generate_series(1, ${orders}) i where i % 10 in (${kinds})`;
  const gifts = Math.max(0, transfers - orders - people);
  const TEXT =
    'What has ended leaves room. You know the work already, and the one who taught it to you is still near; what is missing is a day without noise, and a letter that has waited for long.';
  return [
    `insert into identities (kind, subject, user_id, created_at)
     select 'email', 'seed-' || i || '@example.org', ${user('i')}, now() - interval '200 days' from generate_series(1, ${people}) i`,
    `insert into devices (device_hash, user_id, first_at)
     select md5('device' || i), ${user('i')}, now() - interval '200 days' from generate_series(1, ${people}) i`,
    `insert into sessions (token_hash, session_id, user_id, kind, companion_at, agent, created_at, seen_at, expires_at)
     select translate(encode(sha256(convert_to('seed-token-of-person-' || case when k = 0 then i::text else i || '-' || k end, 'UTF8')), 'base64'), '+/=', '-_'),
       gen_random_uuid(), ${user('i')}, 'native', now(), 'Mozilla/5.0 (Linux; Android 14)', now() - interval '5 days', now() - k * interval '1 day', now() + interval '20 days'
     from generate_series(1, ${people}) i, generate_series(0, 1) k`,
    `insert into profiles (profile_id, user_id, name, date, place, latitude, longitude, zone, relation, created_at, updated_at)
     select gen_random_uuid(), ${user('i')}, 'Self', '1990-05-05', 'Here', 10, 20, 'UTC', 'self', now(), now() from generate_series(1, ${people}) i`,
    `insert into limits (key, count, until) select 'write:person:' || ${user('i')} || k, 3, now() - interval '1 minute'
     from generate_series(1, ${people}) i, generate_series(1, 2) k`,
    `insert into orders (order_id, user_id, kind, state, price, currency, title, provider, source, created_at, updated_at, served_at)
     select ${SQL_ORDER_ID('i')}, ${user(owner)},
       case when i % 10 < 7 then 'reading' when i % 10 < 9 then 'currency' else 'vip' end,
       case when i % 10 < 7 then 'served' else 'successful' end,
       case when i % 10 < 7 then 10 when i % 10 < 9 then 600 else 60 end,
       case when i % 10 in (7, 8) then 'CNY' else 'coin' end,
       'Will the new work suit me?', case when i % 10 in (7, 8) then 'wechat' end,
       case when i % 10 = 6 then 'person' when i % 10 < 7 then 'model' end,
       ${at}, ${at} + interval '1 minute', case when i % 10 < 7 then ${at} + interval '20 minutes' end
     from generate_series(1, ${orders}) i`,
    `insert into readings (order_id, call, level, spread_id, question, topic, language, draw, attempt)
     select ${SQL_ORDER_ID('i')}, 'spread_level_ask', case when i % 10 = 6 then 'person' else 'ai' end, 3, 'Will the new work suit me?', 'work', 'en',
       '{"deck":"tarot","seal":"","cards":[{"id":"maj00","position":"past","reversed":false}],"drawn_at":"2026-11-21T04:00:00.000Z"}', 1
     from ${ordersOf('0,1,2,3,4,5,6')}`,
    `insert into parts (order_id, attempt, seq, text) select ${SQL_ORDER_ID('i')}, 1, k, '${TEXT} ' || i
     from generate_series(1, 3) k, ${ordersOf('0,1,2,3,4,5,6')}`,
    `insert into jobs (job_id, kind, order_id, state, attempt, run_after, created_at)
     select gen_random_uuid(), 'reading', ${SQL_ORDER_ID('i')}, 'done', 1, ${at}, ${at} from ${ordersOf('0,1,2,3,4,5,6')}`,
    `insert into purchases (order_id, product_id, coins, vip_id, days, trade_id)
     select ${SQL_ORDER_ID('i')}, case when i % 10 = 9 then 101 else 1 end, case when i % 10 = 9 then 0 else 60 end,
       case when i % 10 = 9 then 1 end, case when i % 10 = 9 then 1 else 0 end, case when i % 10 < 9 then 'trade-' || i end
     from ${ordersOf('7,8,9')}`,
    `insert into payment_events (provider, event_id, order_id, kind, trade_id, amount, currency, verdict, received_at)
     select 'wechat', 'event-' || i, ${SQL_ORDER_ID('i')}, 'paid', 'trade-' || i, 600, 'CNY', 'applied', ${at} from ${ordersOf('7,8')}`,
    `insert into payment_events (provider, event_id, order_id, kind, trade_id, amount, currency, verdict, received_at)
     select 'wechat', 'dispute-' || i, ${SQL_ORDER_ID('i')}, 'disputed', 'trade-' || i, 600, 'CNY', 'open', ${at}
     from generate_series(1, ${orders}) i where i % 100 = 7`,
    `insert into memberships (order_id, user_id, vip_id, starts_at, ends_at)
     select ${SQL_ORDER_ID('i')}, ${user(owner)}, 1, ${at}, ${at} + interval '1 day' from ${ordersOf('9')}`,
    `insert into renewals (user_id, product_id, agreed_at, ended_at)
     select ${user('i')}, 101, now() - interval '100 days', case when i % 2 = 0 then now() end from generate_series(1, ${people / 10}) i`,
    `insert into keys (user_id, key, body_hash, answer, created_at)
     select ${user(owner)}, ${SQL_ORDER_ID('i')}, md5(i::text), jsonb_build_array(jsonb_build_object('order_id', ${SQL_ORDER_ID('i')}::text)), ${at}
     from ${ordersOf('0,1,2,3,4,5,6,7,8,9')}`,
    `insert into keys (user_id, key, body_hash, answer, created_at)
     select ${user(owner)}, md5('other' || i)::uuid, md5(i::text), '[{"result_id":1}]', ${at} from generate_series(1, ${orders}) i`,
    `insert into transfers (id, debit, credit, amount, created_at)
     select case when i % 10 in (7, 8) then 'topup:' else 'spend:' end || ${SQL_ORDER_ID('i')},
       case when i % 10 in (7, 8) then 'house:sales' else 'person:' || ${user(owner)} end,
       case when i % 10 in (7, 8) then 'person:' || ${user(owner)} when i % 10 = 9 then 'house:memberships' else 'house:readings' end,
       case when i % 10 < 7 then 10 else 60 end, ${at}
     from generate_series(1, ${orders}) i`,
    `insert into transfers (id, debit, credit, amount, created_at)
     select 'welcome:' || ${user('i')}, 'house:welcome', 'person:' || ${user('i')}, case i when 1 then 100000 else 1000 end, now() - interval '200 days'
     from generate_series(1, ${people}) i`,
    `insert into transfers (id, debit, credit, amount, created_at)
     select 'gift:' || i, 'house:welcome', 'person:' || ${user(`i % ${people} + 1`)}, 5, now() - interval '100 days' from generate_series(1, ${gifts}) i`,
    `insert into transfers (id, debit, credit, amount, created_at)
     select distinct 'reward:' || invited_by, 'house:rewards', 'person:' || invited_by, 50, now() - interval '100 days' from people where invited_by is not null`,
    `insert into balances (user_id, coins)
     select p.user_id, coalesce(c.sum, 0) - coalesce(d.sum, 0) from people p
     left join (select credit, sum(amount) as sum from transfers group by 1) c on c.credit = 'person:' || p.user_id
     left join (select debit, sum(amount) as sum from transfers group by 1) d on d.debit = 'person:' || p.user_id
     where p.user_id like 'S%'`,
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , url, people, orders, transfers] = process.argv;
  await seed(url, people ? { people: Number(people), orders: Number(orders), transfers: Number(transfers) } : LARGE);
}
