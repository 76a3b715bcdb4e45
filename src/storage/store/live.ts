import { useEffect, useState } from 'react';
import { fetchPart } from '../../platform/part.ts';
import { storageHealth } from './health.ts';
import { onShelfChange } from './shelf.ts';
import { shelves } from './shelves.ts';

/** Milliseconds after which the code of the store is asked for again, where it did not arrive over the network. */
const RETRY_DELAY_MS = 5000;

/**
 * A live read for React: runs again whenever what it read has changed, in this tab or another.
 * `first` until the first answer: what a loader has read, if it has. The query must depend on `dependencies` alone.
 */
export function useLive<Value>(
  query: () => Promise<Value>,
  dependencies: readonly unknown[],
  first?: Value,
): Value | undefined {
  const [value, setValue] = useState(() => first);
  useEffect(() => watchLive(query, (next) => setValue(() => next)), dependencies);
  return value;
}

/**
 * Shows what a query reads, now and whenever that has changed, in this tab or another. What cannot be read is logged.
 * @returns what ends it
 */
export function watchLive<Value>(query: () => Promise<Value>, onRead: (value: Value) => void): () => void {
  let stopped = false;
  let unsubscribe = () => {};
  const show = (next: Value) => {
    if (!stopped) onRead(next);
  };
  const again = () => query().then(show, (reason) => console.warn('Could not be read:', reason));
  const stopWatching = onShelfChange(again);
  const start = async () => {
    await shelves();
    if (storageHealth() === 'memory') return again();
    const { liveQuery } = await fetchPart(() => import('dexie'));
    if (stopped) return;
    // Dexie follows what is read behind an await only in a function that is async itself
    const subscription = liveQuery(async () => query()).subscribe({
      next: show,
      error: (reason) => console.warn('Could not be read:', reason),
    });
    unsubscribe = () => subscription.unsubscribe();
  };
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    start().catch((reason) => {
      console.info('Not read yet:', String(reason));
      if (!stopped) timer = setTimeout(begin, RETRY_DELAY_MS);
    });
  };
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopWatching();
    unsubscribe();
  };
}
