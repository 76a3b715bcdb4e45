import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

export const people = pgTable(
  'people',
  {
    /** Shown to the person; drawn by lot, so that nobody can count or guess others. */
    userId: text('user_id').primaryKey(),
    username: text('username').notNull(),
    frog: boolean('frog').notNull().default(false),
    /** The invitation code that came along, and whose it is; nobody invites themselves. */
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
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), index('codes_expires').on(table.expiresAt)],
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
    /** The passkey that was shown in this session last, and when. */
    passkeyId: uuid('passkey_id'),
    passkeyAt: moment('passkey_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** A visit to WeChat that has not come back yet, bound to the browser that began it. */
export const consents = pgTable(
  'consents',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    referer: text('referer').notNull(),
    inviter: text('inviter'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('consents_expires').on(table.expiresAt)],
);

/** Invitation codes; a person has one for life. */
export const inviters = pgTable(
  'inviters',
  {
    code: text('code').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => people.userId),
    /** How many came by it, counted by the trigger `count_invited` of `people`. */
    invited: integer('invited').notNull().default(0),
  },
  (table) => [
    index('inviters_most').on(table.invited.desc().nullsFirst(), table.userId).where(sql`${table.invited} > 0`),
  ],
);
