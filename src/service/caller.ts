import type { Version } from '../contract/call.ts';

/** What the client must know of the rest of the app; the session sets it at the start. */
export interface Caller {
  version: Version;
  locale: () => string;
  token: () => string | null;
  onSessionMissing: () => void;
}

let caller: Caller = { version: 'v1', locale: () => 'en-US', token: () => null, onSessionMissing: () => {} };

export function setCaller(next: Caller): void {
  caller = next;
}

export function currentCaller(): Caller {
  return caller;
}
