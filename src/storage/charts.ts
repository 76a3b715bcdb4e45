import type { Birth } from '../domain/sky/birth.ts';
import type { HouseSystem } from '../domain/sky/houses/cusps.ts';
import { mergeBirths } from '../domain/sky/merge.ts';
import { treasure } from './persist.ts';
import type { ChartRow, KeptAnswer, Owner } from './rows.ts';
import { shelves } from './shelves.ts';

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
export function addChart(row: ChartRow): Promise<void> {
  return alone(async () => {
    const { charts } = await shelves();
    if (!(await charts.get(row.key))) await charts.put(row);
  });
}

/**
 * Keeps a birth; a new one gets a key. Of an edit that began from `begun` only what it changed is written, so that what
 * another phone has brought meanwhile stays. Resolves with the key.
 */
export async function saveBirth(owner: Owner, birth: Birth, begun?: Pick<ChartRow, 'key' | 'birth'>): Promise<string> {
  const kept = await alone(async () => {
    const { charts } = await shelves();
    const known = begun && (await charts.get(begun.key));
    const changedAt = new Date().toISOString();
    const row: ChartRow = known
      ? { ...known, birth: mergeBirths(begun.birth, birth, known.birth, true), changedAt }
      : { key: crypto.randomUUID(), owner, birth, houseSystem: 'placidus', changedAt };
    await charts.put(row);
    return row.key;
  });
  void treasure('chart');
  return kept;
}

export async function saveHouseSystem(key: string, houseSystem: HouseSystem): Promise<void> {
  await changeChart(key, (row) => ({ ...row, houseSystem }));
}

/** Keeps an answer for the time without a line, once; the newest fifty of a chart stay. */
export async function saveAnswer(key: string, answer: KeptAnswer): Promise<void> {
  await changeChart(key, (row) => {
    const others = (row.answers ?? []).filter(({ orderId }) => orderId !== answer.orderId);
    return { ...row, answers: [answer, ...others].sort((a, b) => b.at.localeCompare(a.at)).slice(0, 50) };
  });
}

export async function removeChart(key: string): Promise<void> {
  await changeChart(key, (row) => ({ ...row, removed: true, changedAt: new Date().toISOString() }));
}

/**
 * Changes a chart as it now stands; `null` forgets it, and one that is gone stays away. Nothing else is written between
 * its reading and its writing. Resolves with the row as it is then.
 */
export function changeChart(key: string, change: (row: ChartRow) => ChartRow | null): Promise<ChartRow | undefined> {
  return alone(async () => {
    const { charts } = await shelves();
    const row = await charts.get(key);
    if (!row) return undefined;
    const next = change(row);
    if (next === null) await charts.remove(key);
    else if (next !== row) await charts.put(next);
    return next ?? undefined;
  });
}

/** What was kept while nobody was known here becomes the entering person's. */
export async function adoptCharts(owner: Owner): Promise<void> {
  const { charts } = await shelves();
  for (const { key, owner: before } of await charts.all())
    if (before === '') await changeChart(key, (row) => ({ ...row, owner }));
}

/** What nobody has adopted yet is seen by whoever holds the phone. */
function isOf(row: ChartRow, owner: Owner): boolean {
  return row.owner === owner || row.owner === '';
}

let last: Promise<unknown> = Promise.resolve();

/** One after another, in every tab, so that none writes over what another has just written. */
async function alone<Done>(work: () => Promise<Done>): Promise<Done> {
  const next = last.then(() => globalThis.navigator?.locks?.request('charts', work) ?? work());
  last = next.catch(() => {});
  return await next;
}
