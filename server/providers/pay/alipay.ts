import type { KeyObject } from 'node:crypto';
import { BadWebhook, type Bill, type Payment, type PaymentEvent } from '../../ports/payment.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeout.ts';
import { bareId, holdsRsa, orderIdOf, signRsa } from './rsa.ts';
import { isWechatBrowser } from './wechat-browser.ts';

export interface Alipay {
  readonly url: string;
  readonly appId: string;
  /** Who is paid (2088…); null where it is not checked. */
  readonly sellerId: string | null;
  readonly key: KeyObject;
  /** Alipay's own public key. */
  readonly platform: KeyObject;
}

/** Alipay: its page for phones (alipay.trade.wap.pay), RSA2. */
export function alipay(merchant: Alipay): Payment {
  return {
    provider: 'alipay',
    currency: 'CNY',
    suits: (agent) => !isWechatBrowser(agent),
    create: async (bill) => ({
      payUrl: `${merchant.url}?${signedQuery(merchant, asked(bill))}`,
      payParams: null,
      payRef: null,
    }),
    async parseWebhook({ body }) {
      const answer = Object.fromEntries(new URLSearchParams(body.toString()));
      checkAlipay(merchant.platform, answer);
      if (answer.app_id !== merchant.appId) throw new BadWebhook('for another app');
      if (merchant.sellerId !== null && answer.seller_id !== merchant.sellerId)
        throw new BadWebhook('for another seller');
      // The close of a trade that was paid and given back is no failure of its order.
      return answer.refund_fee === undefined ? eventOf(answer, answer.notify_id ?? '') : refundOf(answer);
    },
    async query({ orderId }) {
      const answer = await callAlipay(merchant, 'alipay.trade.query', { out_trade_no: bareId(orderId) });
      if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return null;
      return eventOf(expectOk(answer), `query-${answer.trade_status}-${answer.trade_no}`);
    },
    async refund({ refundId, tradeId, amount }) {
      const answer = await callAlipay(merchant, 'alipay.trade.refund', {
        trade_no: tradeId,
        refund_amount: yuan(amount),
        out_request_no: bareId(refundId),
      });
      if (expectOk(answer).fund_change === 'Y') return 'done';
      const seen = await callAlipay(merchant, 'alipay.trade.fastpay.refund.query', {
        trade_no: tradeId,
        out_request_no: bareId(refundId),
      });
      return expectOk(seen).refund_status === 'REFUND_SUCCESS' ? 'done' : 'on_its_way';
    },
    thanks: { body: 'success', type: 'text/plain' },
  };
}

type Fields = Readonly<Record<string, string>>;

/** What is signed: every field that has a value, by name, as it reads before it is encoded. */
function signedText(fields: Fields): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** @throws BadNotice when the fields are not Alipay's own; `sign` and `sign_type` are not signed. */
export function checkAlipay(key: KeyObject, { sign = '', sign_type: _, ...fields }: Fields): void {
  if (sign === '' || !holdsRsa(key, signedText(fields), sign)) throw new BadWebhook('the signature does not hold');
}

export function signedQuery(
  { appId, key }: Pick<Alipay, 'appId' | 'key'>,
  { method, content, more = {}, at = new Date() }: { method: string; content: object; more?: Fields; at?: Date },
): string {
  const fields = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: chinaTime(at),
    version: '1.0',
    biz_content: JSON.stringify(content),
    ...more,
  };
  return new URLSearchParams({ ...fields, sign: signRsa(key, signedText(fields)) }).toString();
}

function asked(bill: Bill) {
  return {
    method: 'alipay.trade.wap.pay',
    content: {
      out_trade_no: bareId(bill.orderId),
      total_amount: yuan(bill.amount),
      subject: bill.title,
      product_code: 'QUICK_WAP_WAY',
      time_expire: chinaTime(bill.closesAt),
      quit_url: bill.backUrl,
    },
    more: { notify_url: bill.notifyUrl, return_url: bill.backUrl },
  };
}

/** Money that went back, by us or by hand: all of it so far. The order is that of the payment. */
function refundOf({ notify_id = '', trade_no = '', refund_fee = '' }: Fields): PaymentEvent | null {
  if (trade_no === '') return null;
  const amount = fen(refund_fee);
  return {
    provider: 'alipay',
    eventId: notify_id,
    orderId: null,
    kind: 'refunded',
    tradeId: trade_no,
    amount,
    currency: 'CNY',
  };
}

function eventOf(answer: Fields, eventId: string): PaymentEvent | null {
  const { trade_status: status = '', trade_no: tradeId = '' } = answer;
  const kind = ['TRADE_SUCCESS', 'TRADE_FINISHED'].includes(status)
    ? 'paid'
    : status === 'TRADE_CLOSED'
      ? 'failed'
      : null;
  if (kind === null) return null;
  return {
    provider: 'alipay',
    eventId,
    orderId: orderIdOf(answer.out_trade_no ?? ''),
    kind,
    tradeId: kind === 'paid' ? tradeId : '',
    amount: fen(answer.total_amount ?? ''),
    currency: 'CNY',
  };
}

/** Asks Alipay, and believes only an answer that it has signed: over the very characters of its JSON. */
async function callAlipay(merchant: Alipay, method: string, content: object): Promise<Fields> {
  const response = await fetch(merchant.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: signedQuery(merchant, { method, content }),
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  return readAnswer(merchant.platform, await response.text(), `${method.replaceAll('.', '_')}_response`);
}

/** @throws BadNotice when the answer is not signed by Alipay. */
export function readAnswer(key: KeyObject, text: string, name: string): Fields {
  const begin = text.indexOf(`"${name}":`);
  const end = text.lastIndexOf(',"sign":"');
  const raw = begin < 0 || end < begin ? '' : text.slice(begin + name.length + 3, end);
  const { sign = '' } = JSON.parse(text) as { sign?: string };
  if (raw === '' || !holdsRsa(key, raw, sign)) throw new BadWebhook('the signature of the answer does not hold');
  return JSON.parse(raw) as Fields;
}

/** Alipay's code for a call that was carried out. */
const SUCCESS_CODE = '10000';

function expectOk(answer: Fields): Fields {
  if (answer.code === SUCCESS_CODE) return answer;
  throw new Error(`Alipay answered ${answer.code} ${answer.sub_code ?? ''}`);
}

/** Fen as yuan with two places, and back; what is no such number is no sum at all. */
function yuan(amount: number): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

function fen(text: string): number {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === '' ? -1 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function chinaTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
