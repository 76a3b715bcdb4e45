import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refreshUser } from './actions/account/refresh-user.ts';
import { enterByWeixin } from './actions/account/weixin-login.ts';
import { watchConnection } from './actions/app/connection.ts';
import { isInstalled, needsHandInstall, watchInstall } from './actions/app/install.ts';
import { registerWorker } from './actions/app/update.ts';
import { brand } from './brand.ts';
import { LANGUAGE_TRAITS } from './domain/language.ts';
import { currentLanguage } from './i18n/language.ts';
import { whenIdle } from './platform/idle.ts';
import type { router as appRouter } from './routes.ts';
import { isLogin, isWeixin, onPerson } from './session.ts';
import { mendSettings, settings } from './storage/settings.ts';
import { keepShareCode } from './storage/share-code.ts';
import { kept } from './storage/store/kept.ts';
import { toast } from './ui/toast.ts';

/** At the latest so long after the start what waits is sent, and the worker is registered. */
const WAKE_TIMEOUT_MS = 2000;
const REGISTER_TIMEOUT_MS = 4000;
/** After the end of a session: until it is said, and until the login page opens. */
const LOGIN_WORD_MS = 500;
const LOGIN_PAGE_MS = 2000;

/** What may come after the first paint. `restored`: names of kept things that local storage had lost. */
export function startAfterwards(restored: readonly string[]): void {
  if (restored.includes('Language') || restored.includes('tarot_session')) location.reload();
  keepShareCode();
  watchConnection(wakeOutbox);
  addEventListener('online', wakeOutbox);
  addEventListener('focus', wakeOutbox);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wakeOutbox());
  // What waited for the end of another login goes out with the next one.
  onPerson(wakeOutbox);
  if (isLogin()) void refreshUser();
  watchInstall();
  void mendSettings().catch(() => {});
  loadTitleFace();
  whenIdle(wakeOutbox, WAKE_TIMEOUT_MS);
  whenIdle(() => void registerWorker(), REGISTER_TIMEOUT_MS);
  whenFree(() => import('./lazy-screens.ts'));
  whenFree(async () => (await import('./actions/app/params.ts')).globalParams());
  if (kept('Push')) whenFree(async () => (await import('./actions/app/push.ts')).renewPush());
  if (settings().sound === 'on') whenFree(async () => (await import('./ui/sound/sound.ts')).wakeSoundByTaps());
  if (needsHandInstall() && !isInstalled())
    whenFree(async () => (await import('./ui/startup-image.ts')).nameStartupImage(brand));
  if (isWeixin) whenFree(async () => (await import('./actions/share/weixin-card.ts')).shareThisApp());
  whenFree(async () => (await import('./screens/journal/mark-arrived.tsx')).markArrived());
}

/** Does what no page waits for; what does not arrive now is there at the next start. */
function whenFree(work: () => Promise<unknown>): void {
  whenIdle(() => void work().catch(() => {}));
}

/** Sends what waits; the code of the outbox is no part of the first paint. */
function wakeOutbox(): void {
  void import('./actions/outbox/wake.ts').then(({ wake }) => wake()).catch(() => {});
}

/** The server ended the session: a word after half a second, the login page after two. */
export function showLoginInvalid(router: typeof appRouter): void {
  if (isWeixin) {
    enterByWeixin(location.pathname + location.search);
    return;
  }
  const bridge = (globalThis as { nativeBridge?: { loginInvalid?: () => void } }).nativeBridge;
  setTimeout(() => toast(i18n._(msg`Your login is no longer valid, please log in again`)), LOGIN_WORD_MS);
  setTimeout(() => {
    if (bridge?.loginInvalid) bridge.loginInvalid();
    else void router.navigate({ to: '/login' });
  }, LOGIN_PAGE_MS);
}

/** The title face of a language that has its own comes after the first paint and swaps in. */
function loadTitleFace(): void {
  const language = currentLanguage();
  if (!LANGUAGE_TRAITS[language].titleFace) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `/fonts/title-${language}.css`;
  document.head.append(sheet);
}
