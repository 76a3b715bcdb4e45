import { eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { wallpapers } from '../database/wallpapers.ts';

/** The numbers of the wallpapers that a person has bought. */
export async function ownedBy(context: ServerContext, userId: string): Promise<Set<number>> {
  const rows = await context.database.queries
    .select({ wallpaperId: wallpapers.wallpaperId })
    .from(wallpapers)
    .where(eq(wallpapers.userId, userId));
  return new Set(rows.map(({ wallpaperId }) => wallpaperId));
}
