import type pg from 'pg';
import { missingMigrations } from '../database/migrate.ts';
import type { Log } from '../log.ts';
import { deadline } from './deadline.ts';
import { untilAborted } from './until-aborted.ts';

/** What a server needs before people are sent to it. `stopping` is one that takes its leave. */
export type Need = 'stopping' | 'database' | 'migrations' | 'clock' | 'worker';

export interface Readiness {
  /** What is missing now; none where the server is ready. */
  missing(): Promise<readonly Need[]>;
  /** From now on the server is not ready, and stays so. */
  leave(): void;
}

interface Parts {
  readonly pool: pg.Pool;
  /** The clock of this machine. */
  readonly machineClock: () => Date;
  readonly isWorkerAlive: () => boolean;
  readonly log: Log;
}

/** How long the database may take to answer. */
const ANSWER_MS = 3000;
/** A server whose clock differs by more is not sent people, though it goes by the database's: something is wrong with it. */
const MAX_SKEW_MS = 30_000;
/** For so long an answer is given again, so that asking often costs nothing. */
const KEPT_MS = 500;

/** Watches what `parts` names. What is missing is written to the log when it changes. */
export function watchReadiness(parts: Parts): Readiness {
  let leaving = false;
  let last: { at: number; needs: Promise<readonly Need[]> } | null = null;
  let logged = '';
  const look = async () => {
    const needs: readonly Need[] = [
      ...(await askDatabase(parts)),
      ...(parts.isWorkerAlive() ? [] : ['worker' as const]),
    ];
    if (needs.join() !== logged && needs.length === 0) parts.log('Ready again.');
    else if (needs.join() !== logged) parts.log(`Not ready: ${needs.join(', ')}.`, { level: 'error' });
    logged = needs.join();
    return needs;
  };
  return {
    async missing() {
      if (leaving) return ['stopping'];
      if (last === null || performance.now() - last.at > KEPT_MS) last = { at: performance.now(), needs: look() };
      return await last.needs;
    },
    leave() {
      leaving = true;
    },
  };
}

async function askDatabase({ pool, machineClock }: Parts): Promise<readonly Need[]> {
  const limit = deadline(ANSWER_MS, 'the database did not answer');
  try {
    const before = machineClock().getTime();
    const asked = pool.query<{ now: Date }>('select clock_timestamp() as now');
    const { rows } = await untilAborted(asked, limit.signal);
    const after = machineClock().getTime();
    const skewMs = Math.abs((rows[0]?.now.getTime() ?? before) - (before + after) / 2);
    const behind = await untilAborted(missingMigrations(pool), limit.signal);
    return [
      ...(behind.length === 0 ? [] : ['migrations' as const]),
      ...(skewMs - (after - before) / 2 > MAX_SKEW_MS ? ['clock' as const] : []),
    ];
  } catch {
    return ['database'];
  } finally {
    limit.clear();
  }
}
