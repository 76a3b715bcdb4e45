import { CONSENT_LIFE_S, openConsent } from '../account/consents.ts';
import { returnPath } from '../account/return-path.ts';
import { consentName, writeCookie } from '../core/cookies.ts';
import { spend } from '../core/limits.ts';
import { redirect } from '../core/redirect.ts';
import { type Ask, isSecure } from '../core/request.ts';
import { WECHAT_RETURN_PATH } from '../ports/identity.ts';
import { Refusal } from '../refusal.ts';

/** Sends the browser to WeChat with a state that only this browser can bring back. */
export async function beginWechat(ask: Ask<'wx_login'>): Promise<Response> {
  const { house, payload, from } = ask;
  if (!house.providers.wechat) throw new Refusal('not_open');
  await spend(house.database.queries, `consent:${from.address}`, house.limits.consentByAddress, house.clock());
  const referer = returnPath(payload.referer, ask.origin);
  const { state, browser } = await openConsent(house, { referer, inviter: payload.inviter ?? null });
  const secure = isSecure(house);
  ask.setCookie(writeCookie(consentName(secure), browser, { life: CONSENT_LIFE_S, secure }));
  return redirect(house.providers.wechat.consentUrl(state, ask.origin + WECHAT_RETURN_PATH));
}
