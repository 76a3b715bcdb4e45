import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

/** Accounts whose owners want to leave, and when they are erased. Whoever changes their mind takes the row away. */
export const departures = pgTable(
  'departures',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => people.userId),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('departures_due').on(table.dueAt)],
);
