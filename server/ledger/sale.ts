import { randomUUID } from 'node:crypto';
import type { SealedDraw } from '../../src/contract/draw.ts';
import type { MatterChange } from '../../src/contract/matter.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import type { Matter } from '../database/matter.ts';
import { personAccount, SYSTEM_ACCOUNTS } from './accounts.ts';
import { allowanceDay } from './allowances.ts';
import { hashBody, type KeyedCall } from './keys.ts';

/** Everything that is written when a reading is sold. */
export interface Sale {
  readonly keyed: KeyedCall;
  readonly price: number;
  readonly level: string;
  readonly spreadId: number | null;
  readonly question: string;
  readonly topic: string;
  readonly language: Language;
  readonly draw: SealedDraw | null;
  readonly matter: Matter | null;
  readonly matterChange: MatterChange | null;
}

export type Sold = [{ order_id: string; state: 'waiting'; price: number; balance: number; created_at: string }];

/** What `paid` yields: one row with the balance afterwards, or none, and then nothing at all is written. */
const FROM_BALANCE = `paid as (
  update balances set coins = coins - $4::bigint where user_id = $1 and coins >= $4 returning coins
)`;
const FROM_MEMBERSHIP = `used as (
  insert into allowances (user_id, day, used) values ($1, $18::date, 1)
  on conflict (user_id, day) do update set used = allowances.used + 1 where allowances.used < $17::integer
  returning used
), paid as (
  select coins from balances, used where user_id = $1
)`;

/** Key, coins, order, question and job: one statement, so that all of it is written or nothing. */
function saleBy(paid: string, covered: boolean): string {
  return `with ${paid}, key as (
  insert into keys (user_id, key, body_hash, answer, created_at)
  select $1, $2::uuid, $3, jsonb_build_array(jsonb_build_object(
    'order_id', $5::text, 'state', 'waiting', 'price', $4::bigint, 'balance', coins, 'created_at', $6::text
  )), $6::timestamptz from paid
), "order" as (
  insert into orders (order_id, user_id, kind, state, price, currency, title, covered, created_at, updated_at)
  select $5::uuid, $1, 'reading', 'waiting', $4, 'coin', $7, ${covered}, $6::timestamptz, $6::timestamptz from paid
), transfer as (
  insert into transfers (id, debit, credit, amount, created_at)
  select 'spend:' || $5, '${personAccount('')}' || $1, '${SYSTEM_ACCOUNTS.readings}', $4, $6::timestamptz from paid where $4 > 0
), reading as (
  insert into readings (order_id, call, level, spread_id, question, topic, language, draw, matter, matter_change)
  select $5::uuid, $8, $9, $10::integer, $7, $11, $12, $13::jsonb, $15::jsonb, $16::jsonb from paid
), job as (
  insert into jobs (job_id, kind, order_id, state, run_after, created_at)
  select $14::uuid, 'reading', $5::uuid, case $9 when 'person' then 'desk' else 'queued' end, $6::timestamptz, $6::timestamptz from paid
)
select coins from paid`;
}

const SALE = saleBy(FROM_BALANCE, false);
const COVERED_SALE = saleBy(FROM_MEMBERSHIP, true);

/** Sells for coins. @returns null when there are too few of them, or the key is taken; then nothing was written. */
export function sellForCoins(context: ServerContext, sale: Sale): Promise<Sold | null> {
  return write(context, 'sell_reading', SALE, sale, context.clock(), []);
}

/** Sells on the membership, at most `aDay` times a day. @returns null as above, or when the day's are used up. */
export function sellOnMembership(context: ServerContext, sale: Sale, aDay: number): Promise<Sold | null> {
  const now = context.clock();
  return write(context, 'sell_covered', COVERED_SALE, { ...sale, price: 0 }, now, [aDay, allowanceDay(now)]);
}

async function write(
  context: ServerContext,
  name: string,
  text: string,
  sale: Sale,
  now: Date,
  more: readonly (string | number)[],
): Promise<Sold | null> {
  const { keyed, price } = sale;
  const orderId = randomUUID();
  const at = now.toISOString();
  const values = [
    keyed.userId,
    keyed.key,
    hashBody(keyed),
    price,
    orderId,
    at,
    sale.question,
    keyed.call,
    sale.level,
    sale.spreadId,
    sale.topic,
    sale.language,
    sale.draw && JSON.stringify(sale.draw),
    randomUUID(),
    sale.matter && JSON.stringify(sale.matter),
    sale.matterChange && JSON.stringify(sale.matterChange),
    ...more,
  ];
  try {
    const { rows } = await context.database.pool.query<{ coins: string }>({ name, text, values });
    const [paid] = rows;
    return paid ? [{ order_id: orderId, state: 'waiting', price, balance: Number(paid.coins), created_at: at }] : null;
  } catch (reason) {
    if (isTakenKey(reason)) return null;
    throw reason;
  }
}

function isTakenKey(reason: unknown): boolean {
  return reason instanceof Error && Reflect.get(reason, 'constraint') === 'keys_user_id_key_pk';
}
