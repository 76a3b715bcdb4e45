import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { transfers } from '../database/coins.ts';
import { drafts, readers } from '../database/desk.ts';
import { devices } from '../database/devices.ts';
import { allowances, memberships, renewals } from '../database/memberships.ts';
import { operatorActs } from '../database/operator-acts.ts';
import { operators } from '../database/operators.ts';
import { orders } from '../database/orders.ts';
import { passkeys, secondSteps } from '../database/passkeys.ts';
import { identities, inviters, people, sessions } from '../database/people.ts';
import { profiles } from '../database/profiles.ts';
import { paymentEvents, purchases, refunds } from '../database/purchases.ts';
import { testResults } from '../database/quizzes.ts';
import { parts, readings } from '../database/readings.ts';
import { wallpapers } from '../database/wallpapers.ts';
import { personAccount } from '../ledger/accounts.ts';

/** Everything that the server keeps of a person, table by table; nothing of it is a secret of the server. */
export async function exportOf(context: ServerContext, userId: string): Promise<Record<string, unknown>> {
  const { queries } = context.database;
  const mine = queries.select({ id: orders.orderId }).from(orders).where(eq(orders.userId, userId));
  const [person] = await queries
    .select({ userId: people.userId, username: people.username, createdAt: people.createdAt })
    .from(people)
    .where(eq(people.userId, userId));
  const account = personAccount(userId);
  return {
    person,
    identities: await queries
      .select({ kind: identities.kind, subject: identities.subject, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    sessions: await queries
      .select({ agent: sessions.agent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    passkeys: await queries
      .select({
        name: passkeys.name,
        site: passkeys.rpId,
        credentialId: passkeys.credentialId,
        publicKey: passkeys.publicKey,
        createdAt: passkeys.createdAt,
        usedAt: passkeys.usedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    secondStep: await queries.select().from(secondSteps).where(eq(secondSteps.userId, userId)),
    births: await queries.select().from(profiles).where(eq(profiles.userId, userId)),
    orders: await queries.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt)),
    readings: await queries.select().from(readings).where(inArray(readings.orderId, mine)),
    texts: await queries
      .select()
      .from(parts)
      .where(inArray(parts.orderId, mine))
      .orderBy(parts.orderId, parts.attempt, parts.seq),
    purchases: await queries
      .select({
        orderId: purchases.orderId,
        productId: purchases.productId,
        coins: purchases.coins,
        vipId: purchases.vipId,
        days: purchases.days,
        tradeId: purchases.tradeId,
      })
      .from(purchases)
      .where(inArray(purchases.orderId, mine)),
    renewals: await queries.select().from(renewals).where(eq(renewals.userId, userId)),
    invitation: await queries.select({ code: inviters.code }).from(inviters).where(eq(inviters.userId, userId)),
    operator: await queries.select().from(operators).where(eq(operators.userId, userId)),
    actsOfOperators: await queries
      .select({ at: operatorActs.at, command: operatorActs.command, reason: operatorActs.reason })
      .from(operatorActs)
      .where(
        or(
          eq(operatorActs.target, userId),
          inArray(operatorActs.target, sql`(select order_id::text from orders where user_id = ${userId})`),
        ),
      ),
    desk: await queries.select().from(readers).where(eq(readers.userId, userId)),
    deskDrafts: await queries.select().from(drafts).where(eq(drafts.readerId, userId)),
    memberships: await queries.select().from(memberships).where(eq(memberships.userId, userId)),
    wallpapers: await queries.select().from(wallpapers).where(eq(wallpapers.userId, userId)),
    tests: await queries.select().from(testResults).where(eq(testResults.userId, userId)),
    phones: await queries.select({ firstAt: devices.firstAt }).from(devices).where(eq(devices.userId, userId)),
    coveredReadings: await queries
      .select({ day: allowances.day, used: allowances.used })
      .from(allowances)
      .where(eq(allowances.userId, userId)),
    refunds: await queries.select().from(refunds).where(inArray(refunds.orderId, mine)),
    payments: await queries.select().from(paymentEvents).where(inArray(paymentEvents.orderId, mine)),
    coins: await queries
      .select()
      .from(transfers)
      .where(or(eq(transfers.debit, account), eq(transfers.credit, account)))
      .orderBy(asc(transfers.createdAt)),
  };
}
