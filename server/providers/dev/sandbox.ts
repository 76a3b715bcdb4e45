import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sharedSecret } from '../../core/secrets.ts';
import type { Queries } from '../../database/database.ts';
import { BadWebhook, type Payment, type PaymentEvent } from '../../ports/payment.ts';

/** Seconds that a notification may be old. */
const MAX_AGE_S = 300;

export interface Trade {
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
  readonly back_url: string;
  readonly notify_url: string;
  readonly state: 'open' | 'paid' | 'failed' | 'closed';
  readonly trade_id: string;
}

/** The memory of the played provider: tables of its own in the database of this machine, never made in production. */
export class SandboxBank {
  readonly #queries: Queries;
  #ready: Promise<string> | null = null;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** The key that its notifications are signed with, once its tables are there. */
  key(): Promise<string> {
    // A line that broke as they were made must not leave it closed for good.
    this.#ready ??= this.#open().catch((reason: unknown) => {
      this.#ready = null;
      throw reason;
    });
    return this.#ready;
  }

  async #open(): Promise<string> {
    await this.#queries.execute(sql`
      create table if not exists sandbox_trades (
        order_id uuid primary key, amount bigint not null, currency text not null, title text not null,
        back_url text not null, notify_url text not null, state text not null, trade_id text not null)`);
    await this.#queries.execute(sql`
      create table if not exists sandbox_refunds (refund_id text primary key, trade_id text not null, amount bigint not null)`);
    return await sharedSecret(this.#queries, 'sandbox');
  }

  async trade(orderId: string): Promise<Trade | null> {
    await this.key();
    const { rows } = await this.#queries.execute(sql`select * from sandbox_trades where order_id::text = ${orderId}`);
    const row = rows[0] as Trade | undefined;
    return row ? { ...row, amount: Number(row.amount) } : null;
  }

  async open(trade: Omit<Trade, 'state' | 'trade_id'>): Promise<void> {
    await this.key();
    await this.#queries.execute(sql`
      insert into sandbox_trades values (${trade.order_id}, ${trade.amount}, ${trade.currency}, ${trade.title},
        ${trade.back_url}, ${trade.notify_url}, 'open', ${`T-${trade.order_id}`}) on conflict do nothing`);
  }

  async set(orderId: string, state: Trade['state']): Promise<void> {
    await this.#queries.execute(sql`update sandbox_trades set state = ${state} where order_id::text = ${orderId}`);
  }

  async repay(refundId: string, tradeId: string, amount: number): Promise<void> {
    await this.key();
    await this.#queries.execute(sql`
      insert into sandbox_refunds values (${refundId}, ${tradeId}, ${amount}) on conflict do nothing`);
  }
}

/** Play money: pays on a page of this machine, in a currency of its own. */
export function sandboxPayment(bank: SandboxBank): Payment {
  const eventOf = ({ order_id, amount, currency, state, trade_id }: Trade, eventId: string): PaymentEvent => ({
    provider: 'sandbox',
    eventId,
    orderId: order_id,
    kind: state === 'paid' ? 'paid' : 'failed',
    tradeId: state === 'paid' ? trade_id : '',
    amount,
    currency,
  });
  return {
    provider: 'sandbox',
    currency: 'TST',
    suits: () => true,
    async create({ orderId, amount, currency, title, backUrl, notifyUrl }) {
      await bank.open({ order_id: orderId, amount, currency, title, back_url: backUrl, notify_url: notifyUrl });
      return { payUrl: `${new URL(backUrl).origin}/dev/pay/${orderId}`, payParams: null, payRef: null };
    },
    async parseWebhook({ headers, body, now }) {
      const [, time = '', signature = ''] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get('sandbox-signature') ?? '') ?? [];
      const due = Buffer.from(signNotice(await bank.key(), time, body), 'hex');
      const shown = Buffer.from(signature, 'hex');
      if (shown.length !== due.length || !timingSafeEqual(shown, due))
        throw new BadWebhook('the signature does not hold');
      if (Math.abs(now.getTime() / 1000 - Number(time)) > MAX_AGE_S) throw new BadWebhook('the notification is old');
      return JSON.parse(body.toString()) as PaymentEvent;
    },
    async query({ orderId }) {
      const trade = await bank.trade(orderId);
      return trade && trade.state !== 'open' ? eventOf(trade, `query-${trade.state}-${trade.trade_id}`) : null;
    },
    async refund({ refundId, tradeId, amount }) {
      await bank.repay(refundId, tradeId, amount);
      return 'done';
    },
    thanks: { body: 'taken', type: 'text/plain' },
  };
}

/** Hex HMAC-SHA256 over time and raw body. */
export function signNotice(key: string, time: string, body: string | Buffer): string {
  return createHmac('sha256', key).update(`${time}.`).update(body).digest('hex');
}
