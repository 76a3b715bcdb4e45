import { describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { Authenticator } from './authenticator.ts';
import { byPasskey, codeOf, HOUR_S, here, idOf, owner, stage, toSign, withPasskeys } from './passkey-steps.ts';

withPasskeys();

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
    expect((await phone.call('user_info', {})).code).toBe(codeOf('session_not_exist'));
    const [kept] = (await visitor.call('passkey/list', {})).data[0].passkeys;
    expect(kept).toMatchObject({ name: 'Phone', used_at: expect.any(String) });
  });

  it('is made for finger, face or code of the device, and found there without a name', async () => {
    const { visitor } = await owner();
    const { options } = (await visitor.call('passkey/options', { purpose: 'create' })).data[0];
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
      const heard = await stranger.call('login/passkey', { passkey });
      expect(heard.code).toBe(codeOf('passkey_wrong'));
      expect(heard.headers.getSetCookie().join()).not.toContain('companion');
    };
    const used = await toSign(stranger);
    expect((await stranger.call('login/passkey', { passkey: key.sign(used, here()) })).status).toBe(1);
    await refused(key.sign(used, here()));
    const late = await toSign(stranger);
    stage.advance(301);
    await refused(key.sign(late, here()));
    await refused(key.sign({ ...late, challenge: 'A'.repeat(43) }, here()));
    await refused(key.sign(await toSign(stranger), { origin: 'https://evil.example' }));
    await refused(key.sign({ ...(await toSign(stranger)), rpId: 'evil.example' }, here()));
    await refused(key.sign(await toSign(stranger), { ...here(), verified: false }));
    const moon = { origin: stage.home.replace('127.0.0.1', 'moonpalace.localhost') };
    const there = (await stranger.call('login/passkey/options', {}, moon)).data[0].options;
    expect(there).toMatchObject({ rpId: 'moonpalace.localhost' });
    const elsewhere = await stranger.call('login/passkey', { passkey: key.sign(there, moon) }, moon);
    expect(elsewhere.code).toBe(codeOf('passkey_wrong'));
    const { options } = (await visitor.call('passkey/options', { purpose: 'prove' })).data[0];
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
    expect((await visitor.call('login/passkey', { passkey: stale })).code).toBe(codeOf('passkey_wrong'));
  });

  it('signed by many at once opens one door', async () => {
    const { key } = await owner();
    const options = await toSign(stage.visitor());
    const passkey = key.sign(options, here());
    const heard = await Promise.all(
      Array.from({ length: 6 }, () => stage.visitor().call('login/passkey', { passkey })),
    );
    expect(heard.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('is made for a challenge of its own person alone, and once', async () => {
    const [ada, eve] = [await owner(), await owner()];
    const { options } = (await ada.visitor.call('passkey/options', { purpose: 'create' })).data[0];
    const made = new Authenticator().make(options, here());
    expect((await eve.visitor.call('passkey/create', { passkey: made })).code).toBe(codeOf('passkey_wrong'));
    expect((await ada.visitor.call('passkey/create', { passkey: made })).code).toBe(codeOf('passkey_wrong'));
    const again = (await eve.visitor.call('passkey/options', { purpose: 'create' })).data[0].options;
    const taken = ada.key.make(again, here());
    expect((await eve.visitor.call('passkey/create', { passkey: taken })).code).toBe(codeOf('passkey_wrong'));
    const blind = (await eve.visitor.call('passkey/options', { purpose: 'create' })).data[0].options;
    const unseen = new Authenticator().make(blind, { ...here(), verified: false });
    expect((await eve.visitor.call('passkey/create', { passkey: unseen })).code).toBe(codeOf('passkey_wrong'));
  });

  it('is listed for, and removed by, its own person alone', async () => {
    const [ada, eve] = [await owner(), await owner()];
    const [hers] = (await ada.visitor.call('passkey/list', {})).data[0].passkeys;
    const stolen = await eve.visitor.call('passkey/remove', { passkey_id: hers!.passkey_id });
    expect(stolen.code).toBe(codeOf('passkey_unknown'));
    expect((await ada.visitor.call('passkey/list', {})).data[0].passkeys).toHaveLength(1);
    expect((await ada.visitor.call('passkey/remove', { passkey_id: hers!.passkey_id })).status).toBe(1);
    expect((await byPasskey(stage.visitor(), ada.key)).code).toBe(codeOf('passkey_wrong'));
  });

  it('is kept as a public key, its challenges as hashes, and goes with its person', async () => {
    const { visitor, key } = await owner();
    const { challenge } = await toSign(visitor);
    expect(JSON.stringify(await stage.query('select * from passkey_challenges'))).not.toContain(challenge);
    await visitor.call('passkey/require', { on: true });
    const told = (await visitor.call('user_export', {})).data[0].account;
    expect(told).toMatchObject({ passkeys: [{ name: 'Phone', credentialId: key.id }], secondStep: [{ offAt: null }] });
    const userId = await idOf(visitor);
    await visitor.call('user_leave', { leave: true });
    stage.advance(15 * 24 * HOUR_S);
    await sweep(stage.running.context);
    for (const table of ['passkeys', 'second_steps', 'passkey_challenges'])
      expect(await stage.query(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
    expect((await byPasskey(stage.visitor(), key)).code).toBe(codeOf('passkey_wrong'));
  });

  it('is refused in the language of whoever asks', async () => {
    for (const locale of LANGUAGES) {
      const heard = await stage.visitor().call('login/passkey/lost', { ticket: 'x', locale });
      expect(heard.message).toBe(ERRORS.passkey_ticket[locale]);
    }
  });
});
