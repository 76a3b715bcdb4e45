import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { people } from './people.ts';

/** Births as people wrote them down: the calendar and the clock of the place. The chart is cast anew each time. */
export const profiles = pgTable(
  'profiles',
  {
    profileId: uuid('profile_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => people.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sex: text('sex').$type<'female' | 'male' | 'other'>(),
    date: text('date').notNull(),
    time: text('time'),
    place: text('place').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    zone: text('zone').notNull(),
    /** Of a time that the clock showed twice, the second. */
    later: boolean('later').notNull().default(false),
    relation: text('relation').$type<'self' | 'other'>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('profiles_user').on(table.userId, table.createdAt),
    check('profiles_latitude', sql`${table.latitude} between -90 and 90`),
    check('profiles_longitude', sql`${table.longitude} between -180 and 180`),
    check('profiles_relation', sql`${table.relation} in ('self', 'other')`),
  ],
);
