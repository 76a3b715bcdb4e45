import { shareCode } from '../../storage/share-code.ts';

/**
 * Logs in by WeChat's own page and comes back to `path`; the code of an invitation link goes along. Where the operator
 * has no WeChat app the server leads to `/login?failed=no-wechat`, with the other ways in.
 */
export function enterByWeixin(path: string): void {
  const inviter = shareCode();
  const query = new URLSearchParams({ referer: path, ...(inviter ? { inviter } : {}) });
  location.assign(`/fast/tarot/api/v1/wx_login?${query}`);
}
