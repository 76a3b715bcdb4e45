/** `unknown`: there is no network to ask over, or no worker. */
export type Newest = 'current' | 'ready' | 'unknown';

/** Asks the server whether there is a newer build, and waits until this device has it whole. */
export async function lookForNewest(): Promise<Newest> {
  const registration = await whenRegistered();
  if (!registration) return 'unknown';
  const asked = await registration.update().then(
    () => true,
    () => false,
  );
  if (registration.installing) await whenSettled(registration.installing);
  if (registration.waiting) return 'ready';
  return asked ? 'current' : 'unknown';
}

/** Milliseconds: the worker comes some seconds after the first start. */
const PATIENCE = 10_000;

async function whenRegistered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function whenSettled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
