import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';

/** The wallpapers that a person has bought: one row each, kept for good. */
export const wallpapers = pgTable(
  'wallpapers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => people.userId),
    wallpaperId: integer('wallpaper_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.orderId),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.wallpaperId] })],
);
