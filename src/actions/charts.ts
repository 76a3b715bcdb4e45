import type { Birth } from '../domain/sky/birth.ts';
import { sameBirth } from '../domain/sky/merge.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { owner } from '../session.ts';
import { readAllCharts, removeChart, saveBirth } from '../storage/charts.ts';
import type { ChartRow } from '../storage/rows.ts';
import { bringTogether } from './chart-sync.ts';

/**
 * Keeps a birth on this phone at once; the account hears of it when the line allows. `begun`: the chart as the edit
 * began from it. Resolves with its key.
 */
export async function keepBirth(birth: Birth, begun?: Pick<ChartRow, 'key' | 'birth'>): Promise<string> {
  const kept = await saveBirth(owner(), birth, begun);
  void syncCharts();
  return kept;
}

export async function dropBirth(key: string): Promise<void> {
  await removeChart(key);
  void syncCharts();
}

/**
 * Brings the charts of phone and account together, field by field; what the line does not let through waits. What is
 * changed while it goes on is brought too.
 */
export function syncCharts(): Promise<void> {
  return bring().catch((reason) =>
    console.info('The charts could not be compared with the account just now:', String(reason)),
  );
}

const bring = oneAtATime(bringTogether);

/** The same, but only where this phone has something that the account has not heard of. */
export async function sendCharts(): Promise<void> {
  const rows = await readAllCharts(owner());
  if (rows.some(({ removed, agreed, birth }) => removed || !agreed || !sameBirth(birth, agreed))) await syncCharts();
}
