import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

/** Phones that asked to be rung: where, when and what for, in minutes of the day in UTC. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    subscriptionId: uuid('subscription_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId, { onDelete: 'cascade' }),
    /** The address at the push service of the phone's browser; whoever has it and the keys can ring the phone. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    dailyMinute: smallint('daily_minute'),
    answers: boolean('answers').notNull(),
    quietFrom: smallint('quiet_from').notNull(),
    quietUntil: smallint('quiet_until').notNull(),
    nextAt: moment('next_at'),
    /** When the phone was here last. */
    renewedAt: moment('renewed_at').notNull(),
    /** Deliveries that were given up since the last that arrived. */
    failures: smallint('failures').notNull().default(0),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('push_subscriptions_renewed').on(table.renewedAt),
    check('push_subscriptions_daily', sql`(${table.dailyMinute} is null) = (${table.nextAt} is null)`),
  ],
);

/** What is to be sent to a phone, until it is; a day or an answer is there once. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.subscriptionId, { onDelete: 'cascade' }),
    kind: text('kind').$type<'day' | 'answer'>().notNull(),
    /** The day in UTC, or the order that was answered. */
    subject: text('subject').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.kind, table.subject] }),
    index('push_deliveries_due').on(table.dueAt),
  ],
);
