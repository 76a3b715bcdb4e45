import { and, eq } from 'drizzle-orm';
import { tidyEmail } from '../../src/domain/account/email.ts';
import { internationalPhone } from '../../src/domain/account/phone.ts';
import type { IdentityKind } from '../account/people.ts';
import { askForNoPasskey } from '../account/second-step.ts';
import { endSessions } from '../account/sessions.ts';
import type { ServerContext } from '../core/context.ts';
import type { Executor } from '../database/database.ts';
import { passkeys } from '../database/passkeys.ts';
import { identities, people, sessions } from '../database/people.ts';
import { keepAct } from './acts.ts';

/** By what an address or number logs in. @throws Error with a sentence for the operator. */
export function identityOf(address: string): [IdentityKind, string] {
  const email = tidyEmail(address);
  if (email !== null) return ['email', email];
  const phone = internationalPhone(address);
  if (phone !== null) return ['phone', phone];
  throw new Error(`"${address}" is neither an e-mail address nor a mobile number that can log in here.`);
}

/** Ends every session of an account. @returns how many. @throws Error with a sentence for the operator. */
export async function logOutAddress(db: Executor, address: string): Promise<number> {
  return await endSessions(db, await personAt(db, address), 'all');
}

/**
 * Takes all passkeys and the second step from an account and ends its sessions: whoever has its address or number comes
 * in by a code. @returns how many passkeys. @throws Error with a sentence for the operator.
 */
export async function dropPasskeys(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  address: string,
  reason: string,
): Promise<number> {
  if (reason === '') throw new Error('Say behind the address what proved that they are its owner.');
  return await database.queries.transaction(async (tx) => {
    const userId = await personAt(tx, address);
    await keepAct(tx, { command: '--drop-passkeys', target: userId, reason, at: clock() });
    await askForNoPasskey(tx, userId);
    const dropped = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.passkeyId });
    await endSessions(tx, userId, 'all');
    return dropped.length;
  });
}

/** Gives an account the language row on its own tab, or takes it away. @throws Error with a sentence for the operator. */
export async function flagPerson(db: Executor, address: string, frog: boolean): Promise<string> {
  const userId = await personAt(db, address);
  await db.update(people).set({ frog }).where(eq(people.userId, userId));
  return userId;
}

async function personAt(db: Executor, address: string): Promise<string> {
  const [kind, subject] = identityOf(address);
  const [person] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.kind, kind), eq(identities.subject, subject)));
  if (!person) throw new Error(`Nobody logs in by ${subject}.`);
  return person.userId;
}

/** Ends every session there is. @returns how many. */
export async function logOutAll(db: Executor): Promise<number> {
  return (await db.delete(sessions).returning({ sessionId: sessions.sessionId })).length;
}
