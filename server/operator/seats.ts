import { eq } from 'drizzle-orm';
import { FALLBACK_LANGUAGE } from '../../src/domain/language.ts';
import { leaveSeat } from '../account/operator-seat.ts';
import { personOf } from '../account/people.ts';
import type { Executor } from '../database/database.ts';
import { operators } from '../database/operators.ts';
import { passkeys } from '../database/passkeys.ts';
import { identities } from '../database/people.ts';
import { accountAt, identityOf } from './accounts.ts';
import type { Operator } from './acts.ts';

/** Seats the person of an e-mail address or phone at /operator; once more, and the passkeys that are there now count. */
export async function seatOperator(
  operator: Operator,
  address: string,
): Promise<{ userId: string; subject: string; passkeys: number }> {
  const [kind, subject] = identityOf(address);
  const { queries } = operator.database;
  const userId = await personOf(operator, kind, subject, FALLBACK_LANGUAGE);
  const seatedAt = operator.clock();
  await queries
    .insert(operators)
    .values({ userId, seatedAt })
    .onConflictDoUpdate({ target: operators.userId, set: { seatedAt, leftAt: null } });
  return { userId, subject, passkeys: await queries.$count(passkeys, eq(passkeys.userId, userId)) };
}

/** Takes the seat away. @returns whose it was @throws Error with a sentence for the operator. */
export async function dismissOperator({ database: { queries }, clock }: Operator, address: string): Promise<string> {
  const userId = await accountAt(queries, address);
  if (!(await leaveSeat(queries, userId, clock()))) throw new Error(`${address} is no operator.`);
  return userId;
}

/** A line for each operator: address, since when. */
export async function listOperators(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ subject: identities.subject, since: operators.seatedAt, left: operators.leftAt })
    .from(operators)
    .innerJoin(identities, eq(identities.userId, operators.userId))
    .orderBy(operators.seatedAt, identities.subject);
  return rows.map(
    ({ subject, since, left }) =>
      `${subject}  since ${since.toISOString().slice(0, 10)}${left ? `, left ${left.toISOString().slice(0, 10)}` : ''}`,
  );
}
