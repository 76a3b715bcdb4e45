import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

/** Passkeys of people: public keys, nothing of which is a secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: uuid('passkey_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    /** The hostname it was made for; it opens no other. */
    rpId: text('rp_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** Signatures as the authenticator counts them, 0 where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a passkey is asked to sign, once. With a person and for a login it is their ticket after a right code. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: text('user_id').references(() => people.userId, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expires').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
  ],
);

/** Who is asked for a passkey after a code, and until when, once its end was asked for without the passkey. */
export const secondSteps = pgTable(
  'second_steps',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => people.userId, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    offAt: moment('off_at'),
  },
  (table) => [index('second_steps_off').on(table.offAt).where(sql`${table.offAt} is not null`)],
);
