import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Person } from '../core/person.ts';
import { drawToken, hashToken, isSame } from '../core/secrets.ts';
import type { Executor, Queries } from '../database/database.ts';
import { deleteOld } from '../database/delete-old.ts';
import { sessions } from '../database/people.ts';
import { pushSubscriptions } from '../database/push.ts';
import { Refusal } from '../refusal.ts';
import { lookUp, type SessionRow } from './look-up.ts';

const DAY_MS = 86_400_000;
export const MAX_IDLE_MS = 7 * DAY_MS;
export const MAX_AGE_MS = 30 * DAY_MS;
/** How often "seen" is written down, and how often the companion is changed. */
const SEEN_EVERY_MS = 60_000;
const ROTATE_EVERY_MS = DAY_MS;

export type SessionKind = 'web' | 'native';

export interface Opened {
  readonly token: string;
  readonly companion: string | null;
}

export async function openSession(
  context: ServerContext,
  userId: string,
  kind: SessionKind,
  agent: string,
  passkeyId: string | null,
): Promise<Opened> {
  const now = context.clock();
  const token = drawToken();
  const companion = kind === 'web' ? drawToken() : null;
  const sessionId = randomUUID();
  await context.database.queries.insert(sessions).values({
    tokenHash: hashToken(token),
    sessionId,
    userId,
    kind,
    companionHash: companion === null ? null : hashToken(companion),
    companionAt: now,
    agent: agent.slice(0, 300),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + MAX_AGE_MS),
    ...(passkeyId === null ? {} : { passkeyId, passkeyAt: now }),
  });
  // The number of the session means nothing once it has ended.
  context.log(`Session ${sessionId} was opened (${kind}).`);
  return { token, companion };
}

/**
 * The person behind header and companion cookie; null when either is missing, wrong, idle for 7 days or 30 days old.
 * A write is counted with it. @throws Refusal `too_many`.
 */
export async function findPerson(
  context: ServerContext,
  token: string,
  companion: string | null,
  isWrite: boolean,
): Promise<Person | null> {
  const now = context.clock();
  const shown = companion === null ? '' : hashToken(companion);
  const row = await lookUp(context, hashToken(token), isWrite ? shown : null, now);
  if (!row || row.expiresAt <= now || row.seenAt.getTime() + MAX_IDLE_MS <= now.getTime()) return null;
  const isNext = row.companionNext !== null && isSame(row.companionNext, shown);
  if (row.kind === 'web' && !isNext && !isSame(row.companionHash ?? '', shown)) return null;
  if (isWrite && (row.writes ?? 0) > context.limits.writeByPerson.count) throw new Refusal('too_many');
  const fresh =
    isNext || now.getTime() - row.seenAt.getTime() >= SEEN_EVERY_MS ? await touch(context, row, isNext, now) : null;
  return { ...row, coins: Number(row.coins ?? 0), companion: fresh };
}

/** Writes "seen", lets the next companion take over once it has been shown, and offers a new one a day. Of requests that come at once, one does so. */
async function touch(context: ServerContext, row: SessionRow, isNext: boolean, now: Date): Promise<string | null> {
  const offer =
    row.kind === 'web' && !isNext && now.getTime() - row.companionAt.getTime() >= ROTATE_EVERY_MS ? drawToken() : null;
  const [touched] = await context.database.queries
    .update(sessions)
    .set({
      seenAt: now,
      ...(isNext ? { companionHash: row.companionNext, companionNext: null, companionAt: now } : {}),
      ...(offer ? { companionNext: hashToken(offer) } : {}),
    })
    .where(and(eq(sessions.tokenHash, row.tokenHash), eq(sessions.seenAt, row.seenAt)))
    .returning({ seenAt: sessions.seenAt });
  return touched ? offer : null;
}

/** Ends one session of the person, or all of them. @returns how many ended. */
export async function endSessions(db: Executor, userId: string, sessionId: string | 'all'): Promise<number> {
  const mine = eq(sessions.userId, userId);
  const ended = await db
    .delete(sessions)
    .where(sessionId === 'all' ? mine : and(mine, eq(sessions.sessionId, sessionId)))
    .returning({ sessionId: sessions.sessionId });
  // Whoever logs out everywhere wants no phone to speak of the account any more.
  if (sessionId === 'all') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
  return ended.length;
}

export async function endToken(db: Executor, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

export async function listSessions(context: ServerContext, userId: string) {
  const now = context.clock();
  return await context.database.queries
    .select({
      sessionId: sessions.sessionId,
      agent: sessions.agent,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.seenAt, new Date(now.getTime() - MAX_IDLE_MS)),
      ),
    )
    .orderBy(desc(sessions.seenAt))
    .limit(100);
}

/** Those that were idle for too long are over already, and go with their age: nothing has to be found by when it was seen. */
export async function sweepSessions(queries: Queries, now: Date): Promise<void> {
  await deleteOld(queries, sessions, lte(sessions.expiresAt, now));
}
