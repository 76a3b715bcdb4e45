import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { signRsa } from '../../server/providers/pay/rsa.ts';
import { type StandIn, standIn } from '../server/stand-in.ts';
import { it } from './fixtures.ts';
import { Program, phone } from './world.ts';

const AGENT = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.49';
/** WeChat's browser: the first window of its pay call is closed by the person, in the second she pays. */
const BRIDGE = `globalThis.asked = [];
  globalThis.WeixinJSBridge = { invoke(call, params, answer) {
    asked.push([call, params]);
    setTimeout(() => answer({ err_msg: call + ':cancel' }));
  } };`;

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
let folder: string;
let wechat: StandIn;
let program: Program;
let browser: Browser;
let paid = false;

/** Plays WeChat's login and WeChat Pay, which signs every answer. */
function answerAsWechat(path: string, response: ServerResponse, body: string): void {
  const url = new URL(path, 'http://x');
  if (url.pathname === '/connect/oauth2/authorize') {
    const back = new URL(url.searchParams.get('redirect_uri')!);
    back.searchParams.set('code', 'friend-1');
    back.searchParams.set('state', url.searchParams.get('state')!);
    response.writeHead(302, { Location: back.href }).end();
  } else if (url.pathname === '/sns/oauth2/access_token')
    response.end(JSON.stringify({ openid: 'open-1', unionid: 'union-1' }));
  else if (url.pathname === '/v3/pay/transactions/jsapi') {
    const asked = JSON.parse(body) as { payer: { openid: string } };
    sign(response, { prepay_id: `for-${asked.payer.openid}` });
  } else if (url.pathname.startsWith('/v3/pay/transactions/out-trade-no/'))
    sign(response, {
      mchid: '1900009191',
      out_trade_no: url.pathname.split('/').at(-1),
      ...(paid ? { trade_state: 'SUCCESS', transaction_id: '420000' } : { trade_state: 'NOTPAY' }),
      amount: { total: 600, currency: 'CNY' },
    });
  else response.writeHead(404).end();
}

function sign(response: ServerResponse, told: object): void {
  const body = JSON.stringify(told);
  const time = String(Math.floor(Date.now() / 1000));
  response.writeHead(200, {
    'Wechatpay-Serial': 'PUB_KEY_ID_1',
    'Wechatpay-Timestamp': time,
    'Wechatpay-Nonce': 'n',
    'Wechatpay-Signature': signRsa(theirs.privateKey, `${time}\nn\n${body}\n`),
  });
  response.end(body);
}

const payCalls = async (page: Page) =>
  (await page.evaluate(() => (globalThis as unknown as { asked: [string, Record<string, string>][] }).asked)).filter(
    ([call]) => call === 'getBrandWCPayRequest',
  );

it.beforeAll(async ({ browser: shared }) => {
  folder = mkdtempSync(join(tmpdir(), 'asterly-keys-'));
  writeFileSync(join(folder, 'ours.pem'), ours.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(folder, 'theirs.pem'), theirs.publicKey.export({ type: 'spki', format: 'pem' }));
  wechat = await standIn((request, response, body) => answerAsWechat(request.url!, response, body));
  browser = shared;
  program = await Program.start({
    WECHAT_OPEN_URL: wechat.url,
    WECHAT_API_URL: wechat.url,
    WECHAT_APP_ID: 'wx1',
    WECHAT_APP_SECRET: 'hush',
    WECHAT_PAY_URL: wechat.url,
    WECHAT_PAY_MCH_ID: '1900009191',
    WECHAT_PAY_SERIAL: 'S1',
    WECHAT_PAY_KEY: join(folder, 'ours.pem'),
    WECHAT_PAY_API_KEY: 'k'.repeat(32),
    WECHAT_PAY_PUBLIC_KEY: join(folder, 'theirs.pem'),
    WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  });
});
afterAll(async () => {
  await program?.stop();
  await wechat?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it('inside WeChat coins are paid by its own window; one that was closed is opened again', async () => {
  const { context, page, complaints } = await phone(browser, program.address, { agent: AGENT, init: BRIDGE });
  await page.goto('/recharge');
  await page.waitForURL((url) => url.pathname === '/recharge', { timeout: 45_000 });
  await page.getByRole('button', { name: /^60 coins/ }).tap();
  await page.getByRole('radio', { name: /WeChat Pay/ }).check();
  await page.getByRole('button', { name: /^Pay/ }).tap();
  await page.getByRole('heading', { name: 'In payment' }).waitFor();
  await expect.poll(async () => (await payCalls(page)).length).toBe(1);
  await page.getByRole('button', { name: 'I have paid' }).tap();
  await page.getByText('Not paid, please try again later').first().waitFor();
  paid = true;
  await page.getByRole('button', { name: 'Go on paying' }).tap();
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  const [first, second] = (await payCalls(page)).map(([, params]) => params);
  expect(first).toMatchObject({ appId: 'wx1', package: 'prepay_id=for-open-1', signType: 'RSA' });
  expect(second).toEqual(first);
  await page.getByRole('button', { name: 'Close' }).last().tap();
  await page.locator('p', { hasText: 'Your balance' }).getByText(/coins/).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
