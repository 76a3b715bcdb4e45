import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What an operator did with somebody's money or account, by whom and why; kept for good. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    actId: uuid('act_id').primaryKey(),
    at: moment('at').notNull(),
    /** The account of the machine that gave the command. */
    who: text('who').notNull(),
    command: text('command').notNull(),
    /** The order or the person. */
    target: text('target').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('operator_acts_at').on(table.at)],
);
