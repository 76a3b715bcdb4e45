import type pg from 'pg';
import type { Log } from '../log.ts';

export interface DatabaseClock {
  /** The time of the database, by which all of its servers go. */
  now(): Date;
  stop(): void;
}

/** Between two comparisons. */
const COMPARE_EVERY_MS = 15_000;
/** Nothing that servers agree on is as short as this; what a slow answer seems to differ is less. */
const MIN_SKEW_MS = 1000;

/**
 * The time of the database by the clock of this machine and what the two differ, so that servers whose clocks differ
 * take no lease, refund or session of one another for over.
 */
export async function openDatabaseClock(
  pool: pg.Pool,
  log: Log,
  machineClock: () => Date = () => new Date(),
): Promise<DatabaseClock> {
  let skewMs = 0;
  const compare = async () => {
    const before = machineClock().getTime();
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
    const after = machineClock().getTime();
    const found = (rows[0]?.now.getTime() ?? before) - (before + after) / 2;
    const unsureMs = (after - before) / 2 + MIN_SKEW_MS;
    const kept = Math.abs(found) <= unsureMs ? 0 : Math.round(found);
    if (Math.abs(kept - skewMs) > unsureMs)
      log(
        kept === 0
          ? 'The clock of this machine agrees with the database’s again.'
          : `The clock of this machine is ${Math.round(Math.abs(kept) / 1000)} s ${kept < 0 ? 'ahead of' : 'behind'} the database’s, which is followed. Set it right.`,
      );
    skewMs = kept;
  };
  await compare();
  const timer = setInterval(() => void compare().catch(() => {}), COMPARE_EVERY_MS);
  timer.unref();
  return {
    now: () => new Date(machineClock().getTime() + skewMs),
    stop: () => clearInterval(timer),
  };
}
