import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Workbox } from 'workbox-window';
import { rowOf } from '../../domain/paths.ts';
import { trustedPolicy } from '../../platform/trusted.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { dismissToast, shownToast, type Toast, toast } from '../../ui/toast.ts';
import { activateUpdate, reportUnderWay } from './activate-update.ts';
import { keepForOffline } from './offline.ts';

/** The page's policy lets no other address become a worker. */
const WORKER = trustedPolicy('worker', { createScriptURL: () => '/worker.js' })?.createScriptURL('') ?? '/worker.js';
/** How often a page that is looked at again asks for a newer version. */
const UPDATE_CHECK_MS = 60_000;
/** How often the moment is looked at while a newer version waits. */
const POLL_MS = 1000;

/** Lets the worker take over what is kept for offline, and tells quietly when a newer version of the app waits. */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const workbox = new Workbox(WORKER as string);
  // Workbox itself does not know a worker that another page has begun to install
  const keep = () => keepForOffline(chosenLanguage());
  if (navigator.serviceWorker.controller) keep();
  else navigator.serviceWorker.addEventListener('controllerchange', keep, { once: true });
  const registration = await workbox.register().catch((reason) => console.info('No worker here:', String(reason)));
  if (!registration) return;
  watchInstalling(registration.waiting);
  watchInstalling(registration.installing);
  registration.addEventListener('updatefound', () => watchInstalling(registration.installing));
  askForNews(registration);
}

/** A tab that stays open for days hears of a newer version too. */
function askForNews(registration: ServiceWorkerRegistration): void {
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < UPDATE_CHECK_MS) return;
    asked = performance.now();
    registration.update().catch(() => {});
  });
}

function watchInstalling(worker: ServiceWorker | null): void {
  if (!worker) return;
  const check = () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate();
  };
  check();
  worker.addEventListener('statechange', check);
}

let offering = false;

/** Offers the newer version whenever nothing is interrupted by it, until it is taken, here or in another tab. */
function offerUpdate(): void {
  if (offering) return;
  offering = true;
  let offered: Toast | null = null;
  let sentAway = false;
  let taking = false;
  const refresh = async () => {
    taking = true;
    offered = null;
    if (!(await activateUpdate()))
      toast(i18n._(msg`Something is under way in another tab. The new version comes when it is done.`));
    taking = false;
  };
  const check = () => {
    if (taking) return;
    const shown = shownToast();
    const underWay = isUnderWay();
    reportUnderWay(underWay);
    if (underWay) {
      if (offered && shown === offered) dismissToast();
      offered = null;
      return;
    }
    if (offered && shown === null) sentAway = true;
    if (offered && shown !== offered) offered = null;
    if (!offered && !shown && !sentAway) offered = offer(refresh);
  };
  check();
  setInterval(check, POLL_MS);
  navigator.serviceWorker.addEventListener('controllerchange', reloadWhenFree);
}

function offer(refresh: () => Promise<void>): Toast | null {
  toast(i18n._(msg`A new version is ready.`), { label: i18n._(msg`Refresh`), run: () => void refresh() });
  return shownToast();
}

/** The newer version has taken over: its files are the ones that are kept now. */
function reloadWhenFree(): void {
  if (isUnderWay()) setTimeout(reloadWhenFree, POLL_MS);
  else location.reload();
}

/** A draw, a payment, a login or typing. */
function isUnderWay(): boolean {
  return rowOf(location.pathname)?.underWay === true || (document.activeElement?.matches('input, textarea') ?? false);
}
