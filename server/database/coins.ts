import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

/** Coins of people. System accounts have no cached balance, so that no row of theirs is fought over. */
export const balances = pgTable(
  'balances',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => people.userId),
    coins: bigint('coins', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('balances_not_negative', sql`${table.coins} >= 0`)],
);

/** Double entry: a row takes from one account and gives to another. The id names the fact, so it happens once. */
export const transfers = pgTable(
  'transfers',
  {
    id: text('id').primaryKey(),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('transfers_positive', sql`${table.amount} > 0`),
    check('transfers_two_sides', sql`${table.debit} <> ${table.credit}`),
    index('transfers_debit').on(table.debit),
    index('transfers_credit').on(table.credit),
    index('transfers_given')
      .on(table.credit, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.debit} in ('house:rewards', 'house:welcome')`),
  ],
);
