import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperatorCommand } from '../../server/operator/commands.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const DAY_S = 86_400;
const info = (visitor: Visitor) => visitor.call('user_info', {});

describe('a session', () => {
  it('needs the header and the companion cookie, both', async () => {
    const ada = await stage.enter();
    expect((await info(ada)).data[0]).toMatchObject({ balance: 100, vip_info: null, frog: false });
    const thief = stage.visitor();
    thief.token = ada.token;
    expect((await info(thief)).message).toBe('session not exist');
    const forger = stage.visitor();
    for (const [name, value] of ada.cookies) forger.cookies.set(name, value);
    forger.cookies.set('tarot_session', ada.token ?? '');
    expect(await info(forger)).toMatchObject({ message: 'without session', http: 401 });
    thief.cookies.set('tarot_companion', 'x'.repeat(43));
    expect((await info(thief)).message).toBe('session not exist');
  });

  it('keeps neither token nor companion readable, and gives the companion to no script', async () => {
    const ada = await stage.enter();
    const rows = JSON.stringify(await stage.query('select * from sessions'));
    expect(rows).not.toContain(ada.token);
    expect(rows).not.toContain(ada.cookies.get('tarot_companion'));
    await ada.call('message/create', { phone: '+8613612340000' });
    const entered = await ada.call('phone_login', {
      phone: '+8613612340000',
      code: await stage.codeFor('+8613612340000'),
    });
    expect(entered.headers.getSetCookie().find((one) => one.startsWith('tarot_companion='))).toMatch(/HttpOnly/);
  });

  it('of a native shell stands on the header alone', async () => {
    const shell = stage.visitor();
    await shell.call('message/create', { phone: '+8613612340001' }, { origin: null });
    shell.cookies.clear();
    const code = await stage.codeFor('+8613612340001');
    const { data } = await shell.call(
      'phone_login',
      { phone: '+8613612340001', code, client: 'native' },
      { origin: null },
    );
    shell.token = data[0].tarot_session;
    shell.cookies.clear();
    expect((await info(shell)).status).toBe(1);
  });

  it('ends idle after 7 days and for good after 30', async () => {
    const ada = await stage.enter();
    for (let day = 6; day <= 24; day += 6) {
      stage.advance(6 * DAY_S);
      expect((await info(ada)).status).toBe(1);
    }
    stage.advance(6 * DAY_S + 60);
    expect((await info(ada)).message).toBe('session not exist');
    const bo = await stage.enter();
    stage.advance(7 * DAY_S + 1);
    expect((await info(bo)).message).toBe('session not exist');
  });

  it('changes its companion daily, and a lost answer locks nobody out', async () => {
    const ada = await stage.enter();
    const first = ada.cookies.get('tarot_companion') ?? '';
    stage.advance(DAY_S + 60);
    await info(ada);
    const second = ada.cookies.get('tarot_companion') ?? '';
    expect(second).not.toBe(first);
    ada.cookies.set('tarot_companion', first);
    expect((await info(ada)).status).toBe(1);
    ada.cookies.set('tarot_companion', second);
    expect((await info(ada)).status).toBe(1);
    ada.cookies.set('tarot_companion', first);
    expect((await info(ada)).message).toBe('session not exist');
  });

  it('outlives many requests at once on the day its companion changes', async () => {
    const ada = await stage.enter();
    stage.advance(DAY_S + 60);
    await Promise.all(Array.from({ length: 8 }, () => info(ada)));
    expect((await info(ada)).status).toBe(1);
  });

  it('is new with every login, and the old one is gone', async () => {
    const ada = await stage.enter();
    const old = ada.token;
    await ada.call('email/verify_code', { email: 'rotate@example.org' });
    const { data } = await ada.call('email_login', {
      email: 'rotate@example.org',
      code: await stage.codeFor('rotate@example.org'),
    });
    expect(data[0].tarot_session).not.toBe(old);
    expect((await info(ada)).message).toBe('session not exist');
    ada.token = data[0].tarot_session;
    expect((await info(ada)).status).toBe(1);
  });

  it('can be listed and ended: this one, another, all', async () => {
    const [phone, tablet] = [stage.visitor(), stage.visitor()];
    for (const device of [phone, tablet]) {
      await device.call('email/verify_code', { email: 'two@example.org' });
      const { data } = await device.call('email_login', {
        email: 'two@example.org',
        code: await stage.codeFor('two@example.org'),
      });
      device.token = data[0].tarot_session;
      stage.advance(61);
    }
    const { data } = await phone.call('session_list', {});
    expect(data).toHaveLength(2);
    const other = data.find((one) => !one.current)!;
    const stranger = await stage.enter();
    expect((await stranger.call('logout', { session_id: other.session_id })).data).toEqual([{ ended: 0 }]);
    expect((await phone.call('logout', { session_id: other.session_id })).data).toEqual([{ ended: 1 }]);
    expect((await info(tablet)).message).toBe('session not exist');
    expect((await phone.call('logout', {})).data).toEqual([{ ended: 1 }]);
    expect(phone.cookies.has('tarot_companion')).toBe(false);
    expect((await info(phone)).message).toBe('session not exist');

    const first = await stage.enter();
    expect((await first.call('logout', { everywhere: true })).data[0].ended).toBe(1);
  });

  it('are ended by the operator, one person’s or everybody’s', async () => {
    const operate = (...order: string[]) => runOperatorCommand(stage.running.context.settings, order);
    const [ada, bo] = [await stage.enter(), await stage.enter()];
    const [{ user_id }] = (await info(ada)).data;
    const [{ subject } = { subject: '' }] = await stage.query<{ subject: string }>(
      'select subject from identities where user_id = $1',
      [user_id],
    );
    await operate('--log-out', subject);
    expect((await info(ada)).message).toBe('session not exist');
    expect((await info(bo)).status).toBe(1);
    await expect(operate('--log-out', 'nobody@example.org')).rejects.toThrow('Nobody');
    await operate('--log-out-all');
    expect((await info(bo)).message).toBe('session not exist');
  });

  it('is said in words that are never translated', async () => {
    const heard = await stage.visitor().call('user_info', { locale: 'zh-TW' }, { language: 'zh-TW' });
    expect(heard).toMatchObject({ message: 'without session', http: 401, status: 0 });
  });
});

