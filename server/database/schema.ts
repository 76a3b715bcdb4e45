import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SealedDraw } from '../../src/contract/draw.ts';
import type { Matter } from '../readings/matter.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const people = pgTable(
  'people',
  {
    /** Shown to the person; drawn by lot, so that nobody can count or guess others. */
    userId: text('user_id').primaryKey(),
    username: text('username').notNull(),
    frog: boolean('frog').notNull().default(false),
    /** The invitation code that came along, and whose it is; nobody invites herself. */
    inviter: text('inviter'),
    invitedBy: text('invited_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('people_not_by_herself', sql`${table.invitedBy} <> ${table.userId}`),
    index('people_invited_by').on(table.invitedBy),
  ],
);

/** The ways a person is known: a phone, an e-mail address, an account elsewhere. */
export const identities = pgTable(
  'identities',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), index('identities_user').on(table.userId)],
);

/** The one living code of a phone or address; asking again replaces it. */
export const codes = pgTable(
  'codes',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

/** How often something happened in a window of time: shared by all servers of one database. */
export const limits = pgTable(
  'limits',
  { key: text('key').primaryKey(), count: integer('count').notNull(), until: moment('until').notNull() },
  (table) => [index('limits_until').on(table.until)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId, { onDelete: 'cascade' }),
    /** `web` needs its companion cookie beside the header, `native` has the header alone. */
    kind: text('kind').notNull(),
    companionHash: text('companion_hash'),
    /** The companion to come: it takes over when the browser has shown it once, so a lost answer locks nobody out. */
    companionNext: text('companion_next'),
    companionAt: moment('companion_at').notNull(),
    agent: text('agent').notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** Coins of people. Accounts of the house have no cached balance, so that no row of theirs is fought over. */
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
  ],
);

export const orders = pgTable(
  'orders',
  {
    orderId: uuid('order_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId),
    kind: text('kind').notNull(),
    state: text('state').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    title: text('title').notNull(),
    /** Who takes the money; null for what is paid with coins from the start. */
    provider: text('provider'),
    /** A reading that the membership covered: its price is 0. */
    covered: boolean('covered').notNull().default(false),
    source: text('source'),
    /** A key of the error catalogue. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    servedAt: moment('served_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt.desc(), table.orderId),
    index('orders_answered').on(table.createdAt.desc()).where(sql`${table.source} = 'person'`),
    check('orders_price', sql`${table.price} >= 0`),
    check(
      'orders_sandbox_money',
      sql`(${table.provider} is not distinct from 'sandbox') = (${table.currency} = 'TST')`,
    ),
    check('orders_covered', sql`not ${table.covered} or ${table.price} = 0`),
    check('orders_served_or_refunded', sql`${table.servedAt} is null or ${table.refundedAt} is null`),
    check(
      'orders_state',
      sql`${table.state} in ('waiting', 'writing', 'served', 'in_payment', 'failed', 'successful', 'refunded')`,
    ),
    check('orders_served_state', sql`(${table.state} = 'served') = (${table.servedAt} is not null)`),
    check('orders_refunded_state', sql`(${table.state} = 'refunded') = (${table.refundedAt} is not null)`),
  ],
);

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
    check('jobs_state', sql`${table.state} in ('queued', 'running', 'desk', 'held', 'done', 'failed')`),
    check('jobs_held', sql`${table.state} <> 'held' or ${table.readerId} is not null`),
  ],
);

/** A key is one act: the same key with the same body gets the same answer, with another body it is refused. */
export const keys = pgTable(
  'keys',
  {
    userId: text('user_id').notNull(),
    key: uuid('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<unknown[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** A visit to WeChat that has not come back yet, bound to the browser that began it. */
export const consents = pgTable('consents', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  referer: text('referer').notNull(),
  inviter: text('inviter'),
  expiresAt: moment('expires_at').notNull(),
});

/** Secrets that the servers of one database share, made at the first start. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
