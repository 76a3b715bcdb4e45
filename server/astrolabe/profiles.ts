import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { type Birth, birthFaults } from '../../src/domain/sky/birth.ts';
import type { ServerContext } from '../core/context.ts';
import type { Transaction } from '../database/database.ts';
import { people } from '../database/people.ts';
import { profiles } from '../database/profiles.ts';
import { Refusal } from '../refusal.ts';

/** A person keeps so many charts: enough for every family, too few to fill a disk. */
const MAX_PROFILES = 200;

type Row = typeof profiles.$inferSelect;
export interface ProfileOut extends Birth {
  profile_id: string;
  updated_at: string;
}

/** What a call wrote of a birth. @throws Refusal where the calendar, the globe or the clock knows no such thing. */
export function birthIn(written: Birth): Birth {
  const { name, sex, date, place, latitude, longitude, zone, later, relation } = written;
  const time = written.time?.slice(0, 5) ?? null;
  const birth = { name, sex, date, time, place: place.trim(), latitude, longitude, zone, later, relation };
  if (birthFaults(birth).length > 0) throw new Refusal('birth_wrong');
  return birth;
}

/** Adds a chart. The person's row is locked, so that two phones cannot pass the limit together. @throws Refusal */
export async function addProfile(tx: Transaction, userId: string, birth: Birth, now: Date): Promise<ProfileOut> {
  await tx.select({ userId: people.userId }).from(people).where(eq(people.userId, userId)).for('update');
  const [kept] = await tx.select({ many: count() }).from(profiles).where(eq(profiles.userId, userId));
  if ((kept?.many ?? 0) >= MAX_PROFILES) throw new Refusal('profiles_full');
  const [row] = await tx
    .insert(profiles)
    .values({ ...birth, profileId: randomUUID(), userId, createdAt: now, updatedAt: now })
    .returning();
  return profileOut(row!);
}

interface Owned {
  userId: string;
  profileId: string;
}

/** Which state of a chart an edit began from, where the phone says so. */
type Seen = string | undefined;

/**
 * The last word of a chart of one's own. It bears the time of the edit on the phone, but none to come and none twice,
 * so that each state has a time of its own. @throws Refusal when it is not there, another's, or changed since it was seen
 */
export async function changeProfile(
  context: ServerContext,
  owned: Owned,
  birth: Birth,
  { seen, changedAt }: { seen: Seen; changedAt: string | undefined },
): Promise<ProfileOut> {
  return await context.database.queries.transaction(async (tx) => {
    const before = await held(tx, owned, seen);
    const now = context.clock().getTime();
    const edited = Math.min(now, changedAt === undefined ? now : Date.parse(changedAt));
    const updatedAt = new Date(Math.max(edited, before.updatedAt.getTime() + 1));
    const [row] = await tx
      .update(profiles)
      .set({ ...birth, updatedAt })
      .where(mine(owned))
      .returning();
    return profileOut(row!);
  });
}

/** @throws Refusal when it is not there, another's, or changed since it was seen */
export async function removeProfile(context: ServerContext, owned: Owned, seen: Seen): Promise<ProfileOut> {
  return await context.database.queries.transaction(async (tx) => {
    const row = await held(tx, owned, seen);
    await tx.delete(profiles).where(mine(owned));
    return profileOut(row);
  });
}

/** A chart of one's own, held against every other phone until the transaction is over. @throws Refusal */
async function held(tx: Transaction, owned: Owned, seen: Seen): Promise<Row> {
  const [row] = await tx.select().from(profiles).where(mine(owned)).for('update');
  if (!row) throw new Refusal('profile_unknown');
  if (seen !== undefined && Date.parse(seen) !== row.updatedAt.getTime()) throw new Refusal('profile_changed');
  return row;
}

/** @throws Refusal when it is not there, or another's. */
export async function findProfile(context: ServerContext, owned: Owned): Promise<ProfileOut> {
  const [row] = await context.database.queries.select().from(profiles).where(mine(owned));
  if (!row) throw new Refusal('profile_unknown');
  return profileOut(row);
}

export async function listProfiles(context: ServerContext, userId: string): Promise<ProfileOut[]> {
  const rows = await context.database.queries
    .select()
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .orderBy(asc(profiles.createdAt), asc(profiles.profileId));
  return rows.map(profileOut);
}

function mine({ userId, profileId }: Owned) {
  return and(eq(profiles.userId, userId), eq(profiles.profileId, profileId));
}

function profileOut({ profileId, userId: _, createdAt: __, updatedAt, ...birth }: Row): ProfileOut {
  return { ...birth, profile_id: profileId, updated_at: updatedAt.toISOString() };
}
