import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

/** Which accounts were entered on which phone, by a hash of the phone's cookie: no invitation is thanked twice on one. */
export const devices = pgTable(
  'devices',
  {
    deviceHash: text('device_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId, { onDelete: 'cascade' }),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceHash, table.userId] }), index('devices_user').on(table.userId)],
);
