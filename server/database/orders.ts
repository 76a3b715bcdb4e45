import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

export const orders = pgTable(
  'orders',
  {
    orderId: uuid('order_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    title: text('title').notNull(),
    /** Who takes the money; null for what is paid with coins from the start. */
    provider: text('provider'),
    /** A reading that the membership covered: its price is 0. */
    covered: boolean('covered').notNull().default(false),
    source: text('source'),
    /** A key of the error catalogue. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    servedAt: moment('served_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('orders_newest').on(table.userId, table.createdAt.desc().nullsFirst(), table.orderId),
    index('orders_newest_of_kind').on(table.userId, table.kind, table.createdAt.desc().nullsFirst(), table.orderId),
    index('orders_open').on(table.createdAt).where(sql`${table.state} in ('waiting', 'writing')`),
    index('orders_answered_newest')
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`${table.source} = 'person' and ${table.state} = 'served'`),
    index('orders_created').using('brin', table.createdAt),
    index('orders_money')
      .on(table.createdAt.desc().nullsFirst(), table.orderId.desc().nullsFirst())
      .where(sql`${table.provider} is not null`),
    check('orders_price', sql`${table.price} >= 0`),
    check(
      'orders_sandbox_money',
      sql`(${table.provider} is not distinct from 'sandbox') = (${table.currency} = 'TST')`,
    ),
    check('orders_covered', sql`not ${table.covered} or ${table.price} = 0`),
    check('orders_served_or_refunded', sql`${table.servedAt} is null or ${table.refundedAt} is null`),
    check(
      'orders_state',
      sql`${table.state} in ('waiting', 'writing', 'served', 'in_payment', 'failed', 'successful', 'refunded')`,
    ),
    check('orders_served_state', sql`(${table.state} = 'served') = (${table.servedAt} is not null)`),
    check('orders_refunded_state', sql`(${table.state} = 'refunded') = (${table.refundedAt} is not null)`),
  ],
);
