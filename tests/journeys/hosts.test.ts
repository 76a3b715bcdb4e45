import type { ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { press } from '../server/paying.ts';
import { type StandIn, standIn } from '../server/stand-in.ts';
import { it } from './fixtures.ts';
import { comeBack } from './lost-calls.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { Program, phone } from './world.ts';

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.49 Language/zh_CN';
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/** Plays WeChat's API for servers, and its consent page, which sends everybody back at once. */
function answerAsWechat(path: string, response: ServerResponse): void {
  const url = new URL(path, 'http://x');
  const terms = (told: object) => response.end(JSON.stringify(told));
  if (url.pathname === '/connect/oauth2/authorize') {
    const back = new URL(url.searchParams.get('redirect_uri')!);
    back.searchParams.set('code', 'friend-1');
    back.searchParams.set('state', url.searchParams.get('state')!);
    response.writeHead(302, { Location: back.href }).end();
  } else if (url.pathname === '/sns/oauth2/access_token') terms({ openid: 'open-1', unionid: 'union-1' });
  else if (url.pathname === '/cgi-bin/stable_token') terms({ access_token: 'pass', expires_in: 7200 });
  else if (url.pathname === '/cgi-bin/ticket/getticket') terms({ errcode: 0, ticket: 'ticket', expires_in: 7200 });
  else if (url.pathname === '/wxa/getwxacodeunlimit') response.end(PIXEL);
  else response.writeHead(404).end();
}

/** What WeChat's browser puts into a page: a bridge that keeps what it was asked. */
const BRIDGE = `globalThis.asked = [];
  globalThis.WeixinJSBridge = { invoke(call, params, answer) {
    asked.push([call, params]);
    setTimeout(() => answer({ err_msg: call + ':ok' }));
  } };`;

/** What a native shell puts into a page. */
const SHELL = (token: string) => `globalThis.asked = [];
  globalThis.nativeBridge = {
    login: async () => ${JSON.stringify(token)},
    pay: async (order) => { asked.push(['pay', order]); },
    loginInvalid: () => asked.push(['loginInvalid', null]),
  };`;

const asked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { asked: [string, Record<string, unknown>][] }).asked);

let wechat: StandIn;
let program: Program;
let plain: Program;
let browser: Browser;
it.beforeAll(async ({ browser: shared }) => {
  wechat = await standIn((request, response) => answerAsWechat(request.url!, response));
  browser = shared;
  [program, plain] = await Promise.all([
    Program.start({
      WECHAT_OPEN_URL: wechat.url,
      WECHAT_API_URL: wechat.url,
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 'hush',
      WECHAT_MINIPROGRAM_APP_ID: 'wx2',
      WECHAT_MINIPROGRAM_APP_SECRET: 'hush',
      NATIVE_SHELL: 'on',
    }),
    Program.start(),
  ]);
});
afterAll(async () => {
  await Promise.all([program?.stop(), plain?.stop()]);
  await wechat?.close();
});

