/** Work that may take so long and no longer. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Ends it before its time. */
  abort(reason: Error): void;
  /** Whoever is through calls it, in a `finally`. */
  clear(): void;
}

/**
 * A signal that aborts after `ms`, saying `what`, or with `stop`. A timer of our own: Node may collect an
 * `AbortSignal.timeout` inside of `AbortSignal.any`, and then it never fires (https://github.com/nodejs/node/issues/57736).
 */
export function deadline(ms: number, what: string, stop?: AbortSignal): Deadline {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new Error(`${what} within ${ms} ms`)), ms);
  const stopped = () => ending.abort(stop?.reason);
  if (stop?.aborted) stopped();
  stop?.addEventListener('abort', stopped, { once: true });
  return {
    signal: ending.signal,
    abort: (reason) => ending.abort(reason),
    clear() {
      clearTimeout(timer);
      stop?.removeEventListener('abort', stopped);
    },
  };
}
