import { type Context, Hono } from 'hono';
import { takeConsent } from '../account/consents.ts';
import { keepDevice } from '../account/devices.ts';
import { giveSession } from '../account/give-session.ts';
import { keepOpenId } from '../account/open-id.ts';
import { personOf } from '../account/people.ts';
import { isPasskeyAsked } from '../account/second-step.ts';
import type { ServerContext } from '../core/context.ts';
import { consentName, readCookie, SESSION_COOKIE, writeCookie } from '../core/cookies.ts';
import { deviceIn } from '../core/device.ts';
import type { HttpEnv } from '../core/http-env.ts';
import { languageOf } from '../core/language.ts';
import { redirect } from '../core/redirect.ts';
import { isSecure } from '../core/request.ts';
import { describeError } from '../log.ts';
import { type Identified, WECHAT_RETURN_PATH } from '../ports/identity.ts';

/** Seconds that the cookie with the session's token lives: as long as the session at the most. */
const SESSION_COOKIE_LIFE_S = 30 * 86_400;
const MAX_CODE_CHARACTERS = 512;

/** The way back from WeChat: the session goes into the cookie that the app reads at its start. */
export function wechatReturnRoute(context: ServerContext): Hono<HttpEnv> {
  const route = new Hono<HttpEnv>();
  route.get(WECHAT_RETURN_PATH, (c) => endWechat(context, c));
  return route;
}

async function endWechat(context: ServerContext, c: Context): Promise<Response> {
  const { code = '', state = '' } = c.req.query();
  const secure = isSecure(context);
  const browser = readCookie(c.req.header('cookie'), consentName(secure)) ?? '';
  const visit = await takeConsent(context, state, browser);
  const friend = visit && code !== '' && code.length <= MAX_CODE_CHARACTERS ? await identify(context, code) : null;
  if (!visit || friend === null) return redirect('/login?failed=wechat');
  const { queries } = context.database;
  const now = context.clock();
  const cookies = [writeCookie(consentName(secure), '', { life: 0, secure })];
  const language = languageOf(c.req.header('accept-language'));
  const phone = [deviceIn(c.req.header('cookie'), secure, cookies)];
  const userId = await personOf(context, 'wechat', friend.id, language, { inviter: visit.inviter ?? undefined, phone });
  // WeChat's browser knows no passkeys: whoever asks to be asked for one comes in elsewhere, by the passkey alone.
  if (await isPasskeyAsked(queries, userId, now)) return redirect('/login?failed=passkey', cookies);
  await keepDevice(queries, phone, userId, now);
  await keepOpenId(queries, userId, friend.openId, now);
  const token = await giveSession(
    { context, agent: c.req.header('user-agent') ?? '', setCookie: (cookie) => cookies.push(cookie) },
    userId,
    'web',
  );
  cookies.push(writeCookie(SESSION_COOKIE, token, { life: SESSION_COOKIE_LIFE_S, secure, open: true }));
  return redirect(visit.referer, cookies);
}

async function identify(context: ServerContext, code: string): Promise<Identified | null> {
  try {
    return (await context.providers.wechat?.identify(code)) ?? null;
  } catch (reason) {
    context.log(`WeChat could not be asked. ${describeError(reason)}`, { level: 'warn' });
    return null;
  }
}
