import { ERROR_CODES } from '../contract/error-codes.ts';

/** The server failed by itself (HTTP 500 and above). */
export interface ServerFailure {
  /** Its name of the request, by which an operator finds it in the log; empty where none came. */
  readonly requestId: string;
  /** Before so many milliseconds are over nothing may be sent again; 0 where it did not say. */
  readonly retryAfterMs: number;
}

/** The server said no; its words are for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  /** The envelope's `data`. */
  readonly data: readonly unknown[];
  readonly failure: ServerFailure | null;
  constructor(message: string, code: number, data: readonly unknown[] = [], failure: ServerFailure | null = null) {
    super(message);
    this.code = code;
    this.data = data;
    this.failure = failure;
  }
}

/** Nobody is logged in any more. The server's words for it are the protocol's and are shown to nobody. */
export class SessionOver extends Refusal {}

/** The same act is sent again after these, under the same key. */
const PASSING_CODES: readonly number[] = [ERROR_CODES.service, ERROR_CODES.too_many];

/** The server failed by itself (it may have acted all the same), or was asked too often just now. */
export function isPassing(reason: unknown): boolean {
  return reason instanceof Refusal && PASSING_CODES.includes(reason.code);
}

/**
 * The server has said no for good, and nothing was done. Anything else is sent again under the same key: after a failure,
 * too many requests, or once the person is logged in again.
 */
export function isFinal(reason: unknown): reason is Refusal {
  return reason instanceof Refusal && !(reason instanceof SessionOver) && !isPassing(reason);
}

/** The connection failed: nothing, or nothing understandable, came back. Keep what was to be sent and try again later. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';
}
