import { useSyncExternalStore } from 'react';
import { brand } from './brand.ts';
import type { UserInfo } from './contract/account.ts';
import { apiLocale } from './domain/language.ts';
import { newListeners } from './platform/listeners.ts';
import { setCaller } from './service/caller.ts';
import { chosenLanguage } from './storage/language.ts';
import { readCookie, setCookie } from './storage/store/cookie.ts';
import { forget, keep, kept, keptJson } from './storage/store/kept.ts';

/** Who is here. `token` says that somebody entered; `user` is known after the first answer of the server. */
export interface Session {
  token: string | null;
  user: UserInfo | null;
}

let session: Session = { token: null, user: null };
let atEnd: () => void = () => {};
const changes = newListeners();

/** Reads who was here, lends the client the token, and follows what other tabs do. */
export function startSession(whenEnded: () => void): void {
  atEnd = whenEnded;
  // a login at WeChat comes back with the cookie alone
  const token = kept('tarot_session') || readCookie('tarot_session');
  if (token && !kept('tarot_session')) keep('tarot_session', token);
  session = { token, user: readUser() };
  setCaller({
    version: brand.apiVersion,
    locale: () => apiLocale(chosenLanguage()),
    token: () => session.token ?? leftToken,
    onSessionMissing: endSession,
  });
  addEventListener('storage', (event) => {
    if (event.key !== 'tarot_session' && event.key !== 'UserInfo') return;
    if (event.key === 'tarot_session' && !event.newValue) change({ token: null, user: null });
    else change({ token: kept('tarot_session'), user: readUser() });
  });
}

export function currentSession(): Session {
  return session;
}

export function isLogin(): boolean {
  return session.token !== null;
}

/** Whose readings these are on this device: an account's id, or `''`. */
export function owner(): string {
  return session.user?.user_id ?? '';
}

export function enterSession(token: string): void {
  keep('tarot_session', token);
  setCookie('tarot_session', token, 2_592_000);
  change({ token, user: null });
}

export function setUser(user: UserInfo): void {
  keep('UserInfo', JSON.stringify(user));
  change({ ...session, user });
}

let leftToken: string | null = null;

/**
 * The token of a session that was left and that the server has not heard of; while nobody is logged in calls carry it.
 * A new login brings it there, and the old session ends.
 */
export function lendLeftToken(token: string | null): void {
  leftToken = token;
}

/** Forgets who was here, on the phone; says so to the rest of the app when somebody was. */
export function endSession(): void {
  const was = session.token !== null;
  leaveSession();
  if (was) atEnd();
}

export function leaveSession(): void {
  forget('tarot_session');
  forget('UserInfo');
  forget('CodeSentAt');
  setCookie('tarot_session', '', 0);
  change({ token: null, user: null });
}

/** The messaging app's own browser, where login goes through its own page. */
export const isWeixin = /MicroMessenger/i.test(globalThis.navigator?.userAgent ?? '');

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}

const subscribe = changes.on;

/** Tells whenever it becomes known who is here. */
export function onPerson(arrives: () => void): void {
  let known = owner();
  subscribe(() => {
    const before = known;
    known = owner();
    if (known !== '' && known !== before) arrives();
  });
}

function change(next: Session): void {
  session = next;
  changes.announce();
}

function readUser(): UserInfo | null {
  return (keptJson('UserInfo') as UserInfo | undefined) ?? null;
}
