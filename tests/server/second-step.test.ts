import { describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import type { Authenticator } from './authenticator.ts';
import { byCode, byPasskey, codeOf, HOUR, here, idOf, owner, stage, ticketOf, withPasskeys } from './passkey-steps.ts';

withPasskeys();

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
    await sweep(stage.running.context);
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
