import { and, eq, gt, lte } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { drawToken, hashToken } from '../core/secrets.ts';
import type { Queries } from '../database/database.ts';
import { deleteOld } from '../database/delete-old.ts';
import { consents } from '../database/people.ts';

/** Seconds that a visit to another service's consent page may take. */
export const CONSENT_LIFE_S = 600;

/** Where a visit goes on when it is over, and by whose invitation it came. */
export interface Visit {
  readonly referer: string;
  readonly inviter: string | null;
}

/** Begins a visit. @returns what the other service brings back, and what the browser keeps meanwhile. */
export async function openConsent(context: ServerContext, visit: Visit): Promise<{ state: string; browser: string }> {
  const state = drawToken();
  const browser = drawToken();
  await context.database.queries.insert(consents).values({
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    ...visit,
    expiresAt: new Date(context.clock().getTime() + CONSENT_LIFE_S * 1000),
  });
  return { state, browser };
}

/** Ends a visit, once, and only for the browser that began it; null for any other. */
export async function takeConsent(context: ServerContext, state: string, browser: string): Promise<Visit | null> {
  const [visit] = await context.database.queries
    .delete(consents)
    .where(
      and(
        eq(consents.stateHash, hashToken(state)),
        eq(consents.browserHash, hashToken(browser)),
        gt(consents.expiresAt, context.clock()),
      ),
    )
    .returning();
  return visit ?? null;
}

export async function sweepConsents(queries: Queries, now: Date): Promise<void> {
  await deleteOld(queries, consents, lte(consents.expiresAt, now));
}
