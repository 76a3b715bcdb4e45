import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/core/limits.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  const few = { count: 5, seconds: 3600 };
  const many = { count: 1000, seconds: 3600 };
  stage = await openStage({
    limits: { ...LIMITS, codeByAddress: many, checkByAddress: few, checkByPerson: few, loginByAddress: few },
  });
});
afterAll(() => stage.close());

describe('people behind one address', () => {
  it('log in as many as they are; what fails is counted', async () => {
    const enter = async (wrong = false) => {
      const visitor = stage.visitor();
      const email = `${randomUUID()}@example.org`;
      await visitor.call('email/verify_code', { email });
      const code = await stage.codeFor(email);
      return (await visitor.call('email_login', { email, code: wrong ? '222222' : code })).code;
    };
    for (let count = 0; count < 8; count += 1) expect(await enter()).toBe(0);
    for (let count = 0; count < 5; count += 1) expect(await enter(true)).toBe(ERRORS.code_wrong.code);
    expect(await enter(true)).toBe(ERRORS.too_many.code);
    stage.advance(3601);
  });

  it('are offered readings each for themselves', async () => {
    const asked = { spread_id: 3, level: 'ai', question: 'Will the new work suit me?' } as const;
    const people = await Promise.all([stage.enter(), stage.enter(), stage.enter()]);
    for (const one of people)
      for (let count = 0; count < 5; count += 1)
        expect((await one.call('spread_level_ask_available', asked)).status).toBe(1);
    for (const one of people)
      expect((await one.call('spread_level_ask_available', asked)).code).toBe(ERRORS.too_many.code);
  });
});
