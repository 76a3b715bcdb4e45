import { and, inArray, ne, sql } from 'drizzle-orm';
import type { CallRequest } from '../core/request.ts';
import { hashToken } from '../core/secrets.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { devices } from '../database/devices.ts';

type LoginCall = 'phone_login' | 'email_login' | 'facebook_login_without_auth' | 'login/passkey';

/**
 * The names by which a login names its phone: a browser's cookie, and what a native shell calls it. A shell keeps no
 * cookies, so without a name of its own nothing is known of its phone.
 */
export function phoneOf({ payload: { client, device }, from }: CallRequest<LoginCall>): string[] {
  const named = device === undefined ? [] : [`shell ${device}`];
  return client === 'native' ? named : [from.device, ...named];
}

/** Keeps that a person was here on this phone. */
export async function keepDevice(db: Executor, phone: readonly string[], userId: string, now: Date): Promise<void> {
  if (phone.length === 0) return;
  await db
    .insert(devices)
    .values(phone.map((name) => ({ deviceHash: hashToken(name), userId, firstAt: now })))
    .onConflictDoNothing();
}

/** Whether somebody else has entered on this phone before. */
export async function isUsedByOthers(db: Executor, phone: readonly string[], userId: string): Promise<boolean> {
  if (phone.length === 0) return false;
  const [other] = await db
    .select({ userId: devices.userId })
    .from(devices)
    .where(and(inArray(devices.deviceHash, phone.map(hashToken)), ne(devices.userId, userId)))
    .limit(1);
  return other !== undefined;
}

/** Keeps that a mailbox is a person's. @returns whether it was somebody's before: gifts are given once a mailbox */
export async function isMailboxKnown(tx: Transaction, mailbox: string, userId: string, now: Date): Promise<boolean> {
  const name = [`mailbox ${mailbox}`];
  // Of accounts that one mailbox makes at the same time, the later ones wait here for the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hashToken(name[0] ?? '')}, 0))`);
  const known = await isUsedByOthers(tx, name, userId);
  await keepDevice(tx, name, userId, now);
  return known;
}
