import { and, eq } from 'drizzle-orm';
import { FALLBACK_LANGUAGE } from '../../src/domain/language.ts';
import { personOf } from '../account/people.ts';
import type { Executor } from '../database/database.ts';
import { readers } from '../database/desk.ts';
import { identities } from '../database/people.ts';
import { leaveDesk } from '../desk/readers.ts';
import { identityOf } from './accounts.ts';
import type { Operator } from './acts.ts';

/**
 * Seats the person of an e-mail address or phone at the desk, under a name; once more only changes the name.
 * @throws Error with a sentence for the operator.
 */
export async function seatReader(operator: Operator, address: string, name: string): Promise<string> {
  const [kind, subject] = identityOf(address);
  const called = name.trim();
  if (called === '' || called.length > 40) throw new Error('A reader needs a name of at most 40 characters.');
  const userId = await personOf(operator, kind, subject, FALLBACK_LANGUAGE);
  await operator.database.queries
    .insert(readers)
    .values({ userId, name: called, createdAt: operator.clock() })
    .onConflictDoUpdate({ target: readers.userId, set: { name: called, leftAt: null } });
  return subject;
}

/** Takes the seat away; what the reader held lies on the desk again. @throws Error with a sentence for the operator. */
export async function dismissReader(operator: Operator, address: string): Promise<string> {
  const [kind, subject] = identityOf(address);
  await operator.database.queries.transaction(async (tx) => {
    const [person] = await tx
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.kind, kind), eq(identities.subject, subject)));
    const left = person !== undefined && (await leaveDesk(tx, person.userId, operator.clock()));
    if (!left) throw new Error(`${subject} is no reader.`);
  });
  return subject;
}

/** A line for each reader: address, name, since when. */
export async function listReaders(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ subject: identities.subject, name: readers.name, since: readers.createdAt, left: readers.leftAt })
    .from(readers)
    .innerJoin(identities, eq(identities.userId, readers.userId))
    .orderBy(readers.createdAt, identities.subject);
  return rows.map(
    ({ subject, name, since, left }) =>
      `${subject}  ${name}  since ${since.toISOString().slice(0, 10)}${left ? `, left ${left.toISOString().slice(0, 10)}` : ''}`,
  );
}
