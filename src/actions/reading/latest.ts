import { within } from '../../platform/within.ts';

/** `unknown`: there is no network to ask over, no worker, or a newer build that did not arrive whole. */
export type Latest = 'current' | 'ready' | 'unknown';

/** Asks the server whether there is a newer build, and waits until this device has it whole. */
export async function lookForLatest(): Promise<Latest> {
  const registration = await whenRegistered();
  if (!registration) return 'unknown';
  const asked = await registration.update().then(
    () => true,
    () => false,
  );
  const { installing } = registration;
  if (installing) await whenSettled(installing);
  if (registration.waiting) return 'ready';
  const isBroken = installing?.state === 'redundant';
  return asked && !isBroken ? 'current' : 'unknown';
}

/** Milliseconds: the worker comes some seconds after the first start. */
const REGISTRATION_TIMEOUT_MS = 10_000;

async function whenRegistered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return await within(REGISTRATION_TIMEOUT_MS, navigator.serviceWorker.ready).catch(() => undefined);
}

function whenSettled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}
