import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

/** Accounts that may open /operator. A command on the server makes them. */
export const operators = pgTable('operators', {
  userId: text('user_id')
    .primaryKey()
    .references(() => people.userId),
  /** When they were seated last: passkeys made before count at once, later ones after their time. */
  seatedAt: moment('seated_at').notNull(),
  leftAt: moment('left_at'),
});
