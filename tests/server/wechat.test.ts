import type { ServerResponse } from 'node:http';
import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureOf } from '../../server/wechat/signature.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { openStage, type Stage } from './stage.ts';
import { type StandIn, standIn } from './stand-in.ts';

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');

/** Plays WeChat's API for servers: passes are counted, and those of `revoked` are no longer good. */
class Wechat {
  provider!: StandIn;
  passes = 0;
  tickets = 0;
  revoked = new Set<string>();
  broken = false;
  async open(): Promise<void> {
    this.provider = await standIn((request, response) => this.#answer(new URL(request.url!, 'http://x'), response));
  }
  #answer(url: URL, response: ServerResponse): void {
    const call = (told: object) => response.end(JSON.stringify(told));
    if (this.broken) return void response.writeHead(502).end('<html>');
    const pass = url.searchParams.get('access_token') ?? '';
    if (url.pathname === '/cgi-bin/stable_token') {
      this.passes += 1;
      return void call({ access_token: `pass-${this.passes}`, expires_in: 7200 });
    }
    if (this.revoked.has(pass)) return void call({ errcode: 40001, errmsg: 'invalid credential' });
    if (url.pathname === '/cgi-bin/ticket/getticket') {
      this.tickets += 1;
      return void call({ errcode: 0, errmsg: 'ok', ticket: `ticket-${this.tickets}`, expires_in: 7200 });
    }
    if (url.pathname === '/wxa/getwxacodeunlimit') return void response.end(JPEG);
    call({ errcode: 41030, errmsg: 'invalid page' });
  }
}

describe('the signature of a page', () => {
  it('is that of WeChat’s own example', () => {
    expect(
      signatureOf({
        ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
        nonce: 'Wm3WZYTPz0wzccnW',
        timestamp: 1414587457,
        url: 'http://mp.weixin.qq.com?params=value',
      }),
    ).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });
});

describe('an official account and a mini-program', () => {
  const wechat = new Wechat();
  let stage: Stage;
  beforeAll(async () => {
    await wechat.open();
    stage = await openStage({
      env: {
        WECHAT_API_URL: wechat.provider.url,
        WECHAT_APP_ID: 'wx1',
        WECHAT_APP_SECRET: 'hush-official',
        WECHAT_MINIPROGRAM_APP_ID: 'wx2',
        WECHAT_MINIPROGRAM_APP_SECRET: 'hush-mini',
        WECHAT_MINIPROGRAM_PAGE: 'pages/index/index',
      },
    });
  });
  afterAll(async () => {
    await stage.close();
    await wechat.provider.close();
  });
  beforeEach(async () => {
    Object.assign(wechat, { passes: 0, tickets: 0, revoked: new Set(), broken: false });
    wechat.provider.asked.length = 0;
    await stage.query('delete from tickets');
  });
  const sign = (url = `${stage.home}/share?x=1#top`) => stage.visitor().call('wx_signature', { url });

  it('lets pages of ours share themselves; token and ticket are asked for once and kept for all servers', async () => {
    const { data } = await sign();
    expect(data[0].app_id).toBe('wx1');
    expect(data[0].signature).toBe(signatureOf({ ...data[0], ticket: 'ticket-1', url: `${stage.home}/share?x=1` }));
    expect((await sign()).data[0].nonce).not.toBe(data[0].nonce);
    expect(wechat.provider.asked.map(({ path }) => path)).toEqual([
      '/cgi-bin/stable_token',
      '/cgi-bin/ticket/getticket?access_token=pass-1&type=jsapi',
    ]);
    expect(wechat.provider.asked[0]!.body).toEqual({
      grant_type: 'client_credential',
      appid: 'wx1',
      secret: 'hush-official',
    });
    const kept = await stage.query('select name, value from tickets order by name');
    expect(kept).toEqual([
      { name: 'jsapi:wx1', value: 'ticket-1' },
      { name: 'token:wx1', value: 'pass-1' },
    ]);
  });

  it('asks anew when the ticket is over', async () => {
    await sign();
    stage.advance(7200);
    const { data } = await sign();
    expect(data[0].signature).toBe(signatureOf({ ...data[0], ticket: 'ticket-2', url: `${stage.home}/share?x=1` }));
    expect(wechat.passes).toBe(2);
  });

  it('takes a new token when WeChat has replaced the old one, once', async () => {
    wechat.revoked.add('pass-1');
    expect((await sign()).status).toBe(1);
    expect(wechat.passes).toBe(2);
    await stage.query('delete from tickets');
    wechat.revoked = new Set(['pass-3', 'pass-4']);
    expect((await sign()).status).toBe(0);
    expect(wechat.passes).toBe(4);
  });

  it('signs for nobody else', async () => {
    for (const url of ['https://evil.example/', 'nonsense', '', `${stage.home}.evil.example/`, 'javascript:alert(1)'])
      expect((await sign(url)).code).toBe(ERRORS.parameter.code);
    expect(wechat.provider.asked).toEqual([]);
  });

  it('draws the mini-program’s code for an invitation', async () => {
    const ada = await stage.enter();
    const { inviter } = (await ada.call('create_inviter', {})).data[0];
    const { data } = await ada.call('weixin_miniprog_qrcode', {});
    expect(data[0]).toEqual({ opens: 'miniprogram', type: 'image/jpeg', base64: JPEG.toString('base64') });
    expect(wechat.provider.asked.at(-1)).toMatchObject({
      path: '/wxa/getwxacodeunlimit?access_token=pass-1',
      body: { scene: inviter, page: 'pages/index/index' },
    });
    expect(wechat.provider.asked[0]!.body).toMatchObject({ appid: 'wx2', secret: 'hush-mini' });
  });

  it('that do not answer: the code is that of the link, the card is left out, and no secret is logged', async () => {
    wechat.broken = true;
    const ada = await stage.enter();
    expect((await ada.call('weixin_miniprog_qrcode', {})).data[0].opens).toBe('link');
    expect((await sign()).code).toBe(ERRORS.service.code);
    expect(stage.log.join('\n')).toContain('WeChat');
    expect(stage.log.join('\n')).not.toMatch(/hush|pass-\d/);
  });
});

describe('without a mini-program', () => {
  it('the picture of an invitation is a QR code of its link', async () => {
    const stage = await openStage();
    const ada = await stage.enter();
    const { url } = (await ada.call('create_inviter', {})).data[0];
    const [{ opens, type, base64 }] = (await ada.call('weixin_miniprog_qrcode', {})).data;
    expect({ opens, type }).toEqual({ opens: 'link', type: 'image/png' });
    expect(read(base64)).toBe(url);
    expect((await stage.visitor().call('weixin_miniprog_qrcode', {})).message).toBe('without session');
    await stage.close();
  });
});

/** What a phone reads in a picture. */
function read(png: string): string | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="410" height="410"><image width="410" height="410" href="data:image/png;base64,${png}"/></svg>`;
  const { pixels, width, height } = new Resvg(svg).render();
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}
