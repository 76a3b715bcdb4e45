import {
  actOfAsk,
  actOfChart,
  actOfDream,
  actOfQuiz,
  actsOfKept,
  forgetKept,
  type OldAskRow,
  type OldChartRow,
  type OldDiaryRow,
} from '../outbox/old-waiting.ts';
import { putAside, readAside, settleAside } from '../outbox/outbox-aside.ts';
import { type NewAct, newRow, type OutboxRow, seqAfter } from '../outbox/outbox-rows.ts';
import type { ChartRow, DiaryRow, QuizRow } from './rows.ts';
import type { Shelf } from './shelf.ts';

type Open<Row extends { key: string }> = Pick<Shelf<Row>, 'all' | 'change' | 'remove'>;

/** The shelves on which something may wait in an old form, and the one where it belongs. */
export interface WaitingShelves {
  readonly outbox: Open<OldAskRow>;
  readonly diary: Open<DiaryRow>;
  readonly charts: Open<ChartRow>;
  readonly tests: Open<QuizRow>;
  readonly acts: Open<OutboxRow>;
}

/**
 * Brings what waits in the forms of older builds into the outbox, each under the key it has. The act is put there
 * before its old form goes, so that nothing is lost between; done twice, it is there once.
 */
export async function carryOver(shelves: WaitingShelves): Promise<void> {
  const { outbox, diary, charts, tests, acts } = shelves;
  const asks = (await outbox.all()).sort((one, other) => one.askedAt.localeCompare(other.askedAt));
  for (const row of asks) {
    await put(acts, actOfAsk(row));
    await outbox.remove(row.key);
  }
  for (const row of (await diary.all()) as OldDiaryRow[]) {
    const act = actOfDream(row);
    if (!act) continue;
    await put(acts, act);
    await diary.change(row.key, (now) => now && withoutAsk(now));
  }
  const waiting = await acts.all();
  for (const row of (await charts.all()) as OldChartRow[]) {
    const act = actOfChart(row, waiting);
    if (!act) continue;
    await put(acts, act);
    if (row.sent) await charts.change(row.key, (now) => now && withoutSent(now));
  }
  for (const row of await tests.all()) {
    const act = actOfQuiz(row, waiting);
    if (act) await put(acts, act);
  }
}

/** The same of what lies in local storage: by the names of older builds, or put aside until the store takes it. */
export async function carryOverKept(acts: Open<OutboxRow>): Promise<void> {
  for (const row of readAside()) {
    const seq = seqAfter(await acts.all());
    await acts.change(row.key, (here) => here ?? { ...row, seq });
    settleAside(row.key);
  }
  for (const { name, act } of actsOfKept()) {
    const row = newRow(act, 0);
    putAside(row);
    await put(acts, { ...act, key: row.key });
    forgetKept([name]);
    settleAside(row.key);
  }
}

async function put(acts: Open<OutboxRow>, act: NewAct): Promise<void> {
  const row = newRow(act, seqAfter(await acts.all()));
  await acts.change(row.key, (here) => here ?? row);
}

function withoutAsk({ ask: _, ...row }: OldDiaryRow): DiaryRow {
  return row;
}

function withoutSent({ sent: _, ...row }: OldChartRow): ChartRow {
  return row;
}
