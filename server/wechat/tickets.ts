import { and, eq, gt, lte } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import type { Queries } from '../database/database.ts';
import { deleteOld } from '../database/delete-old.ts';
import { tickets } from '../database/tickets.ts';
import { AccessTokenRefused, type LentToken, type WechatAccount } from '../ports/wechat.ts';

/** Seconds before its end that a ticket is no longer given out, so that it lives as long as the page needs. */
const MIN_LIFE_LEFT_S = 300;

/** Does `work` with the account's access token; with a new one when WeChat has replaced it meanwhile. */
export async function withAccessToken<T>(
  context: ServerContext,
  wechat: WechatAccount,
  work: (accessToken: string) => Promise<T>,
): Promise<T> {
  const name = `token:${wechat.appId}`;
  const token = await borrow(context, name, () => wechat.accessToken());
  try {
    return await work(token);
  } catch (reason) {
    if (!(reason instanceof AccessTokenRefused)) throw reason;
    await context.database.queries.delete(tickets).where(and(eq(tickets.name, name), eq(tickets.value, token)));
    return await work(await borrow(context, name, () => wechat.accessToken()));
  }
}

/** The ticket that pages of the official account are signed with. */
export function jsTicketOf(context: ServerContext, wechat: WechatAccount): Promise<string> {
  return borrow(context, `jsapi:${wechat.appId}`, () =>
    withAccessToken(context, wechat, (accessToken) => wechat.jsTicket(accessToken)),
  );
}

export async function sweepTickets(queries: Queries, now: Date): Promise<void> {
  await deleteOld(queries, tickets, lte(tickets.expiresAt, now));
}

/** The living one of the database, or a new one. Two servers that ask at once get the same from WeChat. */
async function borrow(context: ServerContext, name: string, ask: () => Promise<LentToken>): Promise<string> {
  const { queries } = context.database;
  const [known] = await queries
    .select({ value: tickets.value })
    .from(tickets)
    .where(and(eq(tickets.name, name), gt(tickets.expiresAt, context.clock())));
  if (known) return known.value;
  const { value, seconds } = await ask();
  const kept = { value, expiresAt: new Date(context.clock().getTime() + (seconds - MIN_LIFE_LEFT_S) * 1000) };
  await queries
    .insert(tickets)
    .values({ name, ...kept })
    .onConflictDoUpdate({ target: tickets.name, set: kept });
  return value;
}
