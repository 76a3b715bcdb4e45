import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/contract/error-codes.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { ConnectionFailure, isFinal, isPassing, Refusal, SessionOver } from '../../src/service/refusal.ts';

describe('the last word of the server', () => {
  it('is every refusal but its own failure and too many requests', () => {
    const passing = Object.entries(ERRORS).filter(([, { code, en }]) => isPassing(new Refusal(en, code)));
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

  it('is known to the app by the code that the server sends', () => {
    for (const [name, code] of Object.entries(ERROR_CODES)) expect(ERRORS[name as keyof typeof ERRORS].code).toBe(code);
  });
});
