import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Executor } from '../database/database.ts';
import { identities } from '../database/people.ts';

/** WeChat's name for this person and our account, which its pay call inside the app asks for. */
export async function openIdOf({ database }: ServerContext, userId: string): Promise<string | null> {
  const [row] = await database.queries
    .select({ openId: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.kind, 'wechat-openid')));
  return row?.openId ?? null;
}

/** Kept with every login through WeChat; another person who comes with it takes it over. */
export async function keepOpenId(db: Executor, userId: string, openId: string, now: Date): Promise<void> {
  await db
    .insert(identities)
    .values({ kind: 'wechat-openid', subject: openId, userId, createdAt: now })
    .onConflictDoUpdate({ target: [identities.kind, identities.subject], set: { userId, createdAt: now } });
}