describe('a write', () => {
  it('comes from a page of ours only', async () => {
    const visitor = stage.visitor();
    const phone = '+8613612349999';
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1.evil.example',
      'https://evil.example#http://127.0.0.1',
    ])
      expect(await visitor.call('message/create', { phone }, { origin })).toMatchObject({
        code: ERRORS.foreign_origin.code,
        http: 403,
      });
    expect(
      await visitor.call('message/create', { phone }, { headers: { 'Content-Type': 'text/plain' } }),
    ).toMatchObject({ code: ERRORS.body_broken.code });
    visitor.cookies.set('tarot_companion', 'x');
    expect((await visitor.call('message/create', { phone }, { origin: null })).code).toBe(ERRORS.foreign_origin.code);
    expect(await stage.query('select 1 from codes where subject = $1', [phone])).toEqual([]);
    expect((await visitor.call('message/create', { phone })).status).toBe(1);
  });

  it('refuses what is too large, broken or no object', async () => {
    const visitor = stage.visitor();
    const post = async (body: string, language = 'en') =>
      await (await visitor.fetch('/fast/tarot/api/v1/message/create', { method: 'POST', body }, { language })).json();
    expect(await post(`{"phone":"${'1'.repeat(70_000)}"}`)).toMatchObject({ code: ERRORS.body_large.code });
    for (const body of ['{', '[]', '"x"', 'null', '{"phone":}'])
      expect(await post(body)).toMatchObject({ code: ERRORS.body_broken.code, data: [] });
    expect(await post('{', 'zh-CN')).toMatchObject({ message: '请求内容无法识别' });
    expect(await post('{', 'zh-TW')).toMatchObject({ message: '無法讀取請求內容' });
    expect(await post(`{"phone":"${'1'.repeat(70_000)}"}`, 'zh-CN')).toMatchObject({ message: '请求内容过大' });
    const foreign = { origin: 'https://evil.example', language: 'zh-CN' };
    expect(await visitor.call('message/create', { phone: '+8613612349999' }, foreign)).toMatchObject({
      message: '来源不被允许，操作未执行',
    });
  });

  it('refuses what is too large also where its length is not told before, a word about a payment too', async () => {
    const send = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', Origin: stage.home };
        const asked = request(stage.home + path, { method: 'POST', agent: false, headers }, (response) => {
          resolve(response.statusCode);
          response.destroy();
        });
        // What is still on its way when the server has answered breaks off.
        asked.on('error', reject);
        for (let piece = 0; piece < 20; piece += 1) asked.write(Buffer.alloc(8192, ' '));
        asked.end();
      });
    expect(await send('/pay/notify/sandbox')).toBe(413);
    expect(await send('/fast/tarot/api/v1/message/create')).toBe(413);
  });

  it('to nowhere, or in the wrong way, is told so in the envelope', async () => {
    const visitor = stage.visitor();
    const nowhere = await visitor.fetch('/fast/tarot/api/v3/user_info', {}, { language: 'zh-TW' });
    expect(nowhere.status).toBe(404);
    expect(await nowhere.json()).toEqual({ code: ERRORS.no_call.code, data: [], status: 0, message: '找不到這個位址' });
    expect((await visitor.fetch('/fast/tarot/api/v1/user_info', { method: 'POST', body: '{}' })).status).toBe(405);
    const wrong = { method: 'POST', body: '{}' };
    const heard = await visitor.fetch('/fast/tarot/api/v1/user_info', wrong, { language: 'zh-CN' });
    expect(await heard.json()).toMatchObject({ code: ERRORS.wrong_method.code, message: '请求方式不正确' });
  });
});
