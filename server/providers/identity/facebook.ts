import type { FacebookCheck } from '../../ports/identity.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeout.ts';

interface Debugged {
  app_id?: string;
  is_valid?: boolean;
  user_id?: string;
  /** Seconds since 1970; 0 never expires. */
  expires_at?: number;
}

/** Asks Facebook about the token: valid, for our app, not expired, and whose it is. A token of another app logs nobody in. */
export function facebookCheck(
  urls: { graph: string; dialog: string },
  appId: string,
  appSecret: string,
): FacebookCheck {
  return {
    appId,
    dialog: `${urls.dialog}?${new URLSearchParams({ client_id: appId, response_type: 'token', scope: 'public_profile' })}`,
    async userOf(token) {
      const query = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` });
      const answer = await fetch(`${urls.graph}/debug_token?${query}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      });
      if (!answer.ok) return null;
      const { data } = (await answer.json().catch(() => ({}))) as { data?: Debugged };
      const isGood =
        data?.is_valid === true &&
        data.app_id === appId &&
        (data.expires_at === undefined || data.expires_at === 0 || data.expires_at * 1000 > Date.now());
      return isGood && data.user_id ? data.user_id : null;
    },
  };
}
