import { and, asc, eq, lte } from 'drizzle-orm';
import { jobs } from '../database/jobs.ts';
import type { ServerContext } from './context.ts';

/** How long the oldest reading that is due waits, in seconds; 0 where none is. */
export async function queueAge({
  database: { queries },
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  const [oldest] = await queries
    .select({ since: jobs.runAfter })
    .from(jobs)
    .where(and(eq(jobs.state, 'queued'), lte(jobs.runAfter, now)))
    .orderBy(asc(jobs.runAfter))
    .limit(1);
  return oldest ? (now.getTime() - oldest.since.getTime()) / 1000 : 0;
}
