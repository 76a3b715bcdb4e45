import './ui/base.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { isInstalled, needsHandInstall } from './actions/app/install.ts';
import { activateLanguage } from './i18n/messages.ts';
import { loadNames } from './i18n/names.ts';
import { shippedHome } from './library/home/load.ts';
import { fetchPart, PartMissing } from './platform/part.ts';
import { router } from './routes.ts';
import { showHomeFirst } from './screens/home/useHome.ts';
import { startSession } from './session.ts';
import { pageLanguage } from './storage/language.ts';
import { applySettings } from './storage/settings.ts';
import { restoreKept } from './storage/store/kept.ts';

/** From the painted shell to the living app: language, session, router; what home does not need comes after. */
async function start(): Promise<void> {
  const language = pageLanguage();
  document.documentElement.lang = language;
  applySettings();
  // see base.css
  if (isInstalled() && needsHandInstall()) document.documentElement.dataset.underStatus = '';
  startSession(() => import('./after.ts').then((after) => after.showLoginInvalid(router)));
  const [home] = await Promise.all([
    shippedHome(language),
    activateLanguage(language),
    loadNames(language),
    router.load(),
  ]);
  showHomeFirst(home);
  const root = createRoot(document.getElementById('root')!, { onCaughtError: showError });
  // a transition leaves the painted shell in place and the phone free for a finger until the app stands
  startTransition(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
        <Started />
      </I18nProvider>,
    ),
  );
  const { startAfterwards } = await fetchPart(() => import('./after.ts'));
  startAfterwards(await restoreKept(['Language', 'tarot_session', 'Settings']));
}

/** Tells the page that the app stands where its painted home stood, before a finger can reach it. */
function Started(): null {
  useLayoutEffect(() => {
    document.getElementById('root')!.dataset.live = '';
    dispatchEvent(new Event('app-started'));
  }, []);
  return null;
}

/** An error that a screen has caught: a part that did not arrive is the fault of the network, anything else is ours. */
function showError(error: unknown): void {
  if (error instanceof PartMissing) {
    console.info(error.message);
    return;
  }
  console.error(error);
  report(error, 'caught');
}

/** The operator hears of a fault of ours; the part that tells it comes with the first. */
function report(error: unknown, kind: 'error' | 'rejection' | 'caught'): void {
  void import('./actions/app/report.ts').then(({ reportError }) => reportError(error, kind)).catch(() => {});
}
addEventListener('error', ({ error }) => report(error, 'error'));
addEventListener('unhandledrejection', ({ reason }) => report(reason, 'rejection'));

// in a task of its own: running the parts of the app has taken a slow phone long enough
setTimeout(() => {
  start().catch((reason) => {
    showError(reason);
    dispatchEvent(new Event('app-missing'));
  });
});
