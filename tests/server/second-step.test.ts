import { describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import type { Authenticator } from './authenticator.ts';
import {
  addTo,
  byCode,
  byPasskey,
  codeOf,
  HOUR_S,
  here,
  idOf,
  owner,
  stage,
  ticketOf,
  withPasskeys,
} from './passkey-steps.ts';

withPasskeys();

describe('the second step', () => {
  it('asks for the passkey after a code, and gives no session before', async () => {
    const { visitor, email, key } = await owner();
    const bare = await stage.enter();
    expect((await bare.call('passkey/require', { on: true })).code).toBe(codeOf('passkey_none'));
    expect((await visitor.call('passkey/require', { on: true })).data[0]).toEqual({
      required: true,
      on_at: null,
      off_at: null,
    });
    const phone = stage.visitor();
    const { ticket, options } = await ticketOf(phone, email);
    expect(phone.cookies.has('tarot_companion')).toBe(false);
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    expect(JSON.stringify(await stage.query('select * from passkey_challenges'))).not.toContain(ticket);
    const heard = await phone.call('login/passkey', { passkey: key.sign(options, here()) });
    phone.token = heard.data[0].tarot_session;
    expect(await idOf(phone)).toBe(await idOf(visitor));
    const again = await stage.visitor().call('login/passkey', { passkey: key.sign(options, here()) });
    expect(again.code).toBe(codeOf('passkey_wrong'));
    expect((await byPasskey(stage.visitor(), key)).status).toBe(1);
  });

  it('takes no passkey of somebody else, and none after five minutes', async () => {
    const [ada, eve] = [await owner(), await owner()];
    await ada.visitor.call('passkey/require', { on: true });
    const first = await ticketOf(stage.visitor(), ada.email);
    const foreign = await stage.visitor().call('login/passkey', { passkey: eve.key.sign(first.options, here()) });
    expect(foreign.code).toBe(codeOf('passkey_wrong'));
    const late = await ticketOf(stage.visitor(), ada.email);
    stage.advance(301);
    const heard = await stage.visitor().call('login/passkey', { passkey: ada.key.sign(late.options, here()) });
    expect(heard.code).toBe(codeOf('passkey_wrong'));
    expect((await stage.visitor().call('login/passkey/lost', { ticket: late.ticket })).code).toBe(
      codeOf('passkey_ticket'),
    );
  });

  it('ends at once for who shows the passkey, and keeps its last one until then', async () => {
    const { visitor, email, key } = await owner();
    const eve = await owner();
    await visitor.call('passkey/require', { on: true });
    const [only] = (await visitor.call('passkey/list', {})).data[0].passkeys;
    const removed = await visitor.call('passkey/remove', { passkey_id: only!.passkey_id });
    expect(removed.code).toBe(codeOf('passkey_last'));
    const prove = async (by: Authenticator) => {
      const { options } = (await visitor.call('passkey/options', { purpose: 'prove' })).data[0];
      return await visitor.call('passkey/require', { on: false, proof: by.sign(options, here()) });
    };
    expect((await prove(eve.key)).code).toBe(codeOf('passkey_wrong'));
    expect((await prove(key)).data[0]).toEqual({ required: false, on_at: null, off_at: null });
    expect((await byCode(stage.visitor(), email)).status).toBe(1);
    expect((await visitor.call('passkey/remove', { passkey_id: only!.passkey_id })).status).toBe(1);
  });

  it('ends 72 hours after a code asked for it, and every device is told', async () => {
    const { visitor, email } = await owner();
    await visitor.call('passkey/require', { on: true });
    const { ticket } = await ticketOf(stage.visitor(), email);
    const lost = await stage.visitor().call('login/passkey/lost', { ticket });
    const [{ off_at }] = lost.data;
    expect((await visitor.call('user_info', {})).data[0].passkey_off_at).toBe(off_at);
    expect((await stage.visitor().call('login/passkey/lost', { ticket })).code).toBe(codeOf('passkey_ticket'));
    stage.advance(HOUR_S);
    const second = await ticketOf(stage.visitor(), email);
    expect((await stage.visitor().call('login/passkey/lost', { ticket: second.ticket })).data[0].off_at).toBe(off_at);
    stage.advance(70 * HOUR_S);
    await ticketOf(stage.visitor(), email);
    stage.advance(2 * HOUR_S);
    expect((await byCode(stage.visitor(), email)).status).toBe(1);
    expect((await visitor.call('user_info', {})).data[0].passkey_off_at).toBeNull();
    await sweep(stage.running.context);
    expect((await visitor.call('passkey/list', {})).data[0]).toMatchObject({
      required: false,
      on_at: null,
      off_at: null,
    });
  });

  it('stays when the passkey is shown, or a device that is logged in says so', async () => {
    const { visitor, email, key } = await owner();
    await visitor.call('passkey/require', { on: true });
    expect((await visitor.call('passkey/require', { on: false })).data[0].off_at).toEqual(expect.any(String));
    expect((await visitor.call('passkey/require', { on: true })).data[0]).toEqual({
      required: true,
      on_at: null,
      off_at: null,
    });
    const { ticket } = await ticketOf(stage.visitor(), email);
    await stage.visitor().call('login/passkey/lost', { ticket });
    await byPasskey(stage.visitor(), key);
    expect((await visitor.call('passkey/list', {})).data[0]).toMatchObject({
      required: true,
      on_at: null,
      off_at: null,
    });
    stage.advance(73 * HOUR_S);
    await ticketOf(stage.visitor(), email);
  });
});

describe('somebody who got hold of one code', () => {
  it('cannot shut the owner out by a passkey of his own, who comes in by a code and removes it', async () => {
    const ada = await stage.enter();
    const [{ subject: phone }] = (await stage.query<{ subject: string }>(
      'select subject from identities where user_id = $1',
      [await idOf(ada)],
    )) as [{ subject: string }];
    const enterByCode = async () => {
      const visitor = stage.visitor();
      stage.advance(61);
      await visitor.call('message/create', { phone });
      const heard = await visitor.call('phone_login', { phone, code: await stage.codeFor(phone) });
      if (heard.status === 1) visitor.token = heard.data[0].tarot_session;
      return { visitor, heard };
    };
    const { visitor: thief } = await enterByCode();
    const key = await addTo(thief);
    const [{ required, on_at }] = (await thief.call('passkey/require', { on: true })).data;
    expect([required, typeof on_at]).toEqual([true, 'string']);
    stage.advance(71 * HOUR_S);
    const { visitor: owned, heard } = await enterByCode();
    expect(heard.status).toBe(1);
    const [his] = (await owned.call('passkey/list', {})).data[0].passkeys;
    expect((await owned.call('passkey/remove', { passkey_id: his!.passkey_id })).status).toBe(1);
    expect((await byPasskey(stage.visitor(), key)).code).toBe(codeOf('passkey_wrong'));
    stage.advance(10 * HOUR_S);
    expect((await enterByCode()).heard.status).toBe(1);
  });

  it('cannot end the second step by a passkey that was just made, nor keep it from ending', async () => {
    const { visitor, email } = await owner();
    await visitor.call('passkey/require', { on: true });
    // A device that was left logged in.
    const key = await addTo(visitor, 'His');
    const { options } = (await visitor.call('passkey/options', { purpose: 'prove' })).data[0];
    const heard = await visitor.call('passkey/require', { on: false, proof: key.sign(options, here()) });
    expect(heard.data[0]).toMatchObject({ required: true, off_at: expect.any(String) });
    await byPasskey(stage.visitor(), key);
    expect((await visitor.call('passkey/list', {})).data[0].off_at).toEqual(expect.any(String));
    expect((await ticketOf(stage.visitor(), email)).ticket).toEqual(expect.any(String));
  });

  it('loses it to the operator, who was shown that it is the owner’s', async () => {
    const { email, key, visitor } = await owner();
    await visitor.call('passkey/require', { on: true });
    await ticketOf(stage.visitor(), email);
    await runOperatorCommand(stage.running.context.settings, ['--drop-passkeys', email, 'shown', 'papers']);
    expect(await stage.query('select command, reason from operator_acts')).toEqual([
      { command: '--drop-passkeys', reason: 'shown papers' },
    ]);
    expect((await visitor.call('user_info', {})).code).toBe(codeOf('session_not_exist'));
    expect((await byPasskey(stage.visitor(), key)).code).toBe(codeOf('passkey_wrong'));
    expect((await byCode(stage.visitor(), email)).status).toBe(1);
  });
});
