import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { orders } from './orders.ts';

/** What a person buys for money, or a membership for coins, and how the paying stands. */
export const purchases = pgTable(
  'purchases',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    productId: integer('product_id').notNull(),
    /** Coins that it brings; 0 for a membership. */
    coins: integer('coins').notNull().default(0),
    vipId: smallint('vip_id'),
    days: integer('days').notNull().default(0),
    /** The provider's number of the payment that counted. */
    tradeId: text('trade_id'),
    /** The provider's own number of the open payment, where it needs it to be asked. */
    payRef: text('pay_ref'),
    payUrl: text('pay_url'),
    payParams: jsonb('pay_params').$type<Record<string, string>>(),
    /** An open payment lapses then; null once it is over. */
    closesAt: moment('closes_at'),
    /** When the provider was last asked about it. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    index('purchases_open').on(table.closesAt).where(sql`${table.closesAt} is not null`),
    index('purchases_trade').on(table.tradeId).where(sql`${table.tradeId} is not null`),
    check('purchases_one_thing', sql`(${table.coins} > 0) <> (${table.vipId} is not null and ${table.days} > 0)`),
  ],
);

/** The inbox: the events that providers have sent, each once, kept for good. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    kind: text('kind').notNull(),
    tradeId: text('trade_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /**
     * applied: it changed the order. again: received before. surplus: paid a second time. mismatch: not the order's sum.
     * open: the books could not follow it, an operator has to look.
     */
    verdict: text('verdict').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** When an operator said that nothing is left to do about a mismatch or what is open. */
    handledAt: moment('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_order').on(table.orderId),
    index('payment_events_again').on(table.receivedAt).where(sql`${table.verdict} = 'again'`),
    index('payment_events_received').using('brin', table.receivedAt),
    index('payment_events_odd')
      .on(table.receivedAt.desc().nullsFirst())
      .where(sql`${table.verdict} in ('mismatch', 'open')`),
    index('payment_events_unhandled')
      .on(table.receivedAt.desc().nullsFirst())
      .where(sql`${table.verdict} in ('mismatch', 'open') and ${table.handledAt} is null`),
    check('payment_events_kind', sql`${table.kind} in ('paid', 'failed', 'refunded', 'disputed')`),
    check('payment_events_verdict', sql`${table.verdict} in ('applied', 'again', 'surplus', 'mismatch', 'open')`),
  ],
);

/** Money that has to go back: the outbox of the saga. The id is the number the provider knows the refund by. */
export const refunds = pgTable(
  'refunds',
  {
    refundId: text('refund_id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    provider: text('provider').notNull(),
    tradeId: text('trade_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** order: the order is undone. surplus: it was paid a second time. mismatch: another sum was paid than was asked. */
    reason: text('reason').notNull(),
    state: text('state').notNull(),
    attempts: integer('attempts').notNull().default(0),
    runAfter: moment('run_after').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('refunds_due').on(table.state, table.runAfter),
    index('refunds_order').on(table.orderId),
    index('refunds_created').using('brin', table.createdAt),
    check('refunds_positive', sql`${table.amount} > 0`),
    check(
      'refunds_state',
      sql`(${table.state} = 'done') = (${table.doneAt} is not null) and ${table.state} in ('waiting', 'done')`,
    ),
    check('refunds_reason', sql`${table.reason} in ('order', 'surplus', 'mismatch')`),
  ],
);
