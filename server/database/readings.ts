import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SealedDraw } from '../../src/contract/draw.ts';
import type { MatterChange } from '../../src/contract/matter.ts';
import type { Matter } from './matter.ts';
import { orders } from './orders.ts';

/** What was asked: the question and the sealed draw of a reading's order. */
export const readings = pgTable(
  'readings',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.orderId),
    call: text('call').notNull(),
    level: text('level').notNull(),
    /** Null for what is asked of no draw. */
    spreadId: integer('spread_id'),
    question: text('question').notNull(),
    topic: text('topic').notNull(),
    language: text('language').notNull(),
    draw: jsonb('draw').$type<SealedDraw>(),
    /** What is asked about besides: a chart, a dream, the laying of a tableau. */
    matter: jsonb('matter').$type<Matter>(),
    /** What the person set right of how the question is understood. */
    matterChange: jsonb('matter_change').$type<MatterChange>(),
    /** The attempt whose parts are the text. */
    attempt: integer('attempt').notNull().default(0),
  },
  (table) => [
    check('readings_about_something', sql`num_nonnulls(${table.draw}, ${table.matter}) > 0`),
    check('readings_draw_has_spread', sql`(${table.draw} is null) = (${table.spreadId} is null)`),
  ],
);

/** The text as it is written: read by cursor `attempt:seq`, never from a connection. */
export const parts = pgTable(
  'parts',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => readings.orderId),
    attempt: integer('attempt').notNull(),
    seq: integer('seq').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.attempt, table.seq] })],
);
