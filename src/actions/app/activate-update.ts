import type { WorkerMessage } from '../../contract/worker-messages.ts';

/** Held by every tab in which something is under way that a reload would interrupt. */
const UNDER_WAY = 'under-way';
const HANDOVER_TIMEOUT_MS = 4000;
/** The browser gives a lock back so long after the promise that held it. */
const LOCK_RELEASE_MS = 50;

let over: (() => void) | undefined;

/** Says to all tabs whether something is under way here. */
export function reportUnderWay(underWay: boolean): void {
  if (underWay === (over !== undefined)) return;
  over?.();
  over = undefined;
  if (!underWay) return;
  const whenOver = new Promise<void>((resolve) => {
    over = resolve;
  });
  void navigator.locks?.request(UNDER_WAY, { mode: 'shared' }, () => whenOver);
}

/** Lets the build that waits take over all tabs; each of them reloads. `false`: something is under way in another one. */
export async function activateUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.waiting;
  if (!worker) return true;
  reportUnderWay(false);
  await new Promise((resolve) => setTimeout(resolve, LOCK_RELEASE_MS));
  if (!navigator.locks) return handOver(worker).then(() => true);
  return navigator.locks.request(UNDER_WAY, { ifAvailable: true }, async (lock) => {
    if (lock) await handOver(worker);
    return lock !== null;
  });
}

function handOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, HANDOVER_TIMEOUT_MS);
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    worker.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
  });
}
