import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Workbox } from 'workbox-window';
import { trustedPolicy } from '../domain/trusted.ts';
import { chosenLanguage } from '../storage/language.ts';
import { toast } from '../ui/toast.ts';
import { keepForOffline } from './offline.ts';

/** The page's policy lets no other address become a worker. */
const WORKER = trustedPolicy('worker', { createScriptURL: () => '/worker.js' })?.createScriptURL('') ?? '/worker.js';

let waiting: Workbox | undefined;

/** Lets the worker take over what is kept for offline, and tells quietly when a newer version of the app waits. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(WORKER as string);
  workbox.addEventListener('waiting', () => {
    waiting = workbox;
    offerUpdate();
  });
  let reloading = false;
  workbox.addEventListener('controlling', (event) => {
    if (!event.isUpdate || reloading) return;
    reloading = true;
    location.reload();
  });
  workbox.controlling.then(() => keepForOffline(chosenLanguage()));
  await workbox.register().catch((reason) => console.info('No worker here:', String(reason)));
}

const BUSY_PATHS = ['/tarot', '/lenormand/index', '/stardice/index', '/recharge', '/member', '/login'];

/** Offered when nothing is interrupted by it: never during a draw, a payment or typing. */
export function offerUpdate(): void {
  if (!waiting) return;
  const typing = document.activeElement?.matches('input, textarea') ?? false;
  if (typing || BUSY_PATHS.includes(location.pathname)) {
    setTimeout(offerUpdate, 20_000);
    return;
  }
  const workbox = waiting;
  toast(i18n._(msg`A new version is ready.`), {
    label: i18n._(msg`Refresh`),
    run: () => workbox.messageSkipWaiting(),
  });
}
