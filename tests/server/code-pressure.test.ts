import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/core/limits.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

const HOUR_S = 3600;
let stage: Stage;

beforeAll(async () => {
  stage = await openStage({
    env: { TRUSTED_PROXY: '127.0.0.1' },
    limits: {
      ...LIMITS,
      codeByNetwork: { count: 20, seconds: HOUR_S },
      codeOverAll: { count: 30, seconds: HOUR_S },
    },
  });
});
afterAll(() => stage.close());

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `+86137${String(numbers).padStart(8, '0')}`;
};
/** Asks for a code by phone from that address. @returns the code of the answer */
async function codeFrom(address: string, phone = newNumber(), who: Visitor = stage.visitor()): Promise<number> {
  const headers = { 'X-Forwarded-For': address };
  return (await who.say('message/create', { phone }, { headers })).code;
}

describe('a stranger who asks for the codes of everybody', () => {
  it('is stopped by his network, and takes them neither from mail nor from phones that are known', async () => {
    const ada = stage.visitor();
    const phone = newNumber();
    expect(await codeFrom('198.51.100.1', phone, ada)).toBe(0);
    await ada.say('phone_login', { phone, code: await stage.codeFor(phone) });
    ada.token = null;

    const from48 = async (network: string, many: number) =>
      await Promise.all(Array.from({ length: many }, (_, net) => codeFrom(`${network}:${net.toString(16)}::7`)));
    const sent = await from48('2001:db8:1', 40);
    expect(sent.filter((code) => code === 0)).toHaveLength(20);
    expect(await codeFrom('198.51.100.2')).toBe(0);
    // Whoever rents many networks can still use up what strangers have for this hour.
    await from48('2001:db8:2', 20);
    const late = newNumber();
    expect(await codeFrom('198.51.100.3', late)).toBe(ERRORS.code_limit.code);

    stage.advance(61);
    expect(await codeFrom('198.51.100.4', phone, ada)).toBe(0);
    const mail = { headers: { 'X-Forwarded-For': '198.51.100.5' } };
    expect((await stage.visitor().say('email/verify_code', { email: 'new@example.org' }, mail)).code).toBe(0);
    // And the number that got no code has lost none of its own.
    const counts = await stage.query("select count from limits where key like 'code:phone:%:198.51.100.3'");
    expect(counts).toEqual([{ count: 0 }]);
  });
});
