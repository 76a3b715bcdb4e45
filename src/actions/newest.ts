/** `unknown`: there is no network to ask over, or no worker. */
export type Newest = 'current' | 'ready' | 'unknown';

/** Asks the server whether there is a newer build, and waits until this device has it whole. */
export async function lookForNewest(): Promise<Newest> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) return 'unknown';
  const asked = await registration.update().then(
    () => true,
    () => false,
  );
  if (registration.installing) await whenSettled(registration.installing);
  if (registration.waiting) return 'ready';
  return asked ? 'current' : 'unknown';
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