describe('inside WeChat', () => {
  it('login goes through WeChat, the card and the code of an invitation are its own', async () => {
    const { context, page, complaints } = await phone(browser, program.address, { agent: WECHAT, init: BRIDGE });
    await page.goto('/share');
    await page.waitForURL((url) => url.pathname === '/share');
    const code = await page.locator('main section strong').first().innerText();
    const picture = page.getByRole('img', { name: 'Mini-program code of your invitation' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    await page.getByText('Now tap ··· at the top right').first().waitFor();
    const told = await asked(page);
    expect(told[0]).toEqual([
      'preVerifyJSAPI',
      expect.objectContaining({ appId: 'wx1', verifySignature: expect.stringMatching(/^[0-9a-f]{40}$/) }),
    ]);
    expect(told.at(-1)![1]).toMatchObject({ title: 'Asterly', link: `${program.address}/?inviter=${code}` });
    expect(told.filter(([call]) => call === 'preVerifyJSAPI')).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('without an official account nothing is asked of it, and the link is copied', async () => {
    const { context, page, complaints } = await phone(browser, plain.address, { agent: WECHAT, init: BRIDGE });
    await page.goto('/share');
    await page.getByRole('link', { name: 'Come in as Ada' }).tap();
    await page.waitForURL((url) => url.pathname === '/share');
    await page.getByRole('img', { name: 'QR code of your invitation link' }).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    await page
      .getByRole('status')
      .filter({ hasText: /Copy success|does not support/ })
      .waitFor();
    expect(await asked(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('pictures inside WeChat, which downloads nothing', () => {
  it('are saved by holding them: wallpapers and readings', async () => {
    const { context, page, complaints } = await phone(browser, plain.address, { agent: WECHAT, init: BRIDGE });
    const hint = page.getByText('Press and hold the picture to save it.');
    const width = () =>
      page.locator('figure img[src^="data:image/png"]').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await page.goto('/wallpaper?look=full-moon');
    await page.getByRole('button', { name: 'Save picture' }).tap();
    await hint.waitFor();
    await expect.poll(width).toBe(375);

    await page.goto('/tarot?drawType=1');
    await drawAndRead(page, 'en', 1);
    await page.getByRole('button', { name: 'Share', exact: true }).first().tap();
    await hint.waitFor();
    await expect.poll(width).toBeGreaterThan(375);
    expect(await page.getByRole('button', { name: 'Save picture' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('in the web view of a mini-program', () => {
  it('the code of an invitation opens the mini-program, and the menu, which is its own, is left alone', async () => {
    const { context, page, complaints } = await phone(browser, program.address, {
      agent: `${WECHAT} miniProgram/wx2`,
      init: BRIDGE,
    });
    await page.goto('/share');
    await page.getByRole('img', { name: 'Mini-program code of your invitation' }).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    await page
      .getByRole('status')
      .filter({ hasText: /Copy success|does not support/ })
      .waitFor();
    expect(await asked(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('in a native shell', () => {
  it('the shell logs in and pays, and hears when the session has ended', async () => {
    const token = await nativeSession(program, 'shell@example.org');
    const { context, page, complaints } = await phone(browser, program.address, { init: SHELL(token) });
    await page.goto('/recharge');
    await page.getByRole('button', { name: /^60 coins/ }).tap();
    await page.getByRole('button', { name: /^Pay 6/ }).tap();
    await page.getByRole('heading', { name: 'In payment' }).waitFor();
    const [call, order] = (await asked(page)).at(-1)!;
    expect(call).toBe('pay');
    expect(order).toMatchObject({ provider: 'sandbox', order_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await fetch(`${program.address}/fast/tarot/api/v1/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"everywhere":true}',
    });
    await page.getByRole('button', { name: 'I have paid' }).tap();
    await expect.poll(async () => (await asked(page)).at(-1)![0]).toBe('loginInvalid');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a payment that was open when the app was closed is gone on with by the shell, from the orders', async () => {
    const token = await nativeSession(program, 'away@example.org');
    const { context, page, complaints } = await phone(browser, program.address, { init: SHELL(token) });
    await page.goto('/recharge');
    await page.getByRole('button', { name: /^60 coins/ }).tap();
    await page.getByRole('button', { name: /^Pay 6/ }).tap();
    await page.getByRole('heading', { name: 'In payment' }).waitFor();
    await expect.poll(async () => (await asked(page)).length).toBe(1);
    const [, begun] = (await asked(page))[0]!;
    await page.getByRole('button', { name: 'Pay later or not at all' }).tap();

    // The system took the app away; it comes back with nothing of the purchase in hand.
    await page.goto('/user/order');
    await page.getByRole('link', { name: /in payment/ }).tap();
    await page.waitForURL((url) => url.searchParams.get('order') === begun.order_id);
    const goOn = page.getByRole('button', { name: 'Go on paying' });
    await goOn.waitFor();
    expect(await asked(page)).toEqual([]);
    await goOn.tap();
    await expect.poll(async () => (await asked(page)).length).toBe(1);
    expect((await asked(page))[0]).toEqual(['pay', begun]);
    await press({ home: program.address }, String(begun.order_id), 'pay');
    await comeBack(page);
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).last().tap();
    await page.locator('p', { hasText: 'Your balance' }).getByText('160 coins').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a shell that only names its phone is told with the login of the form', async () => {
    const init = `globalThis.nativeBridge = { device: async () => 'phone-0123456789' };`;
    const { context, page, complaints } = await phone(browser, program.address, { init });
    const logins: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/email_login')) logins.push(request.postDataJSON());
    });
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'named-phone@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    expect(logins).toEqual([expect.objectContaining({ device: 'phone-0123456789' })]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not used where the operator has none', async () => {
    const { context, page, complaints } = await phone(browser, plain.address, { init: SHELL('x'.repeat(43)) });
    await page.goto('/login');
    await enterByEmail(page, plain, 'en', 'no-shell@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await asked(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** A session as a shell opens it: without a browser, by the header alone. */
async function nativeSession(at: Program, email: string): Promise<string> {
  const terms = async (call: string, payload: object) => {
    const answer = await fetch(`${at.address}/fast/tarot/api/v1/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return (await answer.json()) as { data: [{ tarot_session: string }] };
  };
  await terms('email/verify_code', { email });
  const { data } = await terms('email_login', { email, code: await at.codeFor(email), client: 'native' });
  return data[0].tarot_session;
}
