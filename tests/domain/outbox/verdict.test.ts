import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../../src/contract/errors.ts';
import { passes } from '../../../src/domain/outbox/verdict.ts';
import { ConnectionFailure, isFinal, isPassing, Refusal, SessionOver } from '../../../src/service/refusal.ts';

describe('the last word of the server', () => {
  it('is every refusal but its own failure and too many requests', () => {
    const passing = Object.entries(ERRORS).filter(([, { code }]) => passes(code));
    expect(passing.map(([name]) => name).toSorted()).toEqual(['service', 'too_many']);
  });

  it('is either final or passing for a refusal, and neither for a lost connection, an ended login and a fault of ours', () => {
    for (const { code, en } of Object.values(ERRORS)) {
      const refusal = new Refusal(en, code);
      expect(isFinal(refusal)).toBe(!isPassing(refusal));
    }
    for (const reason of [new ConnectionFailure('cut'), new TypeError('ours'), new SessionOver('over', 4011)])
      expect([isFinal(reason), isPassing(reason)]).toEqual([false, false]);
  });
});
