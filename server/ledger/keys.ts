import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { keys } from '../database/schema.ts';
import type { House } from '../house.ts';
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
