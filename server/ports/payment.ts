import type { Language } from '../../src/domain/language.ts';
import type { Currency } from '../content/products.ts';

export type PayProvider = 'wechat' | 'alipay' | 'stripe' | 'sandbox';

/** What a provider is asked to collect. */
export interface Bill {
  readonly orderId: string;
  /** Minor units, more than 0. */
  readonly amount: number;
  readonly currency: Currency;
  readonly title: string;
  readonly language: Language;
  /** After this moment the provider takes no money for it. */
  readonly closesAt: Date;
  /** Where the browser goes when the person is done; where the provider sends what happened. */
  readonly backUrl: string;
  readonly notifyUrl: string;
  /** The browser: its User-Agent, its address, and who it is to WeChat. */
  readonly agent: string;
  readonly address: string;
  readonly openId: string | null;
}

/** The way to pay: an address to open, or the parameters of the messaging app's own pay call. */
export interface WayToPay {
  readonly payUrl: string | null;
  readonly payParams: Record<string, string> | null;
  /** The provider's own number of it, where `query` needs it. */
  readonly payRef: string | null;
}

/** What a provider reports about an order, its signature checked, or asked for by ourselves. */
export interface PaymentEvent {
  readonly provider: PayProvider;
  /** The provider's number of this event: the same event sent twice has the same. */
  readonly eventId: string;
  /** Null where the provider names the payment alone. */
  readonly orderId: string | null;
  /** failed: it was closed, and no money will come. refunded: the provider gave money back. disputed: somebody asks for it. */
  readonly kind: 'paid' | 'failed' | 'refunded' | 'disputed';
  /** The provider's number of the payment; empty when there was none. */
  readonly tradeId: string;
  readonly amount: number;
  readonly currency: string;
}

/** Money that goes back. Asked again with the same number it is the same refund. */
export interface RefundRequest {
  readonly refundId: string;
  readonly orderId: string;
  readonly tradeId: string;
  readonly amount: number;
  /** What was paid in all. */
  readonly total: number;
  readonly currency: string;
}

/** The raw notification, as it came. */
export interface Webhook {
  readonly headers: Headers;
  readonly body: Buffer;
  readonly now: Date;
}

/** A provider that takes money. */
export interface Payment {
  readonly provider: PayProvider;
  readonly currency: Currency;
  /** Whether a browser can pay by it. */
  suits(agent: string): boolean;
  /** Opens the payment. The same order may be opened again; it is never two payments. */
  create(bill: Bill): Promise<WayToPay>;
  /** @returns null for an event that means nothing to us. @throws BadNotice when it is not the provider's. */
  parseWebhook(webhook: Webhook): Promise<PaymentEvent | null>;
  /** What became of an order; null while nothing did. */
  query(order: { readonly orderId: string; readonly payRef: string | null }): Promise<PaymentEvent | null>;
  /** done: the money is back; on_its_way: it was taken up, ask again. Throws when it was not. */
  refund(repayment: RefundRequest): Promise<'done' | 'on_its_way'>;
  /** What the provider wants to read when its event was taken. */
  readonly thanks: { readonly body: string; readonly type: string };
}

/** A notification whose signature, time or contents do not hold. */
export class BadWebhook extends Error {
  override readonly name = 'BadNotice';
}
