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
      loginByAddress: { count: 1000, seconds: HOUR_S },
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
  return (await who.call('message/create', { phone }, { headers })).code;
}

describe('a stranger who asks for the codes of everybody', () => {
  it('is stopped by his network, and takes them neither from mail nor from phones that are known', async () => {
    const ada = stage.visitor();
    const phone = newNumber();
    expect(await codeFrom('198.51.100.1', phone, ada)).toBe(0);
    await ada.call('phone_login', { phone, code: await stage.codeFor(phone) });
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
    expect((await stage.visitor().call('email/verify_code', { email: 'new@example.org' }, mail)).code).toBe(0);
    // And the number that got no code has lost none of its own.
    const counts = await stage.query("select count from limits where key like 'code:phone:%:198.51.100.3'");
    expect(counts).toEqual([{ count: 0 }]);
  });
});

describe('a stranger who guesses at the codes of one number', () => {
  const guess = (phone: string, address: string, code = '2222') =>
    stage.visitor().call('phone_login', { phone, code }, { headers: { 'X-Forwarded-For': address } });

  it('uses up nothing while no code lives, and from one address never what a living one has', async () => {
    const phone = newNumber();
    for (let time = 0; time < 60; time += 1) await guess(phone, '203.0.113.1');
    stage.advance(HOUR_S);
    expect(await codeFrom('198.51.100.9', phone)).toBe(0);
    const code = await stage.codeFor(phone);
    const wrong = code === '2222' ? '3333' : '2222';
    for (let time = 0; time < 30; time += 1) await guess(phone, '203.0.113.1', wrong);
    expect((await guess(phone, '203.0.113.1', code)).status).toBe(0);
    // She is on a new phone at another address.
    expect((await guess(phone, '198.51.100.9', code)).status).toBe(1);
  });

  it('has twenty tries at a code, however many his addresses are', async () => {
    const phone = newNumber();
    stage.advance(HOUR_S);
    expect(await codeFrom('198.51.100.10', phone)).toBe(0);
    const code = await stage.codeFor(phone);
    const wrong = code === '2222' ? '3333' : '2222';
    for (let time = 0; time < 20; time += 1) await guess(phone, `203.0.113.${10 + Math.floor(time / 4)}`, wrong);
    expect((await guess(phone, '203.0.113.99', code)).status).toBe(0);
  });
});

describe('codes that could not be sent', () => {
  it('are not counted against the person, who gets one when mail goes out again', async () => {
    let down = true;
    const own = await openStage({
      limits: { ...LIMITS, codeBySubject: { count: 3, seconds: HOUR_S } },
      providers: (real) => ({
        ...real,
        mail: {
          async send(...letter) {
            if (down) throw new Error('connect ECONNREFUSED');
            await real.mail?.send(...letter);
          },
        },
      }),
    });
    const ada = own.visitor();
    const ask = async () => (await ada.call('email/verify_code', { email: 'ada@example.org' })).code;
    for (let time = 0; time < 6; time += 1) expect(await ask()).toBe(ERRORS.code_unsent.code);
    down = false;
    expect(await ask()).toBe(0);
    await own.close();
  });
});
