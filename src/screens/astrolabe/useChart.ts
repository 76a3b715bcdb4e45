import { useMemo } from 'react';
import { type Cast, castBirth } from '../../domain/sky/birth.ts';
import { owner, useSession } from '../../session.ts';
import { readChart, readCharts } from '../../storage/charts.ts';
import { useLive } from '../../storage/store/live.ts';
import type { ChartRow } from '../../storage/store/rows.ts';

export interface KeptChart {
  row: ChartRow;
  cast: Cast;
}

/** The chart of a key, or the person's own where none is given. `null`: it is not on this phone. */
export function useChart(key: string | undefined): KeptChart | null | undefined {
  useSession();
  const me = owner();
  const found = useLive(
    async () => ({ row: key === undefined ? (await readCharts(me))[0] : await readChart(me, key) }),
    [key, me],
  );
  const row = found?.row;
  return useMemo(() => {
    if (!found) return undefined;
    return row ? { row, cast: castBirth(row.birth, row.houseSystem) } : null;
  }, [found, row]);
}
