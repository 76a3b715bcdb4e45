import { and, eq, isNull } from 'drizzle-orm';
import { identityOf } from '../account/operator.ts';
import { personOf } from '../account/people.ts';
import type { Reach } from '../database/database.ts';
import { readers } from '../database/desk.ts';
import { jobs } from '../database/jobs.ts';
import { identities } from '../database/people.ts';
import type { House } from '../house.ts';
import { layBack } from './claim.ts';

type Office = Pick<House, 'database' | 'clock' | 'welcomeCoins'>;

/** The name of a reader who sits at the desk; null for everybody else. */
export async function readerName(reach: Reach, userId: string): Promise<string | null> {
  const [row] = await reach
    .select({ name: readers.name })
    .from(readers)
    .where(and(eq(readers.userId, userId), isNull(readers.leftAt)));
  return row?.name ?? null;
}

/** How many readers the operator has. Without one nobody can be asked. */
export async function countReaders(reach: Reach): Promise<number> {
  return await reach.$count(readers, isNull(readers.leftAt));
}

/**
 * Seats the person of an e-mail address or phone at the desk, under a name; once more only changes the name.
 * @throws Error with a sentence for the operator.
 */
export async function seatReader(office: Office, address: string, name: string): Promise<string> {
  const [kind, subject] = identityOf(address);
  const called = name.trim();
  if (called === '' || called.length > 40) throw new Error('A reader needs a name of at most 40 signs.');
  const userId = await personOf(office, kind, subject, 'en');
  await office.database.queries
    .insert(readers)
    .values({ userId, name: called, createdAt: office.clock() })
    .onConflictDoUpdate({ target: readers.userId, set: { name: called, leftAt: null } });
  return subject;
}

/** Takes the seat away; what she held lies on the desk again. @throws Error with a sentence for the operator. */
export async function dismissReader(office: Office, address: string): Promise<string> {
  const [kind, subject] = identityOf(address);
  await office.database.queries.transaction(async (tx) => {
    const [person] = await tx
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.kind, kind), eq(identities.subject, subject)));
    const [left] = person
      ? await tx
          .update(readers)
          .set({ leftAt: office.clock() })
          .where(and(eq(readers.userId, person.userId), isNull(readers.leftAt)))
          .returning({ userId: readers.userId })
      : [];
    if (!left) throw new Error(`${subject} is no reader.`);
    await layBack(tx, eq(jobs.readerId, left.userId), office.clock());
  });
  return subject;
}

/** A line for each reader: address, name, since when. */
export async function listReaders(reach: Reach): Promise<string[]> {
  const rows = await reach
    .select({ subject: identities.subject, name: readers.name, since: readers.createdAt, left: readers.leftAt })
    .from(readers)
    .innerJoin(identities, eq(identities.userId, readers.userId))
    .orderBy(readers.createdAt, identities.subject);
  return rows.map(
    ({ subject, name, since, left }) =>
      `${subject}  ${name}  since ${since.toISOString().slice(0, 10)}${left ? `, left ${left.toISOString().slice(0, 10)}` : ''}`,
  );
}
