import { type KeyObject, randomBytes } from 'node:crypto';
import { isMiniprogram } from '../../../src/domain/host.ts';
import { BadNotice, type Bill, type PayingBy, type Payment, type PaymentEvent } from '../../ports/payment.ts';
import { bareId, orderIdOf, signRsa } from './rsa.ts';
import { isWechatBrowser } from './wechat-browser.ts';
import { authorization, checkWechat, openSealed, type Signer } from './wechat-signature.ts';

export interface WechatPay extends Signer {
  readonly url: string;
  readonly appId: string;
  /** 32 signs; opens what notifications seal. */
  readonly apiKey: string;
  /** WeChat Pay's public key and its id (PUB_KEY_ID_…). */
  readonly platform: { readonly id: string; readonly key: KeyObject };
}

interface Transaction {
  readonly mchid: string;
  readonly out_trade_no: string;
  readonly transaction_id?: string;
  readonly trade_state: string;
  readonly amount?: { readonly total: number; readonly currency: string };
}

const nonce = () => randomBytes(16).toString('hex');
const seconds = () => Math.floor(Date.now() / 1000);

/** WeChat Pay, API v3: JSAPI inside WeChat's browser, H5 in a phone's other browsers. */
export function wechatPay(house: WechatPay): Payment {
  return {
    provider: 'wechat',
    currency: 'CNY',
    // A mini-program's web view knows neither of the two calls.
    suits: (agent) => !isMiniprogram(agent) && (isWechatBrowser(agent) || /Mobile|Android/i.test(agent)),
    create: (bill) => (isWechatBrowser(bill.agent) ? openInside(house, bill) : openOutside(house, bill)),
    async parseWebhook({ headers, body, now }) {
      checkWechat(house.platform, headers, body, now);
      const notice = JSON.parse(body.toString()) as {
        id: string;
        event_type: string;
        resource: Parameters<typeof openSealed>[1];
      };
      if (!notice.event_type.startsWith('TRANSACTION.')) return null;
      const told = JSON.parse(openSealed(house.apiKey, notice.resource)) as Transaction;
      if (told.mchid !== house.mchId) throw new BadNotice('for another merchant');
      return eventOf(told, notice.id);
    },
    async query({ orderId }) {
      const path = `/v3/pay/transactions/out-trade-no/${bareId(orderId)}?mchid=${house.mchId}`;
      const { status, told } = await say<Transaction>(house, 'GET', path);
      if (status === 404) return null;
      return eventOf(expectOk(status, told), `query-${told.trade_state}-${told.transaction_id ?? orderId}`);
    },
    async refund({ refundId, tradeId, amount, total, currency }) {
      const { status, told } = await say<{ status: string }>(house, 'POST', '/v3/refund/domestic/refunds', {
        transaction_id: tradeId,
        out_refund_no: bareId(refundId),
        amount: { refund: amount, total, currency },
      });
      const state = expectOk(status, told).status;
      if (state === 'SUCCESS') return 'done';
      if (state === 'PROCESSING') return 'on_its_way';
      throw new Error(`WeChat Pay says ${state} about a refund`);
    },
    thanks: { body: '{"code":"SUCCESS"}', type: 'application/json' },
  };
}

/** The parameters that the page gives to WeixinJSBridge. */
async function openInside(house: WechatPay, bill: Bill): Promise<PayingBy> {
  if (bill.openId === null) throw new Error('nobody has come in by WeChat');
  const { status, told } = await say<{ prepay_id: string }>(house, 'POST', '/v3/pay/transactions/jsapi', {
    ...asked(house, bill),
    payer: { openid: bill.openId },
  });
  const parts = {
    timeStamp: String(seconds()),
    nonceStr: nonce(),
    package: `prepay_id=${expectOk(status, told).prepay_id}`,
  };
  const paySign = signRsa(house.key, `${house.appId}\n${parts.timeStamp}\n${parts.nonceStr}\n${parts.package}\n`);
  return { payUrl: null, payParams: { appId: house.appId, ...parts, signType: 'RSA', paySign }, payRef: null };
}

async function openOutside(house: WechatPay, bill: Bill): Promise<PayingBy> {
  const { status, told } = await say<{ h5_url: string }>(house, 'POST', '/v3/pay/transactions/h5', {
    ...asked(house, bill),
    scene_info: { payer_client_ip: bill.address.replace(/\/64$/, ''), h5_info: { type: 'Wap' } },
  });
  const url = new URL(expectOk(status, told).h5_url);
  url.searchParams.set('redirect_url', bill.backUrl);
  return { payUrl: url.href, payParams: null, payRef: null };
}

function asked({ appId, mchId }: WechatPay, bill: Bill): object {
  return {
    appid: appId,
    mchid: mchId,
    description: bill.title,
    out_trade_no: bareId(bill.orderId),
    time_expire: bill.closesAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: bill.notifyUrl,
    amount: { total: bill.amount, currency: bill.currency },
  };
}

function eventOf(told: Transaction, eventId: string): PaymentEvent | null {
  const kind =
    told.trade_state === 'SUCCESS' ? 'paid' : ['CLOSED', 'REVOKED'].includes(told.trade_state) ? 'failed' : null;
  if (kind === null) return null;
  return {
    provider: 'wechat',
    eventId,
    orderId: orderIdOf(told.out_trade_no),
    kind,
    tradeId: kind === 'paid' ? (told.transaction_id ?? '') : '',
    amount: told.amount?.total ?? 0,
    currency: told.amount?.currency ?? 'CNY',
  };
}

/** Asks WeChat Pay, and believes only an answer that it has signed. */
async function say<T>(
  house: WechatPay,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
): Promise<{ status: number; told: T }> {
  const body = payload ? JSON.stringify(payload) : '';
  const answer = await fetch(house.url + path, {
    method,
    headers: {
      Accept: 'application/json',
      'User-Agent': 'asterly',
      Authorization: authorization(house, { method, path, body, time: seconds(), nonce: nonce() }),
      ...(payload ? { 'Content-Type': 'application/json' } : {}),
      'Wechatpay-Serial': house.platform.id,
    },
    ...(payload ? { body } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const raw = Buffer.from(await answer.arrayBuffer());
  if (answer.ok || answer.status === 404) checkWechat(house.platform, answer.headers, raw, new Date());
  return { status: answer.status, told: (raw.length > 0 ? JSON.parse(raw.toString()) : {}) as T };
}

function expectOk<T extends object>(status: number, told: T): T {
  if (status >= 200 && status < 300) return told;
  throw new Error(`WeChat Pay answered ${status} ${String(Reflect.get(told, 'code') ?? '')}`);
}
