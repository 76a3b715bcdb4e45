import type { Consent } from '../../ports/identity.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeout.ts';

/** WeChat's web login inside its own browser (snsapi_base: no page is shown). */
export function wechatConsent(urls: { open: string; api: string }, appId: string, secret: string): Consent {
  return {
    consentUrl(state, back) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: back,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      });
      return `${urls.open}/connect/oauth2/authorize?${query}#wechat_redirect`;
    },
    async identify(code) {
      const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' });
      const answer = await fetch(`${urls.api}/sns/oauth2/access_token?${query}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      });
      if (!answer.ok) return null;
      const answered = (await answer.json().catch(() => ({}))) as { openid?: unknown; unionid?: unknown };
      const { openid, unionid = openid } = answered;
      if (typeof openid !== 'string' || openid === '' || typeof unionid !== 'string' || unionid === '') return null;
      return { id: unionid, openId: openid };
    },
  };
}
