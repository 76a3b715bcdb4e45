import { and, eq, isNull } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Executor } from '../database/database.ts';
import { operators } from '../database/operators.ts';
import { sessions } from '../database/people.ts';
import { Refusal } from '../refusal.ts';
import { SETTLES_AFTER_MS } from './second-step.ts';
import type { ShownPasskey } from './signed.ts';

/** So long a passkey that was shown in a session opens /operator there. */
const SHOWN_FOR_MS = 12 * 3_600_000;

/**
 * Whoever has got hold of an operator's code could make a passkey with it. So one counts that was there when the
 * operator was seated, or that is 72 hours old: until then its owner has heard of it.
 */
const LOOK = `select exists (
  select from sessions s join passkeys p on p.passkey_id = s.passkey_id and p.user_id = s.user_id
  where s.session_id = $2 and s.passkey_at > $3::timestamptz
    and (p.created_at <= o.seated_at or p.created_at <= $4::timestamptz)
) as shown from operators o where o.user_id = $1 and o.left_at is null`;

/** Lets seated operators pass who have shown a passkey in this session. @throws Refusal `not_operator`, `operator_passkey` */
export async function requireSeat(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const now = clock().getTime();
  const { rows } = await database.pool.query<{ shown: boolean }>({
    name: 'operator_seat',
    text: LOOK,
    values: [
      userId,
      sessionId,
      new Date(now - SHOWN_FOR_MS).toISOString(),
      new Date(now - SETTLES_AFTER_MS).toISOString(),
    ],
  });
  const [seat] = rows;
  if (!seat) throw new Refusal('not_operator');
  if (!seat.shown) throw new Refusal('operator_passkey');
}

/** Keeps with a session that this passkey was shown in it. @returns until when that counts */
export async function keepShown(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  sessionId: string,
  { userId, passkeyId }: ShownPasskey,
): Promise<Date> {
  const now = clock();
  await database.queries
    .update(sessions)
    .set({ passkeyId, passkeyAt: now })
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId)));
  return new Date(now.getTime() + SHOWN_FOR_MS);
}

/** Takes the seat away. @returns whether there was one */
export async function leaveSeat(db: Executor, userId: string, now: Date): Promise<boolean> {
  const left = await db
    .update(operators)
    .set({ leftAt: now })
    .where(and(eq(operators.userId, userId), isNull(operators.leftAt)))
    .returning({ userId: operators.userId });
  return left.length === 1;
}
