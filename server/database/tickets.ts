import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What another service lends us for an hour or two: shared by all servers, so that none of them asks for its own. */
export const tickets = pgTable('tickets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
