import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Assertion, Attestation } from '../../src/contract/passkeys.ts';
import type { ServerContext } from '../core/context.ts';
import { passkeys } from '../database/passkeys.ts';
import { Refusal } from '../refusal.ts';
import { CHALLENGE_LIFE_MS, drawChallenge, type Purpose, takeChallenge } from './challenges.ts';

/** What a browser needs for signing: by any passkey of this hostname, or by one of `userId`. */
export async function askToSign(
  context: ServerContext,
  purpose: Exclude<Purpose, 'create'>,
  userId: string | null,
  page: string,
) {
  const { hostname } = new URL(page);
  const owned = userId === null ? [] : await passkeysAt(context, userId, hostname);
  return await generateAuthenticationOptions({
    rpID: hostname,
    challenge: new Uint8Array(Buffer.from(await drawChallenge(context, purpose, userId), 'base64url')),
    timeout: CHALLENGE_LIFE_MS,
    userVerification: 'required',
    allowCredentials: owned.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
}

/** A passkey that has signed, and whose it is. */
export interface ShownPasskey {
  readonly userId: string;
  readonly passkeyId: string;
}

/**
 * Whose passkey has signed a living challenge, once. Its counter must have moved on, where it counts at all.
 * @throws Refusal `passkey_wrong`, whatever is wrong
 */
export async function takeSigned(
  context: ServerContext,
  signed: Assertion,
  purposes: readonly Purpose[],
  page: string,
): Promise<ShownPasskey> {
  const challenge = challengeIn(signed);
  const drawnFor = await takeChallenge(context, challenge, purposes);
  const { queries } = context.database;
  const { hostname } = new URL(page);
  const [row] = await queries
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, signed.id), eq(passkeys.rpId, hostname)));
  const { userHandle } = signed.response;
  if (!row || (drawnFor !== null && drawnFor !== row.userId)) throw new Refusal('passkey_wrong');
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== row.userId) throw new Refusal('passkey_wrong');
  const { userHandle: _, ...response } = signed.response;
  const verified = await verifyAuthenticationResponse({
    response: { ...signed, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: page,
    expectedRPID: hostname,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw new Refusal('passkey_wrong');
  const [counted] = await queries
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, usedAt: context.clock() })
    .where(and(eq(passkeys.passkeyId, row.passkeyId), eq(passkeys.counter, row.counter)))
    .returning({ passkeyId: passkeys.passkeyId });
  if (!counted) throw new Refusal('passkey_wrong');
  return { userId: row.userId, passkeyId: row.passkeyId };
}

/** What was signed, as the browser wrote it down; only a lookup, the signature is checked over the same text. */
export function challengeIn({ response }: Attestation | Assertion): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const challenge: unknown =
      typeof clientData === 'object' && clientData !== null ? Reflect.get(clientData, 'challenge') : null;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

async function passkeysAt(context: ServerContext, userId: string, rpId: string) {
  return await context.database.queries
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.rpId, rpId)));
}
