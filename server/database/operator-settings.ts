import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '../../src/domain/home/notice.ts';
import type { Language } from '../../src/domain/language.ts';
import type { Switch } from '../../src/domain/switches.ts';
import { moment } from './moment.ts';

/** What the operator has switched off: a row as long as it is off. */
export const switches = pgTable('switches', {
  name: text('name').$type<Switch>().primaryKey(),
  offSince: moment('off_since').notNull(),
});

/** A message of the operator to everybody, and from when until when. */
export const notices = pgTable('notices', {
  noticeId: text('notice_id').primaryKey(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  words: jsonb('words').$type<Partial<Record<Language, string>>>().notNull(),
  fromTime: moment('from_time').notNull(),
  untilTime: moment('until_time').notNull(),
});

/** What something costs in coins since an operator has set it: a row for each price that the build does not give. */
export const prices = pgTable(
  'prices',
  {
    key: text('key').primaryKey(),
    coins: integer('coins').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [check('prices_not_below_0', sql`${table.coins} >= 0`)],
);

/** Where a spread stands in the lists of everybody since an operator has moved or hidden it. */
export const spreadPlaces = pgTable('spread_places', {
  spreadId: integer('spread_id').primaryKey(),
  /** The lower the earlier; null behind all that have one, in the order of the build. */
  place: integer('place'),
  hidden: boolean('hidden').notNull().default(false),
});
