import { eq } from 'drizzle-orm';
import type { House } from '../core/context.ts';
import { wallpapers } from '../database/wallpapers.ts';

/** The numbers of the wallpapers that a person has bought. */
export async function ownedBy(house: House, userId: string): Promise<Set<number>> {
  const rows = await house.database.queries
    .select({ wallpaperId: wallpapers.wallpaperId })
    .from(wallpapers)
    .where(eq(wallpapers.userId, userId));
  return new Set(rows.map(({ wallpaperId }) => wallpaperId));
}
