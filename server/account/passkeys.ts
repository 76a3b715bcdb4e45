import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Attestation } from '../../src/contract/passkeys.ts';
import { brandOf } from '../../src/domain/brand.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { passkeys } from '../database/passkeys.ts';
import { Refusal } from '../refusal.ts';
import { CHALLENGE_LIFE_MS, drawChallenge, takeChallenge } from './challenges.ts';
import { askForNoPasskey, isPasskeyAsked } from './second-step.ts';
import { challengeIn } from './signed.ts';

/** Far more than anybody has devices. */
const MAX_PASSKEYS = 20;

type Row = typeof passkeys.$inferSelect;

/** The person's passkeys, the oldest first. */
export async function listPasskeys(context: ServerContext, userId: string): Promise<Row[]> {
  const { queries } = context.database;
  return await queries.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/** What a browser needs for making one: kept on the authenticator, opened by finger, face or its code. */
export async function beginPasskey(
  context: ServerContext,
  person: { userId: string; username: string },
  page: string,
  language: Language,
) {
  const { hostname } = new URL(page);
  const known = await listPasskeys(context, person.userId);
  return await generateRegistrationOptions({
    rpName: brandOf(hostname).name[language],
    rpID: hostname,
    userName: person.username,
    userDisplayName: person.username,
    userID: new Uint8Array(Buffer.from(person.userId)),
    challenge: new Uint8Array(Buffer.from(await drawChallenge(context, 'create', person.userId), 'base64url')),
    timeout: CHALLENGE_LIFE_MS,
    excludeCredentials: known
      .filter(({ rpId }) => rpId === hostname)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Keeps a new passkey. @throws Refusal `passkey_wrong` when it does not hold, was seen before, or answers a challenge of somebody else */
export async function keepPasskey(
  context: ServerContext,
  userId: string,
  page: string,
  { name, passkey }: { name: string; passkey: Attestation },
): Promise<Row> {
  const challenge = challengeIn(passkey);
  if ((await takeChallenge(context, challenge, ['create'])) !== userId) throw new Refusal('passkey_wrong');
  const { hostname } = new URL(page);
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, response: { ...passkey.response }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: page,
    expectedRPID: hostname,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw new Refusal('passkey_wrong');
  const { credential } = verified.registrationInfo;
  return await context.database.queries.transaction(async (tx) => {
    const [made] = await tx
      .insert(passkeys)
      .values({
        passkeyId: randomUUID(),
        userId,
        credentialId: credential.id,
        rpId: hostname,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: passkey.response.transports,
        name,
        createdAt: context.clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new Refusal('passkey_wrong');
    const [kept] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    if ((kept?.count ?? 0) > MAX_PASSKEYS) throw new Refusal('passkey_full');
    return made;
  });
}

/** @throws Refusal `passkey_unknown` when it is another person's; `passkey_last` when the person would be asked for one and have none */
export async function removePasskey(context: ServerContext, userId: string, passkeyId: string): Promise<void> {
  await context.database.queries.transaction(async (tx) => {
    const mine = await tx.select().from(passkeys).where(eq(passkeys.userId, userId)).for('update');
    if (!mine.some((one) => one.passkeyId === passkeyId)) throw new Refusal('passkey_unknown');
    if (mine.length === 1 && (await isPasskeyAsked(tx, userId, context.clock()))) throw new Refusal('passkey_last');
    await tx.delete(passkeys).where(and(eq(passkeys.passkeyId, passkeyId), eq(passkeys.userId, userId)));
    if (mine.length === 1) await askForNoPasskey(tx, userId);
  });
}
