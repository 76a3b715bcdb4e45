/** How long what runs in a server may take, in milliseconds. */
export const TIME_LIMITS = {
  /** One attempt at a reading, from its first request to its last word. */
  attemptMs: 110_000,
  /** From one sentence of a reading to the next. */
  pieceMs: 30_000,
  /** A reading that nobody began after so long: no more are sold until the queue is short again. */
  queueMs: 120_000,
  /** Where work waits for a connection to the database for so long, calls are turned away at once. */
  shedMs: 1000,
  /** Between two looks whether the certificate has changed. */
  certificateMs: 60_000,
  /** From one look of the worker at the queue to the next, before it is taken for dead. */
  workerMs: 30_000,
  /** From the first byte of a request to the last of its body, which has at most 64 KB. */
  bodyMs: 30_000,
};
export type TimeLimits = Readonly<typeof TIME_LIMITS>;
