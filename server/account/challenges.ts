import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import { drawToken, hashToken } from '../core/secrets.ts';
import type { Reach } from '../database/database.ts';
import { passkeyChallenges } from '../database/passkeys.ts';
import { Refusal } from '../refusal.ts';

/** `login`: anybody who has a passkey. `second`: the person of a right code. `create` and `prove`: a person who is logged in. */
export type Purpose = 'login' | 'second' | 'create' | 'prove';

/** Milliseconds in which a challenge can be signed. */
export const PATIENCE = 300_000;

/** Something to sign, good once and for five minutes, known to every server of the database; only its hash is kept. */
export async function drawChallenge(house: House, purpose: Purpose, userId: string | null): Promise<string> {
  const challenge = drawToken();
  const expiresAt = new Date(house.clock().getTime() + PATIENCE);
  await house.database.queries
    .insert(passkeyChallenges)
    .values({ challengeHash: hashToken(challenge), purpose, userId, expiresAt });
  return challenge;
}

/** Uses a challenge up. @returns the person it was drawn for, null where anybody may sign @throws Refusal unless it lives */
export async function takeChallenge(
  house: House,
  challenge: string,
  purposes: readonly Purpose[],
  refusal: 'passkey_wrong' | 'passkey_ticket' = 'passkey_wrong',
): Promise<string | null> {
  const [taken] = await house.database.queries
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        inArray(passkeyChallenges.purpose, [...purposes]),
        gt(passkeyChallenges.expiresAt, house.clock()),
      ),
    )
    .returning({ userId: passkeyChallenges.userId });
  if (!taken) throw new Refusal(refusal);
  return taken.userId;
}

export async function sweepChallenges(reach: Reach, now: Date): Promise<void> {
  await reach.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
