import { owner } from '../../session.ts';
import { readChart, readCharts } from '../../storage/charts.ts';
import type { ChartRow } from '../../storage/store/rows.ts';

/** A chart as this phone keeps it, with the answers that were given about it. */
export interface FoundChart {
  row: ChartRow | undefined;
}

/** The chart of a key, without one the person's own. */
export async function keptChart(key: string | undefined): Promise<FoundChart> {
  const me = owner();
  return { row: key === undefined ? (await readCharts(me))[0] : await readChart(me, key) };
}
