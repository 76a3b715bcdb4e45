import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { Authenticator } from './authenticator.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const info = (visitor: Visitor) => visitor.call('user_info', {});

describe('Facebook', () => {
  it('lets in whom the token names, and nobody under another’s name', async () => {
    const visitor = stage.visitor();
    const { data } = await visitor.call('global_params', {});
    const page = await (
      await visitor.fetch(
        `${data[0].login.facebook_dialog}&state=s1&redirect_uri=${encodeURIComponent(`${stage.home}/login`)}`,
      )
    ).text();
    const back = /href="([^"]*#[^"]*)"/.exec(page)![1]!.replaceAll('&#38;', '&');
    expect(back.startsWith(`${stage.home}/login#`)).toBe(true);
    const told = new URLSearchParams(new URL(back).hash.slice(1));
    expect(told.get('state')).toBe('s1');
    const token = told.get('access_token')!;
    expect((await visitor.call('facebook_login_without_auth', { userId: 'dev-Bo', token })).code).toBe(
      ERRORS.facebook_cancelled.code,
    );
    expect(
      (await visitor.call('facebook_login_without_auth', { userId: told.get('user_id')!, token: `${token}x` })).code,
    ).toBe(ERRORS.facebook_cancelled.code);
    expect((await visitor.call('facebook_login_without_auth', { userId: '', token })).status).toBe(1);
    const entered = await visitor.call('facebook_login_without_auth', { userId: told.get('user_id')!, token });
    visitor.token = entered.data[0].tarot_session;
    expect((await info(visitor)).status).toBe(1);
  });
});

describe('WeChat', () => {
  const begin = async (visitor: Visitor, referer: string) => {
    const response = await visitor.fetch(`/fast/tarot/api/v1/wx_login?referer=${encodeURIComponent(referer)}`);
    expect(response.status).toBe(302);
    const page = await (
      await visitor.fetch(
        new URL(response.headers.get('location')!).pathname + new URL(response.headers.get('location')!).search,
      )
    ).text();
    return /href="([^"]*wx_login\/back[^"]*)"/.exec(page)![1]!.replaceAll('&#38;', '&');
  };

  it('leads back to a route of ours with a session in cookies', async () => {
    const visitor = stage.visitor();
    const back = await visitor.fetch(await begin(visitor, '/recharge?x=1'));
    expect(back.headers.get('location')).toBe('/recharge?x=1');
    visitor.token = visitor.cookies.get('tarot_session') ?? null;
    expect((await info(visitor)).status).toBe(1);
  });

  it('leads back to every screen but the login itself', async () => {
    for (const row of PATHS) {
      const { path } = row;
      const visitor = stage.visitor();
      const back = await visitor.fetch(await begin(visitor, `${path}?x=1`));
      expect(back.headers.get('location')).toBe('noReturn' in row ? '/' : `${path}?x=1`);
      expect(visitor.cookies.get('tarot_session'), path).toBeTruthy();
    }
  });

  it('comes back to the hostname it left, when that is one of ours', async () => {
    const two = await openStage({ env: { ORIGINS: 'http://moon.example' } });
    const leave = (host: string) =>
      new Promise<string>((resolve, reject) => {
        const url = `${two.home}/fast/tarot/api/v1/wx_login?referer=${encodeURIComponent('/user')}`;
        get(url, { headers: { host } }, (response) => {
          response.resume();
          resolve(decodeURIComponent(response.headers.location ?? ''));
        }).on('error', reject);
      });
    expect(await leave('moon.example')).toMatch(/^http:\/\/moon\.example\//);
    expect(await leave('evil.example')).not.toContain('evil.example');
    await two.close();
  });

  it('never leads elsewhere, and its way back fits only the browser that began', async () => {
    const visitor = stage.visitor();
    for (const referer of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/nowhere',
    ])
      expect((await visitor.fetch(await begin(visitor, referer))).headers.get('location')).toBe('/');
    const link = await begin(visitor, '/user');
    expect((await stage.visitor().fetch(link)).headers.get('location')).toBe('/login?failed=wechat');
    const used = await begin(visitor, '/user');
    expect((await visitor.fetch(used)).headers.get('location')).toBe('/user');
    expect((await visitor.fetch(used)).headers.get('location')).toBe('/login?failed=wechat');
  });

  it('brings no session past the passkey of its person', async () => {
    const visitor = stage.visitor();
    await visitor.fetch(await begin(visitor, '/user'));
    visitor.token = visitor.cookies.get('tarot_session') ?? null;
    const { options } = (await visitor.call('passkey/options', { purpose: 'create' })).data[0];
    const key = new Authenticator();
    await visitor.call('passkey/create', { passkey: key.make(options, { origin: stage.home }) });
    expect((await visitor.call('passkey/require', { on: true })).status).toBe(1);
    stage.advance(72 * 3600);
    const again = stage.visitor();
    const back = await again.fetch(await begin(again, '/user'));
    expect(back.headers.get('location')).toBe('/login?failed=passkey');
    expect([...again.cookies.keys()]).not.toContain('tarot_session');
    const { data } = await again.call('login/passkey/options', {});
    const passkey = key.sign(data[0].options, { origin: stage.home });
    expect((await again.call('login/passkey', { passkey })).status).toBe(1);
  });
});
