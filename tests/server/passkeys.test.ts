import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { Authenticator, type Options } from './authenticator.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const HOUR = 3600;
const codeOf = (key: keyof typeof ERRORS) => ERRORS[key].code;
const here = () => ({ origin: stage.home });

interface Owner {
  visitor: Visitor;
  email: string;
  key: Authenticator;
}

/** Somebody with an address and a passkey. */
async function owner(): Promise<Owner> {
  const visitor = stage.visitor();
  const email = `${randomUUID()}@example.org`;
  const heard = await byCode(visitor, email);
  visitor.token = heard.data[0].tarot_session;
  return { visitor, email, key: await addTo(visitor) };
}

async function byCode(visitor: Visitor, email: string) {
  stage.advance(61);
  await visitor.say('email/verify_code', { email });
  return await visitor.say('email_login', { email, code: await stage.codeFor(email) });
}

async function addTo(visitor: Visitor, name = 'Phone'): Promise<Authenticator> {
  const key = new Authenticator();
  const { options } = (await visitor.say('passkey/options', { purpose: 'create' })).data[0];
  const heard = await visitor.say('passkey/create', { name, passkey: key.make(options, here()) });
  expect(heard.status).toBe(1);
  return key;
}

async function toSign(visitor: Visitor): Promise<Options> {
  return (await visitor.say('login/passkey/options', {})).data[0].options;
}

async function byPasskey(visitor: Visitor, key: Authenticator) {
  const heard = await visitor.say('login/passkey', { passkey: key.sign(await toSign(visitor), here()) });
  if (heard.status === 1) visitor.token = heard.data[0].tarot_session;
  return heard;
}

/** The ticket of somebody whose code was right, and what her passkey is to sign. */
async function ticketOf(visitor: Visitor, email: string) {
  const heard = await byCode(visitor, email);
  expect(heard.code).toBe(codeOf('passkey_needed'));
  return (heard.data as unknown as [{ ticket: string; options: Options }])[0];
}

async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.say('user_info', {})).data[0].user_id;
}

