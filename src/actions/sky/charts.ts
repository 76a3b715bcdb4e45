import type { Birth } from '../../domain/sky/birth.ts';
import { owner } from '../../session.ts';
import { readCharts, removeChart, saveBirth } from '../../storage/charts.ts';
import type { ChartRow } from '../../storage/store/rows.ts';
import { sendWaiting } from '../outbox/sender.ts';
import { bringTogether } from './chart-sync.ts';

/**
 * Keeps a birth on this phone at once; the account gets it when the network allows. `begun`: the chart as the edit
 * began from it. Resolves with its key.
 */
export async function keepBirth(birth: Birth, begun?: Pick<ChartRow, 'key' | 'birth'>): Promise<string> {
  const kept = await saveBirth(owner(), birth, begun);
  void sendWaiting();
  return kept;
}

/** The charts of the person that are kept on this phone. */
export function myCharts(): Promise<ChartRow[]> {
  return readCharts(owner());
}

export async function dropBirth(key: string): Promise<void> {
  await removeChart(key);
  void sendWaiting();
}

/**
 * Brings the charts of phone and account together, field by field; what does not get through waits. What is
 * changed while it goes on is brought too.
 */
export async function syncCharts(): Promise<void> {
  await bringTogether().catch((reason) =>
    console.info('The charts could not be compared with the account just now:', String(reason)),
  );
  await sendWaiting();
}
