import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import { API_BASE } from '../../src/contract/call.ts';
import type { Reach } from '../database/database.ts';
import { consents } from '../database/people.ts';
import type { House } from '../house.ts';
import { type Ask, isSecure } from '../http/ask.ts';
import { readCookie, SESSION_COOKIE, writeCookie } from '../http/cookies.ts';
import { knownDevice, nameDevice } from '../http/device.ts';
import { languageOf } from '../http/language.ts';
import { spend } from '../limits.ts';
import { nameFault } from '../log.ts';
import { keepOpenId } from '../payments/open-id.ts';
import type { Identified } from '../providers/identity/identity.ts';
import { Refusal } from '../refusal.ts';
import { keepDevice } from './devices.ts';
import { giveSession } from './enter.ts';
import { personOf } from './people.ts';
import { returnPath } from './return-path.ts';
import { isPasskeyAsked } from './second-step.ts';
import { drawToken, hashToken } from './secret.ts';

export const WECHAT_BACK = `${API_BASE}v1/wx_login/back`;
const browserCookie = (secure: boolean) => (secure ? '__Host-tarot_consent' : 'tarot_consent');
/** Seconds that a visit to WeChat may take. */
const PATIENCE = 600;
const SESSION_LIFE = 30 * 86_400;

/** Sends the browser to WeChat with a state that only this browser can bring back. */
export async function beginWechat(ask: Ask<'wx_login'>): Promise<Response> {
  const { house, payload, from } = ask;
  if (!house.providers.wechat) throw new Refusal('not_open');
  await spend(house.database.queries, `consent:${from.address}`, house.limits.consentByAddress, house.clock());
  const state = drawToken();
  const browser = drawToken();
  await house.database.queries.insert(consents).values({
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    referer: returnPath(payload.referer, ask.origin),
    inviter: payload.inviter ?? null,
    expiresAt: new Date(house.clock().getTime() + PATIENCE * 1000),
  });
  const secure = isSecure(house);
  ask.setCookie(writeCookie(browserCookie(secure), browser, { life: PATIENCE, secure }));
  return redirect(house.providers.wechat.consentUrl(state, ask.origin + WECHAT_BACK));
}

/** The way back: the session goes into the cookie that the app reads at its start. */
export async function endWechat(house: House, context: Context): Promise<Response> {
  const { code = '', state = '' } = context.req.query();
  const secure = isSecure(house);
  const browser = readCookie(context.req.header('cookie'), browserCookie(secure)) ?? '';
  const now = house.clock();
  const [visit] = await house.database.queries
    .delete(consents)
    .where(
      and(
        eq(consents.stateHash, hashToken(state)),
        eq(consents.browserHash, hashToken(browser)),
        gt(consents.expiresAt, now),
      ),
    )
    .returning();
  const friend = visit && code !== '' && code.length <= 512 ? await identify(house, code) : null;
  if (!visit || friend === null) return redirect('/login?failed=wechat');
  const cookies = [writeCookie(browserCookie(secure), '', { life: 0, secure })];
  const language = languageOf(context.req.header('accept-language'));
  const phone = [deviceIn(context, secure, cookies)];
  const userId = await personOf(house, 'wechat', friend.id, language, { inviter: visit.inviter ?? undefined, phone });
  // Their browser knows no passkeys: whoever asks to be asked for one comes in elsewhere, by the passkey alone.
  if (await isPasskeyAsked(house.database.queries, userId, now)) return redirect('/login?failed=passkey', cookies);
  await keepDevice(house.database.queries, phone, userId, now);
  await keepOpenId(house.database.queries, userId, friend.openId, now);
  const token = await giveSession(
    { house, agent: context.req.header('user-agent') ?? '', setCookie: (cookie) => cookies.push(cookie) },
    userId,
    'web',
  );
  cookies.push(writeCookie(SESSION_COOKIE, token, { life: SESSION_LIFE, secure, open: true }));
  return redirect(visit.referer, cookies);
}

/** The name of this browser, given now where it has none: who comes by WeChat is on a phone like everybody. */
function deviceIn(context: Context, secure: boolean, cookies: string[]): string {
  const known = knownDevice(context.req.header('cookie'), secure);
  if (known !== null) return known;
  const { device, cookie } = nameDevice(secure);
  cookies.push(cookie);
  return device;
}

async function identify(house: House, code: string): Promise<Identified | null> {
  try {
    return (await house.providers.wechat?.identify(code)) ?? null;
  } catch (reason) {
    house.log(`WeChat could not be asked. ${nameFault(reason)}`);
    return null;
  }
}

export async function sweepConsents(reach: Reach, now: Date): Promise<void> {
  await reach.delete(consents).where(lte(consents.expiresAt, now));
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}
