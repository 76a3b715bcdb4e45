import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadNotice, type Bill, type Payment, type PaymentEvent } from '../../ports/payment.ts';
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

/** Seconds that a notification may be old. */
const FRESH = 300;
/** Seconds that a session outlives its order, so that one opened at the last moment lives the half hour that Stripe asks for. */
const LONGER = 32 * 60;
const VERSION = '2024-06-20';

/** Stripe Checkout. Its terms restrict psychic services: an operator needs Stripe's consent. */
export function stripe(house: Stripe): Payment {
  return {
    provider: 'stripe',
    currency: 'USD',
    suits: (agent) => !isWechatBrowser(agent),
    async create(bill) {
      const session = await say<Session>(house, 'POST', '/v1/checkout/sessions', asked(bill), bill.orderId);
      return { payUrl: session.url, payParams: null, payRef: session.id };
    },
    async parseWebhook({ headers, body, now }) {
      checkStripe(house.webhookSecret, headers.get('stripe-signature') ?? '', body, now);
      const event = JSON.parse(body.toString()) as { id: string; type: string; data: { object: Session } };
      if (!event.type.startsWith('checkout.session.')) return null;
      return eventOf(event.data.object, event.id, event.type.endsWith('.async_payment_failed'));
    },
    async query({ payRef }) {
      if (payRef === null) return null;
      const session = await say<Session>(house, 'GET', `/v1/checkout/sessions/${encodeURIComponent(payRef)}`);
      return eventOf(session, `query-${session.status}-${session.payment_status}-${session.id}`, false);
    },
    async refund({ refundId, tradeId, amount }) {
      try {
        const fields = { payment_intent: tradeId, amount: String(amount) };
        const { status } = await say<{ status: string }>(house, 'POST', '/v1/refunds', fields, refundId);
        if (status === 'succeeded') return 'done';
        if (status === 'pending') return 'on_its_way';
        throw new Error(`Stripe says ${status} about a refund`);
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
  if (!holds) throw new BadNotice('the signature does not hold');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > FRESH) throw new BadNotice('the notification is old');
}

const LOCALES = { en: 'en', 'zh-CN': 'zh', 'zh-TW': 'zh-TW' } as const;

/** The same for every try: Stripe refuses a key that comes again with other parameters. */
function asked(bill: Bill): Record<string, string> {
  return {
    mode: 'payment',
    client_reference_id: bill.orderId,
    locale: LOCALES[bill.language],
    success_url: bill.backUrl,
    cancel_url: bill.backUrl,
    expires_at: String(Math.ceil(bill.closesAt.getTime() / 1000) + LONGER),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': bill.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(bill.amount),
    'line_items[0][price_data][product_data][name]': bill.title,
  };
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

async function say<T>(
  house: Stripe,
  method: 'GET' | 'POST',
  path: string,
  fields?: Record<string, string>,
  key?: string,
): Promise<T> {
  const answer = await fetch(house.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${house.key}`,
      'Stripe-Version': VERSION,
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const told = (await answer.json().catch(() => ({}))) as T & { error?: { code?: string; type?: string } };
  if (!answer.ok) throw new StripeError(answer.status, told.error?.code ?? told.error?.type ?? '');
  return told;
}
