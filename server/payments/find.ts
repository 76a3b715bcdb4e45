import { and, eq, lte, or, sql } from 'drizzle-orm';
import { orders } from '../database/orders.ts';
import { purchases } from '../database/purchases.ts';
import type { House } from '../house.ts';
import { move } from '../ledger/orders.ts';
import { nameFault } from '../log.ts';
import { settle } from './settle.ts';

/** Milliseconds between two questions about the same order, however many ask. */
const ASK_EVERY = 2000;
/** Milliseconds that the provider's answer is worth waiting for. */
const PATIENCE = 8000;
/** An order whose provider never answers is closed so long after its time; a payment still wins. */
const GIVE_UP = 86_400_000;

/** Asks the provider what became of an order that is not paid, and takes its answer to heart. Never throws. */
export async function findPayment(house: House, orderId: string): Promise<void> {
  const now = house.clock();
  const [due] = await house.database.queries
    .update(purchases)
    .set({ askedAt: now })
    .where(
      and(
        eq(purchases.orderId, orderId),
        or(sql`${purchases.askedAt} is null`, lte(purchases.askedAt, new Date(now.getTime() - ASK_EVERY))),
      ),
    )
    .returning({ orderId: purchases.orderId });
  if (due) await ask(house, orderId);
}

/** Closes payments whose time is over and that nobody paid. @returns how many. */
export async function closeLapsed(house: House): Promise<number> {
  const { queries } = house.database;
  const now = house.clock();
  const late = await queries
    .select({ orderId: purchases.orderId, closesAt: purchases.closesAt })
    .from(purchases)
    .where(lte(purchases.closesAt, now))
    .limit(200);
  let closed = 0;
  for (const { orderId, closesAt } of late) {
    const heard = await ask(house, orderId);
    if (!heard && now.getTime() - (closesAt?.getTime() ?? 0) < GIVE_UP) continue;
    await queries.transaction(async (tx) => {
      if (await move(tx, orderId, 'failed', now, { failure: 'not_paid' })) closed += 1;
      await tx.update(purchases).set({ closesAt: null }).where(eq(purchases.orderId, orderId));
    });
  }
  return closed;
}

/** @returns whether the provider could be asked. */
async function ask(house: House, orderId: string): Promise<boolean> {
  const [order] = await house.database.queries
    .select({ provider: orders.provider, state: orders.state, payRef: purchases.payRef })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.orderId))
    .where(eq(orders.orderId, orderId));
  const payment = house.providers.payments.find((one) => one.provider === order?.provider);
  if (!payment || !order || (order.state !== 'in_payment' && order.state !== 'failed')) return false;
  try {
    const event = await inTime(payment.query({ orderId, payRef: order.payRef }));
    if (event) await settle(house, event);
    return true;
  } catch (reason) {
    house.log(`${payment.provider} could not be asked about order ${orderId}. ${nameFault(reason)}`);
    return false;
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let bell: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    bell = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(bell);
  }
}
