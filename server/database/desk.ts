import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';

/** Accounts that may sit at the desk. The operator makes them; one that has left keeps what they answered. */
export const readers = pgTable('readers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => people.userId),
  /** What stands under the reader's answers. */
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  leftAt: moment('left_at'),
});

/** What a reader has written of an answer so far; it stays theirs when the question goes back. */
export const drafts = pgTable(
  'drafts',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.orderId),
    readerId: text('reader_id')
      .notNull()
      .references(() => readers.userId),
    text: text('text').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.readerId] }),
    index('drafts_reader').on(table.readerId),
    index('drafts_saved').on(table.savedAt),
  ],
);
