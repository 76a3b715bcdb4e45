import type { ErrorKey } from '../src/contract/errors.ts';

/** The server says no, for a reason that the person is shown. Thrown inside a transaction it undoes it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly key: ErrorKey;
  /** Goes out as the envelope's `data`. */
  readonly data: readonly unknown[];
  constructor(key: ErrorKey, data: readonly unknown[] = []) {
    super(key);
    this.key = key;
    this.data = data;
  }
}

/** "Not for you, not now": code -1, an answer with `available: false` and the words of `key`. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly key: ErrorKey;
  readonly first: object;
  constructor(key: ErrorKey, first: object) {
    super(key);
    this.key = key;
    this.first = { ...first, available: false };
  }
}
