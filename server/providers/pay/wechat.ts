import { type KeyObject, randomBytes } from 'node:crypto';
import { isMiniprogram } from '../../../src/domain/host.ts';
import { BadWebhook, type Bill, type Payment, type PaymentEvent, type WayToPay } from '../../ports/payment.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeout.ts';
import { bareId, orderIdOf, signRsa } from './rsa.ts';
import { isWechatBrowser } from './wechat-browser.ts';
import { authorization, checkWechat, openSealed, type Signer } from './wechat-signature.ts';

export interface WechatPay extends Signer {
  readonly url: string;
  readonly appId: string;
  /** 32 bytes; opens what notifications seal. */
  readonly apiKey: string;
  /** WeChat Pay's public key and its id (PUB_KEY_ID_…). */
  readonly platform: { readonly id: string; readonly key: KeyObject };
}

interface Transaction {
  readonly mchid: string;
  readonly appid?: string;
  readonly out_trade_no: string;
  readonly transaction_id?: string;
  readonly trade_state: string;
  readonly amount?: { readonly total: number; readonly currency: string };
}

/** What a notification tells of a refund, by whomever it was begun. */
interface RefundNews {
  readonly mchid: string;
  readonly transaction_id: string;
  readonly refund_status: string;
  readonly amount: { readonly refund: number };
}

const nonce = () => randomBytes(16).toString('hex');
const seconds = () => Math.floor(Date.now() / 1000);

/** WeChat Pay, API v3: JSAPI inside WeChat's browser, H5 in a phone's other browsers. */
export function wechatPay(merchant: WechatPay): Payment {
  return {
    provider: 'wechat',
    currency: 'CNY',
    // A mini-program's web view knows neither of the two calls.
    suits: (agent) => !isMiniprogram(agent) && (isWechatBrowser(agent) || /Mobile|Android/i.test(agent)),
    create: (bill) => (isWechatBrowser(bill.agent) ? openInside(merchant, bill) : openOutside(merchant, bill)),
    async parseWebhook({ headers, body, now }) {
      checkWechat(merchant.platform, headers, body, now);
      const notice = JSON.parse(body.toString()) as {
        id: string;
        event_type: string;
        resource: Parameters<typeof openSealed>[1];
      };
      const isRefund = notice.event_type.startsWith('REFUND.');
      if (!isRefund && !notice.event_type.startsWith('TRANSACTION.')) return null;
      const news = JSON.parse(openSealed(merchant.apiKey, notice.resource)) as Transaction | RefundNews;
      if (news.mchid !== merchant.mchId) throw new BadWebhook('for another merchant');
      if ('refund_status' in news) return refundOf(news, notice.id);
      if (isRefund) return null;
      checkApp(merchant, news);
      return eventOf(news, notice.id);
    },
    async query({ orderId }) {
      const path = `/v3/pay/transactions/out-trade-no/${bareId(orderId)}?mchid=${merchant.mchId}`;
      const { status, answer } = await callWechatPay<Transaction>(merchant, 'GET', path);
      if (status === 404) return null;
      checkApp(merchant, answer);
      return eventOf(expectOk(status, answer), `query-${answer.trade_state}-${answer.transaction_id ?? orderId}`);
    },
    async refund({ refundId, tradeId, amount, total, currency }) {
      const { status, answer } = await callWechatPay<{ status: string }>(
        merchant,
        'POST',
        '/v3/refund/domestic/refunds',
        {
          transaction_id: tradeId,
          out_refund_no: bareId(refundId),
          amount: { refund: amount, total, currency },
        },
      );
      const state = expectOk(status, answer).status;
      if (state === 'SUCCESS') return 'done';
      if (state === 'PROCESSING') return 'on_its_way';
      throw new Error(`WeChat Pay answered ${state} about a refund`);
    },
    thanks: { body: '{"code":"SUCCESS"}', type: 'application/json' },
  };
}

