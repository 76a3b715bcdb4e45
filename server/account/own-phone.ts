import { and, eq } from 'drizzle-orm';
import { hashToken } from '../core/secrets.ts';
import type { Executor } from '../database/database.ts';
import { devices } from '../database/devices.ts';
import { identities } from '../database/people.ts';

/**
 * Whether the person of that number or address has come in on this phone before. What strangers use up of that
 * person's codes and tries does not count for them then.
 */
export async function isOwnPhone(db: Executor, kind: string, subject: string, device: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: devices.userId })
    .from(devices)
    .innerJoin(identities, eq(identities.userId, devices.userId))
    .where(and(eq(devices.deviceHash, hashToken(device)), eq(identities.kind, kind), eq(identities.subject, subject)))
    .limit(1);
  return row !== undefined;
}
