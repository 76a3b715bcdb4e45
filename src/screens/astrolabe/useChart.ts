import { useMemo } from 'react';
import { type FoundChart, keptChart } from '../../actions/sky/kept-chart.ts';
import { type Cast, castBirth } from '../../domain/sky/birth.ts';
import { owner, useSession } from '../../session.ts';
import { useLive } from '../../storage/store/live.ts';
import type { ChartRow } from '../../storage/store/rows.ts';

export interface KeptChart {
  row: ChartRow;
  cast: Cast;
}

/** The chart of a key, or the person's own where none is given. `null`: it is not on this phone. `first`: as a loader found it. */
export function useChart(key: string | undefined, first?: FoundChart): KeptChart | null | undefined {
  useSession();
  const me = owner();
  const found = useLive(() => keptChart(key), [key, me], first);
  const row = found?.row;
  return useMemo(() => {
    if (!found) return undefined;
    return row ? { row, cast: castBirth(row.birth, row.houseSystem) } : null;
  }, [found, row]);
}
