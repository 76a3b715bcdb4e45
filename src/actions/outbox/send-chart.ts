import { ConnectionFailure } from '../../service/refusal.ts';
import { settleChart } from '../../storage/charts.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';
import { bringTogether, refusalOfChart } from '../sky/chart-sync.ts';

/** Brings a chart to the account, merged with what another phone has changed. @throws Refusal, ConnectionFailure */
export async function send({ payload: { chart }, owner }: OutboxRow<'chart'>): Promise<undefined> {
  if (await settleChart(chart, owner)) return;
  await bringTogether();
  if (await settleChart(chart, owner)) return;
  throw refusalOfChart(chart) ?? new ConnectionFailure('the chart changed faster than it was sent');
}
