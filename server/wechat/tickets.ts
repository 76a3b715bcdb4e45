import { and, eq, gt, lte } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import type { Reach } from '../database/database.ts';
import { tickets } from '../database/tickets.ts';
import { AccessTokenRefused, type Lent, type WechatAccount } from '../ports/wechat.ts';

/** Seconds before its end that a ticket is no longer given out, so that it lives as long as the page needs. */
const MARGIN = 300;

/** Does `work` with the house's access token; with a new one when WeChat has replaced it meanwhile. */
export async function withAccessToken<T>(
  house: House,
  wechat: WechatAccount,
  work: (accessToken: string) => Promise<T>,
): Promise<T> {
  const name = `token:${wechat.appId}`;
  const token = await borrow(house, name, () => wechat.accessToken());
  try {
    return await work(token);
  } catch (reason) {
    if (!(reason instanceof AccessTokenRefused)) throw reason;
    await house.database.queries.delete(tickets).where(and(eq(tickets.name, name), eq(tickets.value, token)));
    return await work(await borrow(house, name, () => wechat.accessToken()));
  }
}

/** The ticket that pages of the official account are signed with. */
export function jsTicketOf(house: House, wechat: WechatAccount): Promise<string> {
  return borrow(house, `jsapi:${wechat.appId}`, () =>
    withAccessToken(house, wechat, (accessToken) => wechat.jsTicket(accessToken)),
  );
}

export async function sweepTickets(reach: Reach, now: Date): Promise<void> {
  await reach.delete(tickets).where(lte(tickets.expiresAt, now));
}

/** The living one of the database, or a new one. Two servers that ask at once are told the same by WeChat. */
async function borrow(house: House, name: string, ask: () => Promise<Lent>): Promise<string> {
  const { queries } = house.database;
  const [known] = await queries
    .select({ value: tickets.value })
    .from(tickets)
    .where(and(eq(tickets.name, name), gt(tickets.expiresAt, house.clock())));
  if (known) return known.value;
  const { value, seconds } = await ask();
  const kept = { value, expiresAt: new Date(house.clock().getTime() + (seconds - MARGIN) * 1000) };
  await queries
    .insert(tickets)
    .values({ name, ...kept })
    .onConflictDoUpdate({ target: tickets.name, set: kept });
  return value;
}
