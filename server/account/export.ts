import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { listInPieces, objectInPieces } from '../core/long-answer.ts';
import { transfers } from '../database/coins.ts';
import { journalCopies } from '../database/copies.ts';
import type { Queries } from '../database/database.ts';
import { drafts, readers } from '../database/desk.ts';
import { devices } from '../database/devices.ts';
import { allowances, memberships, renewals } from '../database/memberships.ts';
import { operatorActs } from '../database/operator-acts.ts';
import { operators } from '../database/operators.ts';
import { passkeys, secondSteps } from '../database/passkeys.ts';
import { identities, inviters, people, sessions } from '../database/people.ts';
import { profiles } from '../database/profiles.ts';
import { pushSubscriptions } from '../database/push.ts';
import { testResults } from '../database/quizzes.ts';
import { wallpapers } from '../database/wallpapers.ts';
import { personAccount } from '../ledger/accounts.ts';
import { ofTheOrders } from './export-orders.ts';
import { once, paged, ROWS_A_PAGE, type Rows, TEXTS_A_PAGE } from './export-pages.ts';

/**
 * Everything that the server keeps of a person, as JSON: the account, then table by table its rows. Nothing of it is a
 * secret of the server. It is read as it is written, a page at a time.
 */
export async function exportOf(context: ServerContext, userId: string): Promise<AsyncIterable<string>> {
  const { queries } = context.database;
  const [person] = await queries
    .select({ userId: people.userId, username: people.username, createdAt: people.createdAt })
    .from(people)
    .where(eq(people.userId, userId));
  const tables = [...ofThePerson(queries, userId), ...ofTheOrders(queries, userId)];
  return objectInPieces(
    { person },
    tables.map(([name, pages]) => [name, listInPieces(pages)]),
  );
}

/** What hangs on the account itself. Of most a person has a few; what may be many is read in pages. */
function* ofThePerson(db: Queries, userId: string): Generator<[string, AsyncIterable<Rows>]> {
  yield [
    'identities',
    once(() =>
      db
        .select({ kind: identities.kind, subject: identities.subject, createdAt: identities.createdAt })
        .from(identities)
        .where(eq(identities.userId, userId)),
    ),
  ];
  yield [
    'sessions',
    once(() =>
      db
        .select({ agent: sessions.agent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
    ),
  ];
  yield [
    'passkeys',
    once(() =>
      db
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
    ),
  ];
  yield [
    'reminders',
    once(() =>
      db
        .select({
          endpoint: pushSubscriptions.endpoint,
          dailyMinuteUtc: pushSubscriptions.dailyMinute,
          answers: pushSubscriptions.answers,
          quietFromUtc: pushSubscriptions.quietFrom,
          quietUntilUtc: pushSubscriptions.quietUntil,
          renewedAt: pushSubscriptions.renewedAt,
        })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId)),
    ),
  ];
  yield [
    'journalCopy',
    once(() =>
      db
        .select({ begunAt: journalCopies.begunAt, readings: journalCopies.readings, bytes: journalCopies.bytes })
        .from(journalCopies)
        .where(eq(journalCopies.userId, userId)),
    ),
  ];
  yield ['secondStep', once(() => db.select().from(secondSteps).where(eq(secondSteps.userId, userId)))];
  yield [
    'births',
    paged(ROWS_A_PAGE, (after: typeof profiles.$inferSelect | undefined) =>
      db
        .select()
        .from(profiles)
        .where(and(eq(profiles.userId, userId), after && gt(profiles.profileId, after.profileId)))
        .orderBy(asc(profiles.profileId))
        .limit(ROWS_A_PAGE),
    ),
  ];
  yield ['renewals', once(() => db.select().from(renewals).where(eq(renewals.userId, userId)))];
  yield [
    'invitation',
    once(() => db.select({ code: inviters.code }).from(inviters).where(eq(inviters.userId, userId))),
  ];
  yield ['operator', once(() => db.select().from(operators).where(eq(operators.userId, userId)))];
  yield [
    'actsOfOperators',
    once(() =>
      db
        .select({ at: operatorActs.at, command: operatorActs.command, reason: operatorActs.reason })
        .from(operatorActs)
        .where(
          or(
            eq(operatorActs.target, userId),
            inArray(operatorActs.target, sql`(select order_id::text from orders where user_id = ${userId})`),
          ),
        ),
    ),
  ];
  yield ['desk', once(() => db.select().from(readers).where(eq(readers.userId, userId)))];
  yield [
    'deskDrafts',
    paged(TEXTS_A_PAGE, (after: typeof drafts.$inferSelect | undefined) =>
      db
        .select()
        .from(drafts)
        .where(and(eq(drafts.readerId, userId), after && gt(drafts.orderId, after.orderId)))
        .orderBy(asc(drafts.orderId))
        .limit(TEXTS_A_PAGE),
    ),
  ];
  yield [
    'memberships',
    paged(ROWS_A_PAGE, (after: typeof memberships.$inferSelect | undefined) =>
      db
        .select()
        .from(memberships)
        .where(and(eq(memberships.userId, userId), after && gt(memberships.endsAt, after.endsAt)))
        .orderBy(asc(memberships.endsAt))
        .limit(ROWS_A_PAGE),
    ),
  ];
  yield ['wallpapers', once(() => db.select().from(wallpapers).where(eq(wallpapers.userId, userId)))];
  yield [
    'tests',
    paged(ROWS_A_PAGE, (after: typeof testResults.$inferSelect | undefined) =>
      db
        .select()
        .from(testResults)
        .where(and(eq(testResults.userId, userId), after && gt(testResults.resultId, after.resultId)))
        .orderBy(asc(testResults.resultId))
        .limit(ROWS_A_PAGE),
    ),
  ];
  yield ['phones', once(() => db.select({ firstAt: devices.firstAt }).from(devices).where(eq(devices.userId, userId)))];
  yield [
    'coveredReadings',
    once(() =>
      db.select({ day: allowances.day, used: allowances.used }).from(allowances).where(eq(allowances.userId, userId)),
    ),
  ];
  const account = personAccount(userId);
  yield [
    'coins',
    paged(ROWS_A_PAGE, (after: typeof transfers.$inferSelect | undefined) =>
      db
        .select()
        .from(transfers)
        .where(
          and(or(eq(transfers.debit, account), eq(transfers.credit, account)), after && gt(transfers.id, after.id)),
        )
        .orderBy(byIdWithoutItsIndex())
        .limit(ROWS_A_PAGE),
    ),
  ];
}

/** By id, but not by its index: PostgreSQL would read all people's transfers in that order, to come upon this one's. */
function byIdWithoutItsIndex() {
  return sql`${transfers.id} || ''`;
}
