import { and, eq, ne } from 'drizzle-orm';
import type { Reach } from '../database/database.ts';
import { devices } from '../database/devices.ts';
import { hashToken } from './secret.ts';

/** What a phone without a cookie is called: nothing is known of it. */
const UNKNOWN = 'new';

/** Keeps that a person was here on this phone. */
export async function keepDevice(reach: Reach, device: string, userId: string, now: Date): Promise<void> {
  if (device === UNKNOWN) return;
  await reach
    .insert(devices)
    .values({ deviceHash: hashToken(device), userId, firstAt: now })
    .onConflictDoNothing();
}

/** Whether somebody else has entered on this phone before. */
export async function isUsedByOthers(reach: Reach, device: string, userId: string): Promise<boolean> {
  if (device === UNKNOWN) return false;
  const [other] = await reach
    .select({ userId: devices.userId })
    .from(devices)
    .where(and(eq(devices.deviceHash, hashToken(device)), ne(devices.userId, userId)))
    .limit(1);
  return other !== undefined;
}
