import { lineIsUp, onLine } from '../service/line.ts';

/** Is the server there, as far as real requests have shown. */
export const lineState = lineIsUp;
export const onLineState = onLine;

const ASK_AGAIN = 15_000;

/** Asks the server now and then whether it is back, and runs `whenBack` each time it is. */
export function watchLine(whenBack: () => void): void {
  let bell: ReturnType<typeof setTimeout> | undefined;
  onLine(() => {
    clearTimeout(bell);
    if (lineIsUp()) whenBack();
    else bell = setTimeout(probe, ASK_AGAIN);
  });
  async function probe() {
    clearTimeout(bell);
    if (lineIsUp()) return;
    if (document.visibilityState === 'visible') await knock();
    if (!lineIsUp()) bell = setTimeout(probe, ASK_AGAIN);
  }
  addEventListener('online', probe);
  addEventListener('offline', knock);
  document.addEventListener('visibilitychange', probe);
}

async function knock(): Promise<void> {
  const { askParams } = await import('./params.ts');
  await askParams().catch(() => {});
}
