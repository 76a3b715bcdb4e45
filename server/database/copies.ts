import { bigint, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The copy of a journal that its owner keeps here, sealed on the phone. */
export const journalCopies = pgTable('journal_copies', {
  userId: text('user_id')
    .primaryKey()
    .references(() => people.userId, { onDelete: 'cascade' }),
  copyId: uuid('copy_id').notNull(),
  /** What the phones with the same recovery words send; the words do not follow from it. */
  wordsCheck: text('words_check').notNull(),
  /** The newest change; given out under the lock of this row, so that changes become visible in their order. */
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  /** What its rows hold together: names, readings, and bytes of their bodies. */
  names: integer('names').notNull().default(0),
  readings: integer('readings').notNull().default(0),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  begunAt: moment('begun_at').notNull(),
});

/** One reading of a copy under a name that only the phone can make; without a body when it was removed. */
export const journalCopyRows = pgTable(
  'journal_copy_rows',
  {
    userId: text('user_id')
      .notNull()
      .references(() => journalCopies.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    body: bytes('body'),
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    index('journal_copy_rows_revision').on(table.userId, table.revision),
  ],
);
