/** Before work is done where the browser cannot say that it is idle. */
const PAUSE_MS = 200;

/** Does work when the page has nothing else to do, at the latest after `timeoutMs` where that is given. */
export function whenIdle(work: () => void, timeoutMs?: number): void {
  const { requestIdleCallback } = globalThis as { requestIdleCallback?: typeof globalThis.requestIdleCallback };
  if (requestIdleCallback) requestIdleCallback(work, timeoutMs === undefined ? {} : { timeout: timeoutMs });
  else setTimeout(work, PAUSE_MS);
}
