import type { Birth } from '../domain/sky/birth.ts';
import type { HouseSystem } from '../domain/sky/houses/cusps.ts';
import { treasure } from './persist.ts';
import type { ChartRow, Owner } from './rows.ts';
import { shelves } from './shelves.ts';

/** The charts of one person on this device: the own first, then the others by name. */
export async function readCharts(owner: Owner): Promise<ChartRow[]> {
  const rows = await (await shelves()).charts.all();
  const own = (row: ChartRow) => (row.birth.relation === 'self' ? 0 : 1);
  return rows
    .filter((row) => row.owner === owner && !row.removed)
    .sort((a, b) => own(a) - own(b) || a.birth.name.localeCompare(b.birth.name));
}

/** Every row of a person, those taken away included. */
export async function readAllCharts(owner: Owner): Promise<ChartRow[]> {
  return (await (await shelves()).charts.all()).filter((row) => row.owner === owner);
}

export async function readChart(owner: Owner, key: string): Promise<ChartRow | undefined> {
  const row = await (await shelves()).charts.get(key);
  return row && row.owner === owner && !row.removed ? row : undefined;
}

export async function putChart(row: ChartRow): Promise<void> {
  await (await shelves()).charts.put(row);
}

export async function forgetChart(key: string): Promise<void> {
  await (await shelves()).charts.remove(key);
}

/** Keeps a birth; a new one gets a key. Resolves with the key. */
export async function saveBirth(owner: Owner, birth: Birth, key?: string): Promise<string> {
  const { charts } = await shelves();
  const known = key === undefined ? undefined : await charts.get(key);
  const fresh: ChartRow = known ?? {
    key: crypto.randomUUID(),
    owner,
    birth,
    houseSystem: 'placidus',
    changedAt: '',
  };
  await charts.put({ ...fresh, birth, changedAt: new Date().toISOString() });
  void treasure('chart');
  return fresh.key;
}

export async function saveHouseSystem(key: string, houseSystem: HouseSystem): Promise<void> {
  const { charts } = await shelves();
  const row = await charts.get(key);
  if (row) await charts.put({ ...row, houseSystem });
}

export async function removeChart(key: string): Promise<void> {
  const { charts } = await shelves();
  const row = await charts.get(key);
  if (row) await charts.put({ ...row, removed: true, changedAt: new Date().toISOString() });
}
