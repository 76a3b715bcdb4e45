/** Transactions of this page that have not ended. */
const open = new Set<IDBTransaction>();
/** Whether this page was left and is kept by the browser for the way back. */
let isLeft = false;
let isHeard = false;

/**
 * Lets a transaction hold up no other page: one that is open when this page is left is aborted, and so is one that
 * begins before the page is back. Safari stops a page that it keeps for the way back in the middle of its transactions,
 * and nobody could read or write those rows for as long as it is kept. (The connection alone can be closed, as Dexie
 * does, but waits for its transactions.) Whoever began it is told once the page is back, and may do the work again.
 */
export function endOnLeaving(transaction: IDBTransaction): void {
  hear();
  open.add(transaction);
  for (const over of ['complete', 'abort']) transaction.addEventListener(over, () => open.delete(transaction));
  if (isLeft) end();
}

function hear(): void {
  if (isHeard) return;
  isHeard = true;
  globalThis.addEventListener?.('pagehide', ({ persisted }) => {
    isLeft = persisted;
    if (isLeft) end();
  });
  globalThis.addEventListener?.('pageshow', () => {
    isLeft = false;
  });
}

function end(): void {
  for (const transaction of open)
    try {
      transaction.abort();
    } catch {
      // it is being committed: the browser does that without the page
    }
  open.clear();
}
