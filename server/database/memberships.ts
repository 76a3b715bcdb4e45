import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';

/**
 * The days of membership that an order gave. Each period follows the end of the one before it, so that a person's
 * periods cannot overlap, whoever writes them: `follows` is unique and must be an end that is there.
 */
export const memberships = pgTable(
  'memberships',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId),
    vipId: smallint('vip_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    follows: moment('follows'),
  },
  (table) => [
    unique('memberships_ends').on(table.userId, table.endsAt),
    unique('memberships_follows').on(table.userId, table.follows),
    uniqueIndex('memberships_first').on(table.userId).where(sql`${table.follows} is null`),
    uniqueIndex('memberships_free_day').on(table.userId).where(sql`${table.vipId} = 5`),
    foreignKey({
      name: 'memberships_chain',
      columns: [table.userId, table.follows],
      foreignColumns: [table.userId, table.endsAt],
    }),
    check('memberships_forward', sql`${table.endsAt} > ${table.startsAt}`),
    check('memberships_after', sql`${table.follows} <= ${table.startsAt}`),
  ],
);

/** The agreement to buy a membership again from the balance when it ends. */
export const renewals = pgTable(
  'renewals',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => people.userId),
    productId: integer('product_id').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('renewals_open').on(table.userId).where(sql`${table.endedAt} is null`)],
);

/** Readings that the membership covered on a day. */
export const allowances = pgTable(
  'allowances',
  { userId: text('user_id').notNull(), day: date('day').notNull(), used: integer('used').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('allowances_day').on(table.day),
    check('allowances_not_negative', sql`${table.used} >= 0`),
  ],
);