/** The parameters that the page gives to WeixinJSBridge. */
async function openInside(merchant: WechatPay, bill: Bill): Promise<WayToPay> {
  if (bill.openId === null) throw new Error('nobody has come in by WeChat');
  const { status, answer } = await callWechatPay<{ prepay_id: string }>(
    merchant,
    'POST',
    '/v3/pay/transactions/jsapi',
    {
      ...asked(merchant, bill),
      payer: { openid: bill.openId },
    },
  );
  const parts = {
    timeStamp: String(seconds()),
    nonceStr: nonce(),
    package: `prepay_id=${expectOk(status, answer).prepay_id}`,
  };
  const paySign = signRsa(merchant.key, `${merchant.appId}\n${parts.timeStamp}\n${parts.nonceStr}\n${parts.package}\n`);
  return { payUrl: null, payParams: { appId: merchant.appId, ...parts, signType: 'RSA', paySign }, payRef: null };
}

async function openOutside(merchant: WechatPay, bill: Bill): Promise<WayToPay> {
  const { status, answer } = await callWechatPay<{ h5_url: string }>(merchant, 'POST', '/v3/pay/transactions/h5', {
    ...asked(merchant, bill),
    scene_info: { payer_client_ip: bill.address.replace(/\/64$/, ''), h5_info: { type: 'Wap' } },
  });
  const url = new URL(expectOk(status, answer).h5_url);
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

/** One merchant may sell in several apps: what is told of another's is not ours. */
function checkApp({ appId }: WechatPay, { appid }: Transaction): void {
  if (appid !== undefined && appid !== appId) throw new BadWebhook('for another app');
}

/** Money that went back, by us or by hand in the merchant's console. The order is that of the payment. */
function refundOf({ refund_status, transaction_id, amount }: RefundNews, eventId: string): PaymentEvent | null {
  if (refund_status !== 'SUCCESS') return null;
  return {
    provider: 'wechat',
    eventId,
    orderId: null,
    kind: 'refunded',
    tradeId: transaction_id,
    amount: amount.refund,
    currency: 'CNY',
  };
}

function eventOf(transaction: Transaction, eventId: string): PaymentEvent | null {
  const kind =
    transaction.trade_state === 'SUCCESS'
      ? 'paid'
      : ['CLOSED', 'REVOKED'].includes(transaction.trade_state)
        ? 'failed'
        : null;
  if (kind === null) return null;
  return {
    provider: 'wechat',
    eventId,
    orderId: orderIdOf(transaction.out_trade_no),
    kind,
    tradeId: kind === 'paid' ? (transaction.transaction_id ?? '') : '',
    amount: transaction.amount?.total ?? 0,
    currency: transaction.amount?.currency ?? 'CNY',
  };
}

/** Asks WeChat Pay, and believes only an answer that it has signed. */
async function callWechatPay<T>(
  merchant: WechatPay,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
): Promise<{ status: number; answer: T }> {
  const body = payload ? JSON.stringify(payload) : '';
  const response = await fetch(merchant.url + path, {
    method,
    headers: {
      Accept: 'application/json',
      'User-Agent': 'asterly',
      Authorization: authorization(merchant, { method, path, body, time: seconds(), nonce: nonce() }),
      ...(payload ? { 'Content-Type': 'application/json' } : {}),
      'Wechatpay-Serial': merchant.platform.id,
    },
    ...(payload ? { body } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  const raw = Buffer.from(await response.arrayBuffer());
  if (response.ok || response.status === 404) checkWechat(merchant.platform, response.headers, raw, new Date());
  return { status: response.status, answer: (raw.length > 0 ? JSON.parse(raw.toString()) : {}) as T };
}

function expectOk<T extends object>(status: number, answer: T): T {
  if (status >= 200 && status < 300) return answer;
  throw new Error(`WeChat Pay answered ${status} ${String(Reflect.get(answer, 'code') ?? '')}`);
}
