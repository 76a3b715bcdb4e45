import { and, eq, lt } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { jobs } from '../database/jobs.ts';

/** Whether readings wait for so long that no more may be sold: whoever pays now would wait longer still. */
export async function isQueueLate({ database: { queries }, clock, timeLimits }: ServerContext): Promise<boolean> {
  const before = new Date(clock().getTime() - timeLimits.queueMs);
  const [late] = await queries
    .select({ jobId: jobs.jobId })
    .from(jobs)
    .where(and(eq(jobs.state, 'queued'), lt(jobs.runAfter, before)))
    .limit(1);
  return late !== undefined;
}
