import { and, asc, eq, gt } from 'drizzle-orm';
import type { Membership } from '../../src/contract/money.ts';
import type { Language } from '../../src/domain/language.ts';
import { FREE_DAY } from '../content/products.ts';
import { tierOf } from '../content/tiers.ts';
import type { ServerContext } from '../core/context.ts';
import { memberships } from '../database/memberships.ts';
import { usedToday } from '../ledger/allowances.ts';
import { Refusal } from '../refusal.ts';
import { giveFreeDay } from './buy.ts';
import { changeRenewal, readRenewal } from './renewal.ts';

/** What membership a person has, and what is agreed about it. */
export async function readStanding(context: ServerContext, userId: string): Promise<Membership> {
  const { queries } = context.database;
  const now = context.clock();
  const periods = await queries
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), gt(memberships.endsAt, now)))
    .orderBy(asc(memberships.startsAt));
  const current = periods.find((period) => period.startsAt <= now);
  const tier = current ? tierOf(current.vipId) : undefined;
  const renewal = await readRenewal(queries, userId);
  const endsAt = periods.at(-1)?.endsAt.toISOString() ?? null;
  return {
    vip_id: current?.vipId ?? null,
    expires_at: endsAt,
    renews: renewal !== null,
    free_day_available: !(await hadFreeDay(context, userId)),
    readings_left: tier ? Math.max(0, tier.readings - (await usedToday(queries, userId, now))) : null,
    renewal: renewal && { product_id: renewal.productId, coins: renewal.coins, at: endsAt },
  };
}

/** What a person wants of their membership: the free day; an agreement for a product, or its end by null. */
export interface StandingChange {
  readonly takeFree: boolean;
  readonly renew: number | null | undefined;
}

/**
 * Does all of what is wished, or nothing.
 * @throws Refusal `free_day_used` for the second time, however close the two come; `product_unknown`.
 */
export async function changeStanding(
  context: ServerContext,
  userId: string,
  { takeFree, renew }: StandingChange,
  language: Language,
): Promise<void> {
  if (!takeFree && renew === undefined) return;
  const now = context.clock();
  try {
    await context.database.queries.transaction(async (tx) => {
      // In the order in which a renewal takes them up: the agreement, then the person.
      if (renew !== undefined) await changeRenewal(tx, userId, renew, now);
      if (takeFree) await giveFreeDay(tx, userId, language, now);
    });
  } catch (reason) {
    if (isSecondFreeDay(reason)) throw new Refusal('free_day_used');
    throw reason;
  }
}

async function hadFreeDay({ database }: ServerContext, userId: string): Promise<boolean> {
  const had = await database.queries
    .select({ orderId: memberships.orderId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.vipId, FREE_DAY.vipId)));
  return had.length > 0;
}

function isSecondFreeDay(reason: unknown): boolean {
  const cause: unknown = reason instanceof Error ? (reason.cause ?? reason) : null;
  return cause instanceof Error && Reflect.get(cause, 'constraint') === 'memberships_free_day';
}
