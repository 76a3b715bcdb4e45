import type { FacebookCheck } from './identity.ts';

interface Debugged {
  app_id?: string;
  is_valid?: boolean;
  user_id?: string;
  /** Seconds since 1970; 0 never expires. */
  expires_at?: number;
}

/** Asks Facebook about the token: valid, for our app, for this user, not expired. A token of another app logs nobody in. */
export function facebookCheck(graphUrl: string, appId: string, appSecret: string): FacebookCheck {
  return {
    appId,
    async verify(userId, token) {
      const query = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` });
      const answer = await fetch(`${graphUrl}/debug_token?${query}`, { signal: AbortSignal.timeout(10_000) });
      if (!answer.ok) return false;
      const { data } = (await answer.json().catch(() => ({}))) as { data?: Debugged };
      return (
        data?.is_valid === true &&
        data.app_id === appId &&
        data.user_id === userId &&
        (data.expires_at === undefined || data.expires_at === 0 || data.expires_at * 1000 > Date.now())
      );
    },
  };
}
