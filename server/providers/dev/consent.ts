import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type Consent, type FacebookCheck, WECHAT_RETURN_PATH } from '../../ports/identity.ts';
import { isLoopback } from '../../settings/production.ts';
import { devPage, escapeHtml } from './mark.ts';

const FRIENDS = ['Ada', 'Bo', 'Chen'];
const secret = randomBytes(32);
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** A code or token that only this process can have given out. */
function give(kind: string, friend: string): string {
  return `${kind}-${friend}-${sign(`${kind}-${friend}`)}`;
}

function isGiven(kind: string, friend: string, token: string): boolean {
  return token === give(kind, friend);
}

/** Plays WeChat: a page of this machine with three friends to come in as. */
export const devWechat: Consent = {
  consentUrl: (state, back) => `${new URL(back).origin}/dev/wechat?state=${encodeURIComponent(state)}`,
  identify: async (code) => {
    const [, friend = ''] = code.split('-');
    return FRIENDS.includes(friend) && isGiven('wechat', friend, code)
      ? { id: `dev-${friend}`, openId: `open-${friend}` }
      : null;
  },
};

export function wechatPage(c: Context): Response {
  const state = c.req.query('state') ?? '';
  const links = FRIENDS.map((friend) => {
    const back = `${WECHAT_RETURN_PATH}?code=${encodeURIComponent(give('wechat', friend))}&state=${encodeURIComponent(state)}`;
    return `<a class="go" href="${escapeHtml(back)}">Come in as ${friend}</a>`;
  });
  return devPage('WeChat, played', `<p>In production this page is WeChat’s own.</p>${links.join('')}`);
}

/** Plays Facebook: a page of this machine that answers in the fragment of `redirect_uri`, as Facebook's does. */
export const devFacebook: FacebookCheck = {
  appId: 'dev',
  dialog: '/dev/facebook?client_id=dev',
  userOf: async (token) => {
    const [, friend = ''] = token.split('-');
    return FRIENDS.includes(friend) && isGiven('facebook', friend, token) ? `dev-${friend}` : null;
  },
};

export function facebookPage(c: Context): Response {
  const { state = '', redirect_uri = '' } = c.req.query();
  const back = URL.canParse(redirect_uri) && isLoopback(new URL(redirect_uri).hostname) ? redirect_uri : '/login';
  const links = FRIENDS.map((friend) => {
    const fragment = new URLSearchParams({ access_token: give('facebook', friend), user_id: `dev-${friend}`, state });
    return `<a class="go" href="${escapeHtml(`${back}#${fragment}`)}">Come in as ${friend}</a>`;
  });
  const away = `${back}?${new URLSearchParams({ error: 'access_denied', state })}`;
  links.push(`<a class="go" href="${escapeHtml(away)}">Do not agree</a>`);
  return devPage('Facebook, played', `<p>In production this page is Facebook’s own.</p>${links.join('')}`);
}
