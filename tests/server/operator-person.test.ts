import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/core/limits.ts';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { ADA } from './births.ts';
import { actsOn, addPasskey, codeOf, enterOperator, idOf } from './operator-steps.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
let lin: Visitor;
beforeAll(async () => {
  stage = await openStage({ limits: { ...LIMITS, codeByAddress: { count: 1000, seconds: 60 } } });
  lin = await enterOperator(stage);
});
afterAll(() => stage.close());

const operate = (...order: string[]) =>
  runOperatorCommand(stage.running.context.settings, order, () => stage.running.context.providers);

/** Somebody known by an e-mail address. */
async function member(): Promise<{ ada: Visitor; email: string; userId: string }> {
  const ada = stage.visitor();
  const email = `${randomUUID()}@example.org`;
  await ada.call('email/verify_code', { email });
  ada.token = (await ada.call('email_login', { email, code: await stage.codeFor(email) })).data[0].tarot_session;
  return { ada, email, userId: await idOf(ada) };
}
const reason = 'shows the letter of the bank';

describe('one person', () => {
  it('is found by address or id, with books and sessions, without birth and whole address; the look is kept', async () => {
    const { ada, email, userId } = await member();
    await ada.call('create_user_profile', { ...ADA, name: 'Ada Secretname', idempotency_key: randomUUID() });
    const [book] = (await lin.call('operator/person', { address: email.toUpperCase() })).data;
    expect(book).toMatchObject({ user_id: userId, coins: 100, flagged: false, passkeys: 0, orders: [] });
    expect(book.sessions).toHaveLength(1);
    expect(book.coins_moved).toEqual([{ what: 'welcome', coins: 100, at: expect.any(String) }]);
    expect(book.ways).toEqual([{ kind: 'email', name: `${email[0]}…@example.org` }]);
    expect((await lin.call('operator/person', { address: userId })).data[0].user_id).toBe(userId);
    const told = JSON.stringify(book);
    for (const secret of ['Secretname', email, ada.token!]) expect(told).not.toContain(secret);
    for (const address of ['nobody@example.org', 'x', '+8613999999999'])
      expect((await lin.call('operator/person', { address })).code).toBe(codeOf('person_unknown'));
    const kept = { who: `operator:${await idOf(lin)}`, command: '--person', reason: '' };
    expect(await actsOn(stage, userId)).toEqual([kept, kept]);
    await operate('--person', email);
  });

  it('is logged out everywhere, and loses passkeys to whoever has proved the account is theirs', async () => {
    const { ada, email, userId } = await member();
    await addPasskey(stage, ada);
    await ada.call('passkey/require', { on: true });
    expect((await lin.callAnything('operator/drop_passkeys', { address: email, reason: ' ' })).code).toBe(
      codeOf('parameter'),
    );
    expect((await lin.call('operator/drop_passkeys', { address: email, reason })).data).toEqual([{ dropped: 1 }]);
    expect((await ada.call('user_info', {})).code).toBe(codeOf('session_not_exist'));
    expect((await lin.call('operator/person', { address: email })).data[0]).toMatchObject({
      passkeys: 0,
      second_step: false,
    });
    expect((await lin.call('operator/log_out', { address: email, reason: 'phone stolen' })).data).toEqual([
      { ended: 0 },
    ]);
    expect((await actsOn(stage, userId)).map((one) => [one.command, one.reason])).toEqual([
      ['--drop-passkeys', reason],
      ['--person', ''],
      ['--log-out', 'phone stolen'],
    ]);
  });

  it('sees the language row once flagged', async () => {
    const { ada, email } = await member();
    const flagged = async () => (await ada.call('user_info', {})).data[0].frog;
    expect((await lin.call('operator/flag', { address: email, on: true })).data).toEqual([{ flagged: true }]);
    expect(await flagged()).toBe(true);
    await operate('--unflag', email, '--dry-run');
    expect(await flagged()).toBe(true);
    await operate('--unflag', email);
    expect(await flagged()).toBe(false);
    await operate('--flag', email);
    expect(await flagged()).toBe(true);
  });

  it('gets a code though strangers have used up all that the number has, once a minute, which the operator does not see', async () => {
    const { email, userId } = await member();
    for (let turn = 0; turn < LIMITS.codeBySubject.count; turn++) {
      stage.advance(61);
      await stage.visitor().call('email/verify_code', { email });
    }
    stage.advance(61);
    const newPhone = stage.visitor();
    expect((await newPhone.call('email/verify_code', { email })).code).toBe(codeOf('code_limit'));
    const sent = await lin.call('operator/send_code', { address: userId, reason });
    expect(sent.data).toEqual([{ cooldown: 60 }]);
    const code = await stage.codeFor(email);
    expect(JSON.stringify(sent)).not.toContain(code);
    expect((await lin.call('operator/send_code', { address: email, reason })).code).toBe(codeOf('code_cooldown'));
    expect((await newPhone.call('email_login', { email, code })).status).toBe(1);
    expect((await lin.call('operator/send_code', { address: 'nobody@example.org', reason })).code).toBe(
      codeOf('person_unknown'),
    );
    // A command goes by the clock of the database.
    await stage.query("update codes set sent_at = now() - interval '2 minutes' where subject = $1", [email]);
    await operate('--send-code', email, '--dry-run');
    expect(await stage.codeFor(email)).toBe(code);
    await expect(operate('--send-code', email)).rejects.toThrow('why it is sent');
    expect((await actsOn(stage, userId)).map(({ command }) => command)).toEqual(['--send-code']);
  });
});

describe('switches, notices and prices at /operator', () => {
  it('are set and told to everybody at once, and kept with who did it', async () => {
    const params = async () => (await stage.visitor().call('global_params', {})).data[0];
    await lin.call('operator/switch', { name: 'dream', off: true });
    expect((await params()).hidden).toEqual(['dream']);
    await lin.call('operator/switch', { name: 'dream', off: false });
    expect((await params()).hidden).toEqual([]);
    const notice = {
      notice_id: 'move',
      kind: 'info' as const,
      from: '2020-01-01T00:00Z',
      until: '2100-01-01T00:00Z',
      text: { en: 'We move.', 'zh-CN': '搬家。', 'zh-TW': '搬遷。' },
    };
    expect((await lin.call('operator/notice', { ...notice, from: notice.until })).code).toBe(codeOf('notice_wrong'));
    await lin.call('operator/notice', notice);
    expect((await params()).notices).toHaveLength(1);
    expect((await lin.call('operator/settings', {})).data[0].notices[0]).toMatchObject({
      notice_id: 'move',
      text: { 'zh-TW': '搬遷。' },
    });
    await lin.call('operator/notice_end', { notice_id: 'move' });
    expect((await lin.call('operator/notice_end', { notice_id: 'move' })).code).toBe(codeOf('notice_unknown'));
    await lin.call('operator/price', { key: 'dream', coins: 21 });
    expect((await params()).prices?.dream).toBe(21);
    expect((await lin.call('operator/price', { key: 'palm', coins: 1 })).code).toBe(codeOf('price_unknown'));
    const { prices } = (await lin.call('operator/settings', {})).data[0];
    expect(prices.find(({ key }) => key === 'dream')).toMatchObject({ coins: 21, since: expect.any(String) });
    const who = `operator:${await idOf(lin)}`;
    for (const [target, many] of [
      ['dream', 2],
      ['move', 2],
      ['dream=21', 1],
    ] as const)
      expect((await actsOn(stage, target)).filter((one) => one.who === who)).toHaveLength(many);
  });
});