describe('a passkey', () => {
  it('lets its person in without a code, in a new session that ends the old one', async () => {
    const { visitor, key } = await owner();
    const phone = stage.visitor();
    expect((await byPasskey(phone, key)).status).toBe(1);
    expect(await idOf(phone)).toBe(await idOf(visitor));
    const before = phone.token;
    await byPasskey(phone, key);
    expect(phone.token).not.toBe(before);
    phone.token = before;
    expect((await phone.say('user_info', {})).code).toBe(codeOf('session_not_exist'));
    const [kept] = (await visitor.say('passkey/list', {})).data[0].passkeys;
    expect(kept).toMatchObject({ name: 'Phone', used_at: expect.any(String) });
  });

  it('is made for finger, face or code of the device, and found there without a name', async () => {
    const { visitor } = await owner();
    const { options } = (await visitor.say('passkey/options', { purpose: 'create' })).data[0];
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key' }],
    });
    expect(await toSign(visitor)).toMatchObject({
      rpId: '127.0.0.1',
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('signs a challenge once, within five minutes, at this site, and no other', async () => {
    const { visitor, key } = await owner();
    const stranger = stage.visitor();
    const refused = async (passkey: ReturnType<Authenticator['sign']>) => {
      const heard = await stranger.say('login/passkey', { passkey });
      expect(heard.code).toBe(codeOf('passkey_wrong'));
      expect(heard.headers.getSetCookie().join()).not.toContain('companion');
    };
    const used = await toSign(stranger);
    expect((await stranger.say('login/passkey', { passkey: key.sign(used, here()) })).status).toBe(1);
    await refused(key.sign(used, here()));
    const late = await toSign(stranger);
    stage.advance(301);
    await refused(key.sign(late, here()));
    await refused(key.sign({ ...late, challenge: 'A'.repeat(43) }, here()));
    await refused(key.sign(await toSign(stranger), { origin: 'https://evil.example' }));
    await refused(key.sign({ ...(await toSign(stranger)), rpId: 'evil.example' }, here()));
    await refused(key.sign(await toSign(stranger), { ...here(), verified: false }));
    const moon = { origin: stage.home.replace('127.0.0.1', 'moonpalace.localhost') };
    const there = (await stranger.say('login/passkey/options', {}, moon)).data[0].options;
    expect(there).toMatchObject({ rpId: 'moonpalace.localhost' });
    const elsewhere = await stranger.say('login/passkey', { passkey: key.sign(there, moon) }, moon);
    expect(elsewhere.code).toBe(codeOf('passkey_wrong'));
    const { options } = (await visitor.say('passkey/options', { purpose: 'prove' })).data[0];
    await refused(key.sign(options, here()));
    const spoilt = key.sign(await toSign(stranger), here());
    await refused({ ...spoilt, response: { ...spoilt.response, userHandle: 'QUJD' } });
    const foreign = new Authenticator();
    foreign.make({ ...options, user: { id: 'QUJD' }, rp: { id: '127.0.0.1' } }, here());
    await refused({ ...foreign.sign(await toSign(stranger), here()), id: key.id, rawId: key.id });
    expect((await byPasskey(stranger, key)).status).toBe(1);
  });

  it('whose counter went back is a copy, and is refused', async () => {
    const { key } = await owner();
    const visitor = stage.visitor();
    await byPasskey(visitor, key);
    const stale = key.sign(await toSign(visitor), { ...here(), counter: 1 });
    expect((await visitor.say('login/passkey', { passkey: stale })).code).toBe(codeOf('passkey_wrong'));
  });

  it('signed by many at once opens one door', async () => {
    const { key } = await owner();
    const options = await toSign(stage.visitor());
    const passkey = key.sign(options, here());
    const heard = await Promise.all(Array.from({ length: 6 }, () => stage.visitor().say('login/passkey', { passkey })));
    expect(heard.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('is made for a challenge of its own person alone, and once', async () => {
    const [ada, eve] = [await owner(), await owner()];
    const { options } = (await ada.visitor.say('passkey/options', { purpose: 'create' })).data[0];
    const made = new Authenticator().make(options, here());
    expect((await eve.visitor.say('passkey/create', { passkey: made })).code).toBe(codeOf('passkey_wrong'));
    expect((await ada.visitor.say('passkey/create', { passkey: made })).code).toBe(codeOf('passkey_wrong'));
    const again = (await eve.visitor.say('passkey/options', { purpose: 'create' })).data[0].options;
    const taken = ada.key.make(again, here());
    expect((await eve.visitor.say('passkey/create', { passkey: taken })).code).toBe(codeOf('passkey_wrong'));
    const blind = (await eve.visitor.say('passkey/options', { purpose: 'create' })).data[0].options;
    const unseen = new Authenticator().make(blind, { ...here(), verified: false });
    expect((await eve.visitor.say('passkey/create', { passkey: unseen })).code).toBe(codeOf('passkey_wrong'));
  });

  it('is listed for, and removed by, its own person alone', async () => {
    const [ada, eve] = [await owner(), await owner()];
    const [hers] = (await ada.visitor.say('passkey/list', {})).data[0].passkeys;
    const stolen = await eve.visitor.say('passkey/remove', { passkey_id: hers!.passkey_id });
    expect(stolen.code).toBe(codeOf('passkey_unknown'));
    expect((await ada.visitor.say('passkey/list', {})).data[0].passkeys).toHaveLength(1);
    expect((await ada.visitor.say('passkey/remove', { passkey_id: hers!.passkey_id })).status).toBe(1);
    expect((await byPasskey(stage.visitor(), ada.key)).code).toBe(codeOf('passkey_wrong'));
  });

  it('is kept as a public key, its challenges as hashes, and goes with its person', async () => {
    const { visitor, key } = await owner();
    const { challenge } = await toSign(visitor);
    expect(JSON.stringify(await stage.query('select * from passkey_challenges'))).not.toContain(challenge);
    await visitor.say('passkey/require', { on: true });
    const told = (await visitor.say('user_export', {})).data[0].account;
    expect(told).toMatchObject({ passkeys: [{ name: 'Phone', credentialId: key.id }], secondStep: [{ offAt: null }] });
    const userId = await idOf(visitor);
    await visitor.say('user_leave', { leave: true });
    stage.advance(15 * 24 * HOUR);
    await sweep(stage.running.house);
    for (const table of ['passkeys', 'second_steps', 'passkey_challenges'])
      expect(await stage.query(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
    expect((await byPasskey(stage.visitor(), key)).code).toBe(codeOf('passkey_wrong'));
  });

  it('is refused in the language of whoever asks', async () => {
    for (const locale of LANGUAGES) {
      const heard = await stage.visitor().say('login/passkey/lost', { ticket: 'x', locale });
      expect(heard.message).toBe(ERRORS.passkey_ticket[locale]);
    }
  });
});

describe('the second step', () => {
  it('asks for the passkey after a code, and gives no session before', async () => {
    const { visitor, email, key } = await owner();
    const bare = await stage.enter();
    expect((await bare.say('passkey/require', { on: true })).code).toBe(codeOf('passkey_none'));
    expect((await visitor.say('passkey/require', { on: true })).data[0]).toEqual({ required: true, off_at: null });
    const phone = stage.visitor();
    const { ticket, options } = await ticketOf(phone, email);
    expect(phone.cookies.has('tarot_companion')).toBe(false);
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    expect(JSON.stringify(await stage.query('select * from passkey_challenges'))).not.toContain(ticket);
    const heard = await phone.say('login/passkey', { passkey: key.sign(options, here()) });
    phone.token = heard.data[0].tarot_session;
    expect(await idOf(phone)).toBe(await idOf(visitor));
    const again = await stage.visitor().say('login/passkey', { passkey: key.sign(options, here()) });
    expect(again.code).toBe(codeOf('passkey_wrong'));
    expect((await byPasskey(stage.visitor(), key)).status).toBe(1);
  });

  it('takes no passkey of somebody else, and none after five minutes', async () => {
    const [ada, eve] = [await owner(), await owner()];
    await ada.visitor.say('passkey/require', { on: true });
    const first = await ticketOf(stage.visitor(), ada.email);
    const foreign = await stage.visitor().say('login/passkey', { passkey: eve.key.sign(first.options, here()) });
    expect(foreign.code).toBe(codeOf('passkey_wrong'));
    const late = await ticketOf(stage.visitor(), ada.email);
    stage.advance(301);
    const heard = await stage.visitor().say('login/passkey', { passkey: ada.key.sign(late.options, here()) });
    expect(heard.code).toBe(codeOf('passkey_wrong'));
    expect((await stage.visitor().say('login/passkey/lost', { ticket: late.ticket })).code).toBe(
      codeOf('passkey_ticket'),
    );
  });

  it('ends at once for who shows the passkey, and keeps its last one until then', async () => {
    const { visitor, email, key } = await owner();
    const eve = await owner();
    await visitor.say('passkey/require', { on: true });
    const [only] = (await visitor.say('passkey/list', {})).data[0].passkeys;
    const removed = await visitor.say('passkey/remove', { passkey_id: only!.passkey_id });
    expect(removed.code).toBe(codeOf('passkey_last'));
    const prove = async (by: Authenticator) => {
      const { options } = (await visitor.say('passkey/options', { purpose: 'prove' })).data[0];
      return await visitor.say('passkey/require', { on: false, proof: by.sign(options, here()) });
    };
    expect((await prove(eve.key)).code).toBe(codeOf('passkey_wrong'));
    expect((await prove(key)).data[0]).toEqual({ required: false, off_at: null });
    expect((await byCode(stage.visitor(), email)).status).toBe(1);
    expect((await visitor.say('passkey/remove', { passkey_id: only!.passkey_id })).status).toBe(1);
  });

  it('ends 72 hours after a code asked for it, and every device is told', async () => {
    const { visitor, email } = await owner();
    await visitor.say('passkey/require', { on: true });
    const { ticket } = await ticketOf(stage.visitor(), email);
    const lost = await stage.visitor().say('login/passkey/lost', { ticket });
    const [{ off_at }] = lost.data;
    expect((await visitor.say('user_info', {})).data[0].passkey_off_at).toBe(off_at);
    expect((await stage.visitor().say('login/passkey/lost', { ticket })).code).toBe(codeOf('passkey_ticket'));
    stage.advance(HOUR);
    const second = await ticketOf(stage.visitor(), email);
    expect((await stage.visitor().say('login/passkey/lost', { ticket: second.ticket })).data[0].off_at).toBe(off_at);
    stage.advance(70 * HOUR);
    await ticketOf(stage.visitor(), email);
    stage.advance(2 * HOUR);
    expect((await byCode(stage.visitor(), email)).status).toBe(1);
    expect((await visitor.say('user_info', {})).data[0].passkey_off_at).toBeNull();
    await sweep(stage.running.house);
    expect((await visitor.say('passkey/list', {})).data[0]).toMatchObject({ required: false, off_at: null });
  });

  it('stays when the passkey is shown, or a device that is logged in says so', async () => {
    const { visitor, email, key } = await owner();
    await visitor.say('passkey/require', { on: true });
    expect((await visitor.say('passkey/require', { on: false })).data[0].off_at).toEqual(expect.any(String));
    expect((await visitor.say('passkey/require', { on: true })).data[0]).toEqual({ required: true, off_at: null });
    const { ticket } = await ticketOf(stage.visitor(), email);
    await stage.visitor().say('login/passkey/lost', { ticket });
    await byPasskey(stage.visitor(), key);
    expect((await visitor.say('passkey/list', {})).data[0]).toMatchObject({ required: true, off_at: null });
    stage.advance(73 * HOUR);
    await ticketOf(stage.visitor(), email);
  });
});
