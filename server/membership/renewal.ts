import { and, eq, isNull, sql } from 'drizzle-orm';
import { FALLBACK_LANGUAGE } from '../../src/domain/language.ts';
import { vipProduct } from '../content/products.ts';
import type { ServerContext } from '../core/context.ts';
import { oneByOne } from '../core/one-by-one.ts';
import type { Executor, Queries } from '../database/database.ts';
import { renewals } from '../database/memberships.ts';
import { Refusal } from '../refusal.ts';
import { buyFromBalance } from './buy.ts';

/** How long before its end a membership is renewed, so that no hour lies between. */
const RENEW_AHEAD_MS = 3_600_000;
/** A server that was away for longer than this after the end renews nothing any more. */
const RENEW_UNTIL_MS = 3 * 86_400_000;

/** The agreement that stands. */
export async function readRenewal(db: Executor, userId: string): Promise<{ productId: number; coins: number } | null> {
  const [row] = await db
    .select({ productId: renewals.productId })
    .from(renewals)
    .where(and(eq(renewals.userId, userId), isNull(renewals.endedAt)));
  const product = row && vipProduct(row.productId);
  return product ? { productId: product.productId, coins: product.coins } : null;
}

/** Makes the agreement for a product, or ends it. @throws Refusal `product_unknown`. */
export async function changeRenewal(db: Executor, userId: string, productId: number | null, now: Date): Promise<void> {
  if (productId === null) return await endRenewal(db, userId, now);
  if (!vipProduct(productId)) throw new Refusal('product_unknown');
  const agreed = { productId, agreedAt: now, endedAt: null };
  await db
    .insert(renewals)
    .values({ userId, ...agreed })
    .onConflictDoUpdate({ target: renewals.userId, set: agreed });
}

/**
 * Buys again, from the balance, the memberships that are about to end and whose people have agreed to it.
 * Too few coins end the agreement: nobody is asked a second time for what they did not have. @returns how many.
 */
export async function renewMemberships(context: ServerContext): Promise<number> {
  const { queries } = context.database;
  const now = context.clock();
  const until = new Date(now.getTime() + RENEW_AHEAD_MS).toISOString();
  const tooLate = new Date(now.getTime() - RENEW_UNTIL_MS).toISOString();
  const { rows } = await queries.execute<{ user_id: string; product_id: number; late: boolean }>(sql`
    select r.user_id, r.product_id, e.last < ${tooLate} as late
    from renewals r, lateral (select max(ends_at) as last from memberships m where m.user_id = r.user_id) e
    where r.ended_at is null and e.last <= ${until} order by r.user_id limit 200`);
  return await oneByOne(context, 'A renewal', rows, async (row) => {
    if (!row.late) return await renew(queries, row.user_id, row.product_id, until, now);
    await endRenewal(queries, row.user_id, now);
    return false;
  });
}

/** Whoever holds the agreement's row renews; another server then finds a membership that ends later. */
async function renew(queries: Queries, userId: string, productId: number, until: string, now: Date): Promise<boolean> {
  const product = vipProduct(productId);
  if (!product) return false;
  try {
    return await queries.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`
        select 1 from renewals where user_id = ${userId} and ended_at is null for update`);
      const due = await tx.execute(sql`
        select 1 from memberships where user_id = ${userId} having max(ends_at) <= ${until}`);
      if (rows.length === 0 || due.rows.length === 0) return false;
      await buyFromBalance(tx, userId, product, FALLBACK_LANGUAGE, now);
      return true;
    });
  } catch (reason) {
    if (reason instanceof Refusal && reason.key === 'balance_short') await endRenewal(queries, userId, now);
    else throw reason;
    return false;
  }
}

export async function endRenewal(db: Executor, userId: string, now: Date): Promise<void> {
  await db
    .update(renewals)
    .set({ endedAt: now })
    .where(and(eq(renewals.userId, userId), isNull(renewals.endedAt)));
}
