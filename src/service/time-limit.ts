/**
 * Does work under a signal that ends it after so many milliseconds, and when `outer` ends. (`AbortSignal.any` is not in
 * the oldest browsers that run the app.)
 */
export async function withTimeLimit<Value>(
  limitMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const limit = new AbortController();
  const end = () => limit.abort(outer?.reason);
  const timer = setTimeout(() => limit.abort(new DOMException('no answer in time', 'TimeoutError')), limitMs);
  outer?.addEventListener('abort', end);
  if (outer?.aborted) end();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}
