import { and, eq } from 'drizzle-orm';
import { hashToken } from '../core/secrets.ts';
import type { Reach } from '../database/database.ts';
import { devices } from '../database/devices.ts';
import { identities } from '../database/people.ts';

/**
 * Whether the person of that number or address has come in on this phone before. What strangers use up of her codes and
 * tries is not hers then.
 */
export async function isOwnPhone(reach: Reach, kind: string, subject: string, device: string): Promise<boolean> {
  const [row] = await reach
    .select({ userId: devices.userId })
    .from(devices)
    .innerJoin(identities, eq(identities.userId, devices.userId))
    .where(and(eq(devices.deviceHash, hashToken(device)), eq(identities.kind, kind), eq(identities.subject, subject)))
    .limit(1);
  return row !== undefined;
}
