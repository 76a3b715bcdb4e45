import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';

/**
 * Work to be done once, by whichever server gets the lease; a question to a person lies on the desk (`desk`) until a
 * human reader takes it up (`held`).
 */
export const jobs = pgTable(
  'jobs',
  {
    jobId: uuid('job_id').primaryKey(),
    kind: text('kind').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.orderId),
    state: text('state').notNull(),
    /** Grows with every start, so that no two writers share the number of a text. */
    attempt: integer('attempt').notNull().default(0),
    failures: smallint('failures').notNull().default(0),
    runAfter: moment('run_after').notNull(),
    leaseUntil: moment('lease_until'),
    /** The human reader who holds it, or who answered. */
    readerId: text('reader_id').references(() => people.userId),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('jobs_due').on(table.state, table.runAfter),
    index('jobs_reader').on(table.readerId, table.state).where(sql`${table.readerId} is not null`),
    check('jobs_state', sql`${table.state} in ('queued', 'running', 'desk', 'held', 'done', 'failed')`),
    check('jobs_held', sql`${table.state} <> 'held' or ${table.readerId} is not null`),
  ],
);
