import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { watchConnection } from './actions/connection.ts';
import { isInstalled, needsHandInstall, watchInstall } from './actions/install.ts';
import { refreshUser } from './actions/refresh-user.ts';
import { registerWorker } from './actions/update.ts';
import { enterByWeixin } from './actions/weixin-login.ts';
import { brand } from './brand.ts';
import { currentLanguage } from './i18n/language.ts';
import type { router as appRouter } from './routes.ts';
import { isLogin, isWeixin, onPerson } from './session.ts';
import { mendSettings, settings } from './storage/settings.ts';
import { keepShareCode } from './storage/share-code.ts';
import { toast } from './ui/toast.ts';

/** What may come after the first paint. `restored`: names of kept things that local storage had lost. */
export function startAfterwards(restored: readonly string[]): void {
  if (restored.includes('Language') || restored.includes('tarot_session')) location.reload();
  keepShareCode(location.search);
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
  const quiet = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1200));
  quiet(wakeOutbox, { timeout: 2000 });
  quiet(() => void registerWorker(), { timeout: 4000 });
  quiet(() => void import('./lazy-screens.ts').catch(() => {}));
  quiet(() => void import('./actions/params.ts').then(({ globalParams }) => globalParams()).catch(() => {}));
  if (settings().badge)
    quiet(() => void import('./actions/badge.ts').then(({ watchBadge }) => watchBadge()).catch(() => {}));
  if (settings().sound === 'on')
    quiet(() => void import('./ui/sound/sound.ts').then(({ wakeSoundByTaps }) => wakeSoundByTaps()).catch(() => {}));
  if (needsHandInstall() && !isInstalled())
    quiet(
      () =>
        void import('./ui/startup-image.ts').then(({ nameStartupImage }) => nameStartupImage(brand)).catch(() => {}),
    );
  if (isWeixin)
    quiet(() => void import('./actions/weixin-card.ts').then(({ shareThisApp }) => shareThisApp()).catch(() => {}));
  quiet(() => void import('./actions/follow.ts').then(({ followWaiting }) => followWaiting()).catch(() => {}));
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
  setTimeout(() => toast(i18n._(msg`Your login is no longer valid, please log in again`)), 500);
  setTimeout(() => {
    if (bridge?.loginInvalid) bridge.loginInvalid();
    else void router.navigate({ to: '/login' });
  }, 2000);
}

/** The Chinese title face comes after the first paint and swaps in. */
function loadTitleFace(): void {
  const language = currentLanguage();
  if (language === 'en') return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = `/fonts/title-${language}.css`;
  document.head.append(sheet);
}
