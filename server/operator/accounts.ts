import { and, eq } from 'drizzle-orm';
import { tidyEmail } from '../../src/domain/account/email.ts';
import { internationalPhone } from '../../src/domain/account/phone.ts';
import type { IdentityKind } from '../account/people.ts';
import { askForNoPasskey } from '../account/second-step.ts';
import { endSessions } from '../account/sessions.ts';
import type { Executor } from '../database/database.ts';
import { passkeys } from '../database/passkeys.ts';
import { identities, people, sessions } from '../database/people.ts';
import type { Operator } from './acts.ts';

/** By what an address or number logs in. @throws Error with a sentence for the operator. */
export function identityOf(address: string): [IdentityKind, string] {
  const identity = readIdentity(address);
  if (identity === null)
    throw new Error(`"${address}" is neither an e-mail address nor a mobile number that can log in here.`);
  return identity;
}

/** Whose an address, a mobile number or a person's id is; null where nobody is known by it. */
export async function findAccount(db: Executor, address: string): Promise<string | null> {
  const identity = readIdentity(address);
  const [person] =
    identity === null
      ? await db.select({ userId: people.userId }).from(people).where(eq(people.userId, address.trim().toUpperCase()))
      : await db
          .select({ userId: identities.userId })
          .from(identities)
          .where(and(eq(identities.kind, identity[0]), eq(identities.subject, identity[1])));
  return person?.userId ?? null;
}

/** The same. @throws Error with a sentence for the operator. */
export async function accountAt(db: Executor, address: string): Promise<string> {
  const userId = await findAccount(db, address);
  if (userId === null) throw new Error(`Nobody logs in by ${address === '' ? 'nothing' : address}.`);
  return userId;
}

/**
 * Takes all passkeys and the second step from an account and ends its sessions: whoever has its address or number comes
 * in by a code. @returns how many passkeys
 */
export async function dropPasskeys({ database: { queries } }: Operator, userId: string): Promise<number> {
  await askForNoPasskey(queries, userId);
  const dropped = await queries
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.passkeyId });
  await endSessions(queries, userId, 'all');
  return dropped.length;
}

/** Ends every session there is. @returns how many. */
export async function logOutAll(db: Executor): Promise<number> {
  return (await db.delete(sessions).returning({ sessionId: sessions.sessionId })).length;
}

/** Marks somebody who sees the language row, or takes the mark away. */
export async function flagPerson(db: Executor, userId: string, on: boolean): Promise<void> {
  await db.update(people).set({ frog: on }).where(eq(people.userId, userId));
}

/** By what an address or number would log in; null for what is neither. */
export function readIdentity(address: string): [IdentityKind, string] | null {
  const email = tidyEmail(address);
  if (email !== null) return ['email', email];
  const phone = internationalPhone(address);
  return phone === null ? null : ['phone', phone];
}
