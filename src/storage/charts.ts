import type { Birth } from '../domain/sky/birth.ts';
import type { HouseSystem } from '../domain/sky/houses/cusps.ts';
import { mergeBirths } from '../domain/sky/merge.ts';
import { isSettled } from './outbox/old-waiting.ts';
import { putInOutbox, readActs, releaseInOutbox, takeFromOutbox } from './outbox/outbox.ts';
import type { OutboxRow } from './outbox/outbox-rows.ts';
import { adopt, isOf } from './store/owned.ts';
import { requestPersistentStorage } from './store/persist.ts';
import type { ChartRow, KeptAnswer, Owner } from './store/rows.ts';
import { shelves } from './store/shelves.ts';

/** The charts of one person on this device: the own first, then the others by name. */
export async function readCharts(owner: Owner): Promise<ChartRow[]> {
  const own = (row: ChartRow) => (row.birth.relation === 'self' ? 0 : 1);
  return (await readAllCharts(owner))
    .filter((row) => !row.removed)
    .sort((a, b) => own(a) - own(b) || a.birth.name.localeCompare(b.birth.name));
}

/** Every row of a person, those taken away included. */
export async function readAllCharts(owner: Owner): Promise<ChartRow[]> {
  return (await (await shelves()).charts.all()).filter((row) => isOf(row, owner));
}

export async function readChart(owner: Owner, key: string): Promise<ChartRow | undefined> {
  const row = await (await shelves()).charts.get(key);
  return row && isOf(row, owner) && !row.removed ? row : undefined;
}

/** Adds a chart that came from the account, where this device has none of its key. */
export async function addChart(row: ChartRow): Promise<void> {
  await (await shelves()).charts.change(row.key, (here) => here ?? row);
}

/**
 * Keeps a birth; a new one gets a key. Of an edit that began from `begun` only what it changed is written, so that what
 * another phone has brought meanwhile stays. Resolves with the key.
 */
export async function saveBirth(owner: Owner, birth: Birth, begun?: Pick<ChartRow, 'key' | 'birth'>): Promise<string> {
  const { charts } = await shelves();
  const changedAt = new Date().toISOString();
  const known =
    begun &&
    (await charts.change(
      begun.key,
      (row) => row && { ...row, birth: mergeBirths(begun.birth, birth, row.birth, true), changedAt },
    ));
  const key = known?.key ?? crypto.randomUUID();
  if (!known) await charts.put({ key, owner, birth, houseSystem: 'placidus', changedAt });
  await putChartInOutbox(key);
  void requestPersistentStorage('chart');
  return key;
}

export async function saveHouseSystem(key: string, houseSystem: HouseSystem): Promise<void> {
  await changeChart(key, (row) => ({ ...row, houseSystem }));
}

/** Keeps an answer for the time without a network, once; the newest fifty of a chart stay. */
export async function saveAnswer(key: string, answer: KeptAnswer): Promise<void> {
  await changeChart(key, (row) => {
    const others = (row.answers ?? []).filter(({ orderId }) => orderId !== answer.orderId);
    return { ...row, answers: [answer, ...others].sort((a, b) => b.at.localeCompare(a.at)).slice(0, 50) };
  });
}

export async function removeChart(key: string): Promise<void> {
  await changeChart(key, (row) => ({ ...row, removed: true, changedAt: new Date().toISOString() }));
  await putChartInOutbox(key);
}

/** The account is to hear of a chart; that of nobody waits for no account. One that waits already is not sent twice; one that was refused is sent again. */
export async function putChartInOutbox(key: string): Promise<void> {
  const row = await (await shelves()).charts.get(key);
  if (!row || row.owner === '' || isSettled(row)) return;
  const [waits] = await actsOfChart(row);
  if (waits?.state === 'refused') await releaseInOutbox(waits.key);
  if (!waits) await putInOutbox({ kind: 'chart', owner: row.owner, payload: { chart: key }, about: row.birth.name });
}

/** The account has a chart, or nobody has it any more: nothing of it waits. `false`: something does. */
export async function settleChart(key: string, owner: Owner): Promise<boolean> {
  const row = await (await shelves()).charts.get(key);
  if (row && !isSettled(row)) return false;
  for (const act of await actsOfChart({ key, owner })) await takeFromOutbox(act.key);
  return true;
}

/** What waits of a chart. */
export async function actsOfChart({ key, owner }: Pick<ChartRow, 'key' | 'owner'>): Promise<OutboxRow<'chart'>[]> {
  return (await readActs(owner, 'chart')).filter(({ payload }) => payload.chart === key);
}

/**
 * Changes a chart as it now stands; `null` forgets it, and one that is gone stays away. Nothing else is written between
 * its reading and its writing. Resolves with the row as it is then.
 */
export async function changeChart(
  key: string,
  change: (row: ChartRow) => ChartRow | null,
): Promise<ChartRow | undefined> {
  return await (await shelves()).charts.change(key, (row) => (row && change(row)) ?? undefined);
}

/** What was kept while nobody was known here becomes the entering person's. */
export async function adoptCharts(owner: Owner): Promise<void> {
  await adopt((await shelves()).charts, owner);
}
