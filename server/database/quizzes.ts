import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

/** The tests that a person has taken: what was chosen, and the points as they were counted then. */
export const testResults = pgTable(
  'test_results',
  {
    userId: text('user_id')
      .notNull()
      .references(() => people.userId),
    /** The key that the phone sent it with. */
    resultId: uuid('result_id').notNull(),
    testId: text('test_id').notNull(),
    /** The place of the chosen option of each question. */
    choices: jsonb('choices').$type<number[]>().notNull(),
    /** Date of birth, ISO, where the test asks it. */
    born: text('born'),
    scores: jsonb('scores').$type<Record<string, number>>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.resultId] }),
    index('test_results_newest').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);
