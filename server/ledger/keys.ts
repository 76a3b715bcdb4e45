import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { countOne, type Limit } from '../core/limits.ts';
import type { Transaction } from '../database/database.ts';
import { keys } from '../database/shared.ts';
import { Refusal } from '../refusal.ts';

/** A call that takes effect once, known by the key that the phone made for it. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  /** The call and its checked payload: the same key with another body is refused. */
  readonly call: string;
  readonly payload: object;
}

/** What was answered to this key before. @throws Refusal when the key came with another body. */
export async function storedAnswer(context: ServerContext, keyed: KeyedCall): Promise<unknown[] | null> {
  const [row] = await context.database.queries
    .select()
    .from(keys)
    .where(and(eq(keys.userId, keyed.userId), eq(keys.key, keyed.key)));
  if (!row) return null;
  if (row.bodyHash !== hashBody(keyed)) throw new Refusal('key_reused');
  return row.answer;
}

/** Counts the call and looks for its answer in one go; a call that is sent again is not counted. */
const BEGIN = `with seen as (
  select body_hash, answer from keys where user_id = $1 and key = $2::uuid
), counted as (
  ${countOne({ key: '$3', now: '$4', until: '$5' }, 'where not exists (select from seen)')}
)
select (select count from counted) as count, (select body_hash from seen) as hash, (select answer from seen) as answer`;

/**
 * Begins a call of which a person may send so many: what was answered to its key before, or null for a new one.
 * @throws Refusal when the key came with another body, or when it is one call too many.
 */
export async function beginIdempotent(
  context: ServerContext,
  keyed: KeyedCall,
  limit: Limit & { key: string },
): Promise<unknown[] | null> {
  const now = context.clock();
  const until = new Date(now.getTime() + limit.seconds * 1000);
  const { rows } = await context.database.pool.query<{ count: number | null; hash: string | null; answer: unknown[] }>({
    name: 'begin_act',
    text: BEGIN,
    values: [keyed.userId, keyed.key, limit.key, now.toISOString(), until.toISOString()],
  });
  const [row] = rows;
  if (row?.hash) {
    if (row.hash !== hashBody(keyed)) throw new Refusal('key_reused');
    return row.answer;
  }
  if ((row?.count ?? 0) > limit.count) throw new Refusal('too_many');
  return null;
}

/**
 * Does `effect` once for a key: key, effect and answer are one transaction, so a lost answer can be asked for again.
 * A second request of the same key waits here for the first, then gets its answer.
 */
export async function runIdempotent(
  context: ServerContext,
  keyed: KeyedCall,
  effect: (tx: Transaction) => Promise<unknown[]>,
): Promise<unknown[]> {
  const done = await context.database.queries.transaction(async (tx) => {
    const [mine] = await tx
      .insert(keys)
      .values({
        userId: keyed.userId,
        key: keyed.key,
        bodyHash: hashBody(keyed),
        answer: [],
        createdAt: context.clock(),
      })
      .onConflictDoNothing()
      .returning({ key: keys.key });
    if (!mine) return null;
    const answer = await effect(tx);
    await tx
      .update(keys)
      .set({ answer })
      .where(and(eq(keys.userId, keyed.userId), eq(keys.key, keyed.key)));
    return answer;
  });
  const answer = done ?? (await storedAnswer(context, keyed));
  if (!answer) throw new Error('a key was taken and is not there');
  return answer;
}

export function hashBody({ call, payload }: KeyedCall): string {
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
