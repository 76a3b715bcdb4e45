import { isOnline, onConnection } from '../../service/connection.ts';

export { isOnline, onConnection };

const PROBE_INTERVAL_MS = 15_000;

/** Asks the server now and then whether it is back, and runs `whenBack` each time it is. */
export function watchConnection(whenBack: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onConnection(() => {
    clearTimeout(timer);
    if (isOnline()) whenBack();
    else timer = setTimeout(probe, PROBE_INTERVAL_MS);
  });
  async function probe() {
    clearTimeout(timer);
    if (isOnline()) return;
    if (document.visibilityState === 'visible') await knock();
    if (!isOnline()) timer = setTimeout(probe, PROBE_INTERVAL_MS);
  }
  addEventListener('online', probe);
  addEventListener('offline', knock);
  document.addEventListener('visibilitychange', probe);
  // it may have been lost before anybody watched
  void probe();
}

async function knock(): Promise<void> {
  const { askParams } = await import('./params.ts');
  await askParams().catch(() => {});
}
