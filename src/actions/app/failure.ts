import { ConnectionFailure, isFinal, Refusal, SessionOver } from '../../service/refusal.ts';

export { isFinal };

/** The server said no; its message is for the person. */
export function isRefusal(reason: unknown): reason is Refusal {
  return reason instanceof Refusal;
}

/** Nobody is logged in any more; the message is none for people. */
export function isSessionOver(reason: unknown): boolean {
  return reason instanceof SessionOver;
}

/** The connection failed; the same can be tried again. */
export function isConnectionFailure(reason: unknown): reason is ConnectionFailure {
  return reason instanceof ConnectionFailure;
}
