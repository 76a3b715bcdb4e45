import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** How often something happened in a window of time: shared by all servers of one database. */
export const limits = pgTable(
  'limits',
  { key: text('key').primaryKey(), count: integer('count').notNull(), until: moment('until').notNull() },
  (table) => [index('limits_until').on(table.until)],
);

/** A key is one act: the same key with the same body gets the same answer, with another body it is refused. */
export const keys = pgTable(
  'keys',
  {
    userId: text('user_id').notNull(),
    key: uuid('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<unknown[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('keys_created').on(table.createdAt)],
);

/** Secrets that the servers of one database share, made at the first start. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
