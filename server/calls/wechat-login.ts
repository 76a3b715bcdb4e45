import { CONSENT_LIFE_S, openConsent } from '../account/consents.ts';
import { returnPath } from '../account/return-path.ts';
import { consentName, writeCookie } from '../core/cookies.ts';
import { enforceLimit } from '../core/limits.ts';
import { redirect } from '../core/redirect.ts';
import { type CallRequest, isSecure } from '../core/request.ts';
import { WECHAT_RETURN_PATH } from '../ports/identity.ts';

/**
 * Sends the browser to WeChat with a state that only this browser can bring back. A person stands behind this call, not
 * a program: where there is no WeChat login the page of the other ways is shown.
 */
export async function beginWechat(request: CallRequest<'wx_login'>): Promise<Response> {
  const { context, payload, from } = request;
  if (!context.providers.wechat) return redirect('/login?failed=no-wechat');
  await enforceLimit(
    context.database.queries,
    `consent:${from.address}`,
    context.limits.consentByAddress,
    context.clock(),
  );
  const referer = returnPath(payload.referer, request.origin);
  const { state, browser } = await openConsent(context, { referer, inviter: payload.inviter ?? null });
  const secure = isSecure(context);
  request.setCookie(writeCookie(consentName(secure), browser, { life: CONSENT_LIFE_S, secure }));
  return redirect(context.providers.wechat.consentUrl(state, request.origin + WECHAT_RETURN_PATH));
}
