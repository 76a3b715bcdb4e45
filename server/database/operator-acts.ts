import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What an operator did, by whom and why; kept for good. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    actId: uuid('act_id').primaryKey(),
    at: moment('at').notNull(),
    /** The account of the machine that gave the command, or `operator:` and the person who did it at /operator. */
    who: text('who').notNull(),
    command: text('command').notNull(),
    /** The order or the person. */
    target: text('target').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('operator_acts_at').on(table.at), index('operator_acts_target').on(table.target)],
);
