import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import { countOne, type Limit } from '../core/limits.ts';
import type { Transaction } from '../database/database.ts';
import { keys } from '../database/shared.ts';
import { Refusal } from '../refusal.ts';

/** One act of a person, known by the key that the phone made for it. */
export interface Act {
  readonly userId: string;
  readonly key: string;
  /** The call and its checked payload: the same key with another body is refused. */
  readonly call: string;
  readonly payload: object;
}

/** What was answered to this key before. @throws Refusal when the key came with another body. */
export async function answeredBefore(house: House, act: Act): Promise<unknown[] | null> {
  const [row] = await house.database.queries
    .select()
    .from(keys)
    .where(and(eq(keys.userId, act.userId), eq(keys.key, act.key)));
  if (!row) return null;
  if (row.bodyHash !== hashBody(act)) throw new Refusal('key_reused');
  return row.answer;
}

/** Counts the act and looks for its answer in one go; an act that is told again is not counted. */
const BEGIN = `with seen as (
  select body_hash, answer from keys where user_id = $1 and key = $2::uuid
), counted as (
  ${countOne({ key: '$3', now: '$4', until: '$5' }, 'where not exists (select from seen)')}
)
select (select count from counted) as count, (select body_hash from seen) as hash, (select answer from seen) as answer`;

/**
 * Begins an act of which a person may do so many: what was answered to its key before, or null for a new one.
 * @throws Refusal when the key came with another body, or when it is one act too many.
 */
export async function beginAct(house: House, act: Act, limit: Limit & { key: string }): Promise<unknown[] | null> {
  const now = house.clock();
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await house.database.pool.query<{ count: number | null; hash: string | null; answer: unknown[] }>({
    name: 'begin_act',
    text: BEGIN,
    values: [act.userId, act.key, limit.key, now.toISOString(), until.toISOString()],
  });
  const [row] = rows;
  if (row?.hash) {
    if (row.hash !== hashBody(act)) throw new Refusal('key_reused');
    return row.answer;
  }
  if ((row?.count ?? 0) > limit.count) throw new Refusal('too_many');
  return null;
}

/**
 * Does `effect` once for a key: key, effect and answer are one transaction, so a lost answer can be asked for again.
 * A second request of the same key waits here for the first, then gets its answer.
 */
export async function once(
  house: House,
  act: Act,
  effect: (tx: Transaction) => Promise<unknown[]>,
): Promise<unknown[]> {
  const done = await house.database.queries.transaction(async (tx) => {
    const [mine] = await tx
      .insert(keys)
      .values({ userId: act.userId, key: act.key, bodyHash: hashBody(act), answer: [], createdAt: house.clock() })
      .onConflictDoNothing()
      .returning({ key: keys.key });
    if (!mine) return null;
    const answer = await effect(tx);
    await tx
      .update(keys)
      .set({ answer })
      .where(and(eq(keys.userId, act.userId), eq(keys.key, act.key)));
    return answer;
  });
  const answer = done ?? (await answeredBefore(house, act));
  if (!answer) throw new Error('a key was taken and is not there');
  return answer;
}

export function hashBody({ call, payload }: Act): string {
  const { idempotency_key: _, locale: __, ...body } = payload as Record<string, unknown>;
  return createHash('sha256')
    .update(`${call}\n${canonical(body)}`)
    .digest('base64url');
}

/** JSON with its keys in order, so that the same contents hash the same. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
