import { dayOf } from '../../domain/day.ts';
import { apiLocale } from '../../domain/language.ts';
import { minuteInUtc, minuteOf, QUIET_HOURS } from '../../domain/push/hours.ts';
import type { KeptPush, NoticeWords, PushWishes } from '../../domain/push/notice.ts';
import { isLogin } from '../../session.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { forget, keep, kept, keptJson } from '../../storage/store/kept.ts';
import { askToNotify } from './badge.ts';
import { isInstalled, needsHandInstall } from './install.ts';
import { remindNoMore } from './reminder.ts';

/**
 * Whether a server can ring this phone. `none`: its browser has no push. `install`: it has, once the app is on the home
 * screen. `denied`: the person has forbidden it. `off`: the server rings nobody. `unknown`: it was not reached.
 */
export type PushState = 'none' | 'install' | 'denied' | 'login' | 'off' | 'unknown' | 'ready' | 'on';

export async function pushState(isSomebodyIn: boolean): Promise<PushState> {
  // On a first visit the worker is still to come.
  const canBeRung = ['PushManager', 'Notification'].every((name) => name in globalThis) && 'serviceWorker' in navigator;
  if (!canBeRung) return needsHandInstall() && !isInstalled() ? 'install' : 'none';
  if (Notification.permission === 'denied') return 'denied';
  const key = await serverKey().catch(() => undefined);
  if (key === null) return 'off';
  if (!isSomebodyIn) return 'login';
  const worker = await navigator.serviceWorker.getRegistration();
  const isOn = keptPush() !== null && Boolean(await worker?.pushManager?.getSubscription());
  if (key === undefined) return isOn ? 'on' : 'unknown';
  return isOn ? 'on' : 'ready';
}

export function keptPush(): KeptPush | null {
  return (keptJson('Push') as KeptPush | undefined) ?? null;
}

/**
 * Asks for the permission, subscribes and has the server ring this phone; also where it is rung already and wishes change.
 * @returns false when the person or the browser refuses @throws Refusal, ConnectionFailure
 */
export async function turnOnPush(wishes: PushWishes, words: KeptPush['words']): Promise<boolean> {
  if ((await askToNotify()) !== 'granted') return false;
  const key = await serverKey();
  if (key === null) return false;
  const subscription = await subscribe(key);
  if (!subscription) return false;
  await sendWishes(subscription, wishes);
  keep('Push', JSON.stringify({ ...wishes, words, exact: keptPush()?.exact ?? {} } satisfies KeptPush));
  await remindNoMore();
  return true;
}

/** No push reaches this phone any more, whether the server hears of it or not. */
export async function turnOffPush(): Promise<void> {
  const endpoint = await silencePush();
  if (!endpoint || !isLogin()) return;
  const { callServer, push, locale } = await api();
  await callServer(push.pushRemove, { endpoint, locale }).catch(() => {});
}

/** Ends the subscription at the browser: its push service tells the server. @returns its address, if there was one */
export async function silencePush(): Promise<string | undefined> {
  forget('Push');
  forget('PushSent');
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

/** Keeps what is said in the language that is spoken now. */
export function rewordPush(words: KeptPush['words']): void {
  const before = keptPush();
  if (before) keep('Push', JSON.stringify({ ...before, words } satisfies KeptPush));
}

/** Keeps the transits that become exact, by day, for the worker to name. */
export function keepExactDays(exact: Readonly<Record<string, NoticeWords>>): void {
  const before = keptPush();
  const after = before && JSON.stringify({ ...before, exact } satisfies KeptPush);
  if (after && after !== kept('Push')) keep('Push', after);
}

/** Once a day, or when the clock or the subscription changed, tells the server again: an hour of this phone is another one in UTC then. */
export async function renewPush(): Promise<void> {
  const wishes = keptPush();
  if (!wishes || !isLogin() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const known = await worker?.pushManager?.getSubscription();
  if (known && kept('PushSent') === sentNow(known)) return;
  const key = await serverKey();
  const subscription = key && (await subscribe(key));
  if (subscription) await sendWishes(subscription, wishes);
}

async function api() {
  const [{ callServer }, push] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/push.ts'),
  ]);
  return { callServer, push, locale: apiLocale(chosenLanguage()) };
}

async function serverKey(): Promise<string | null> {
  const { callServer, push, locale } = await api();
  return (await callServer(push.pushKey, { locale }))[0].key;
}

/** The subscription of this phone by the server's key; one by another key is ended. Null where the browser gives none. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const known = await worker.pushManager.getSubscription();
  const knownKey = known?.options.applicationServerKey;
  if (known && knownKey && String(new Uint8Array(knownKey)) === String(applicationServerKey)) return known;
  await known?.unsubscribe();
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch (reason) {
    console.info('The browser gives no subscription:', String(reason));
    return null;
  }
}

async function sendWishes(subscription: PushSubscription, { daily, answers }: PushWishes): Promise<void> {
  const { callServer, push, locale } = await api();
  const { endpoint, keys = {} } = subscription.toJSON();
  const offset = new Date().getTimezoneOffset();
  await callServer(push.pushKeep, {
    endpoint: endpoint ?? '',
    p256dh: keys.p256dh ?? '',
    auth: keys.auth ?? '',
    daily: daily === null ? null : minuteInUtc(minuteOf(daily), offset),
    answers,
    quiet_from: minuteInUtc(QUIET_HOURS.from, offset),
    quiet_until: minuteInUtc(QUIET_HOURS.until, offset),
    locale,
  });
  keep('PushSent', sentNow(subscription));
}

function sentNow({ endpoint }: PushSubscription): string {
  const now = new Date();
  return `${dayOf(now)} ${now.getTimezoneOffset()} ${endpoint}`;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
