import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../../src/domain/language.ts';
import { BadWebhook, type Bill, type Payment, type PaymentEvent } from '../../ports/payment.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeout.ts';
import { isWechatBrowser } from './wechat-browser.ts';

export interface Stripe {
  readonly url: string;
  readonly key: string;
  readonly webhookSecret: string;
}

interface Session {
  readonly id: string;
  readonly url: string | null;
  readonly client_reference_id: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly payment_intent: string | null;
  readonly amount_total: number;
  readonly currency: string;
}

/** A charge, or a dispute about one. */
interface Charge {
  readonly payment_intent?: string | null;
  readonly amount: number;
  readonly amount_refunded?: number;
  readonly currency?: string;
  readonly status?: string;
}

interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly livemode?: boolean;
  readonly data: { readonly object: Session | Charge };
}

/** Seconds that a notification may be old. */
const MAX_AGE_S = 300;
/** Seconds that a session outlives its order, so that one opened at the last moment lives the half hour that Stripe asks for. */
const SESSION_EXTRA_S = 32 * 60;
const API_VERSION = '2024-06-20';

/** Stripe Checkout. Its terms restrict psychic services: an operator needs Stripe's consent. */
export function stripe(merchant: Stripe): Payment {
  return {
    provider: 'stripe',
    currency: 'USD',
    suits: (agent) => !isWechatBrowser(agent),
    async create(bill) {
      const session = await callStripe<Session>(merchant, 'POST', '/v1/checkout/sessions', asked(bill), bill.orderId);
      return { payUrl: session.url, payParams: null, payRef: session.id };
    },
    async parseWebhook({ headers, body, now }) {
      checkStripe(merchant.webhookSecret, headers.get('stripe-signature') ?? '', body, now);
      const event = JSON.parse(body.toString()) as StripeEvent;
      if (event.livemode === false && merchant.key.includes('_live_')) throw new BadWebhook('an event of the tests');
      if (isOfSession(event)) return eventOf(event.data.object, event.id, event.type.endsWith('.async_payment_failed'));
      return moneyBackOf(event);
    },
    async query({ payRef }) {
      if (payRef === null) return null;
      const session = await callStripe<Session>(merchant, 'GET', `/v1/checkout/sessions/${encodeURIComponent(payRef)}`);
      return eventOf(session, `query-${session.status}-${session.payment_status}-${session.id}`, false);
    },
    async refund({ refundId, tradeId, amount }) {
      try {
        const fields = { payment_intent: tradeId, amount: String(amount) };
        const { status } = await callStripe<{ status: string }>(merchant, 'POST', '/v1/refunds', fields, refundId);
        if (status === 'succeeded') return 'done';
        if (status === 'pending') return 'on_its_way';
        throw new Error(`Stripe answered ${status} about a refund`);
      } catch (reason) {
        if (reason instanceof StripeError && reason.code === 'charge_already_refunded') return 'done';
        throw reason;
      }
    },
    thanks: { body: '{}', type: 'application/json' },
  };
}

/** @throws BadNotice when none of the signatures of the header holds, or it is old. */
export function checkStripe(secret: string, header: string, body: Buffer, now: Date): void {
  const parts = header.split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const due = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const holds = parts.some(([name, value = '']) => {
    const shown = Buffer.from(value, 'hex');
    return name === 'v1' && shown.length === due.length && timingSafeEqual(shown, due);
  });
  if (!holds) throw new BadWebhook('the signature does not hold');
  if (!(Math.abs(now.getTime() / 1000 - Number(time)) <= MAX_AGE_S)) throw new BadWebhook('the notification is old');
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en', 'zh-CN': 'zh', 'zh-TW': 'zh-TW' };

/** The same for every try: Stripe refuses a key that comes again with other parameters. */
function asked(bill: Bill): Record<string, string> {
  return {
    mode: 'payment',
    client_reference_id: bill.orderId,
    locale: LOCALES[bill.language],
    success_url: bill.backUrl,
    cancel_url: bill.backUrl,
    expires_at: String(Math.ceil(bill.closesAt.getTime() / 1000) + SESSION_EXTRA_S),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': bill.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(bill.amount),
    'line_items[0][price_data][product_data][name]': bill.title,
  };
}

/** What Stripe reports of money that goes back: a refund of its dashboard, a dispute, and one that was lost. */
function moneyBackOf({ id, type, data }: StripeEvent): PaymentEvent | null {
  const { payment_intent: tradeId, amount, amount_refunded, currency, status } = data.object as Charge;
  if (!tradeId || currency === undefined) return null;
  const about = { provider: 'stripe', eventId: id, orderId: null, tradeId, currency: currency.toUpperCase() } as const;
  if (type === 'charge.refunded') return { ...about, kind: 'refunded', amount: amount_refunded ?? amount };
  if (type === 'charge.dispute.created') return { ...about, kind: 'disputed', amount };
  if (type === 'charge.dispute.closed' && status === 'lost') return { ...about, kind: 'refunded', amount };
  return null;
}

function isOfSession(event: StripeEvent): event is StripeEvent & { data: { object: Session } } {
  return event.type.startsWith('checkout.session.');
}

function eventOf(session: Session, eventId: string, failed: boolean): PaymentEvent | null {
  const kind = session.payment_status === 'paid' ? 'paid' : failed || session.status === 'expired' ? 'failed' : null;
  if (kind === null || session.client_reference_id === null) return null;
  return {
    provider: 'stripe',
    eventId,
    orderId: session.client_reference_id,
    kind,
    tradeId: kind === 'paid' ? (session.payment_intent ?? session.id) : '',
    amount: session.amount_total,
    currency: session.currency.toUpperCase(),
  };
}

class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly code: string;
  constructor(status: number, code: string) {
    super(`Stripe answered ${status} ${code}`);
    this.code = code;
  }
}

async function callStripe<T>(
  merchant: Stripe,
  method: 'GET' | 'POST',
  path: string,
  fields?: Record<string, string>,
  key?: string,
): Promise<T> {
  const response = await fetch(merchant.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${merchant.key}`,
      'Stripe-Version': API_VERSION,
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  const body = (await response.json().catch(() => ({}))) as T & { error?: { code?: string; type?: string } };
  if (!response.ok) throw new StripeError(response.status, body.error?.code ?? body.error?.type ?? '');
  return body;
}
