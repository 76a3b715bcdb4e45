import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { drawToken, hashToken } from '../core/secrets.ts';
import type { Queries } from '../database/database.ts';
import { deleteOld } from '../database/delete-old.ts';
import { passkeyChallenges } from '../database/passkeys.ts';
import { Refusal } from '../refusal.ts';

/** `login`: anybody who has a passkey. `second`: the person of a right code. `create` and `prove`: a person who is logged in. */
export type Purpose = 'login' | 'second' | 'create' | 'prove';

/** How long a challenge can be signed. */
export const CHALLENGE_LIFE_MS = 300_000;

/** Something to sign, good once and for five minutes, known to every server of the database; only its hash is kept. */
export async function drawChallenge(context: ServerContext, purpose: Purpose, userId: string | null): Promise<string> {
  const challenge = drawToken();
  const expiresAt = new Date(context.clock().getTime() + CHALLENGE_LIFE_MS);
  await context.database.queries
    .insert(passkeyChallenges)
    .values({ challengeHash: hashToken(challenge), purpose, userId, expiresAt });
  return challenge;
}

/** Uses a challenge up. @returns the person it was drawn for, null where anybody may sign @throws Refusal unless it lives */
export async function takeChallenge(
  context: ServerContext,
  challenge: string,
  purposes: readonly Purpose[],
  refusal: 'passkey_wrong' | 'passkey_ticket' = 'passkey_wrong',
): Promise<string | null> {
  const [taken] = await context.database.queries
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        inArray(passkeyChallenges.purpose, [...purposes]),
        gt(passkeyChallenges.expiresAt, context.clock()),
      ),
    )
    .returning({ userId: passkeyChallenges.userId });
  if (!taken) throw new Refusal(refusal);
  return taken.userId;
}

export async function sweepChallenges(queries: Queries, now: Date): Promise<void> {
  await deleteOld(queries, passkeyChallenges, lte(passkeyChallenges.expiresAt, now));
}
