import { describe, expect, it } from 'vitest';
import {
  addChart,
  adoptCharts,
  changeChart,
  readAllCharts,
  readChart,
  readCharts,
  removeChart,
  saveBirth,
  saveHouseSystem,
} from '../../src/storage/charts.ts';
import { BIRTH } from '../domain/sky/sample-birth.ts';

describe('charts on this device', () => {
  it('keep what another phone brought while an edit was under way', async () => {
    const key = await saveBirth('ada', BIRTH);
    await changeChart(key, (row) => ({ ...row, birth: { ...row.birth, time: '09:45' } }));
    await saveBirth('ada', { ...BIRTH, name: 'Ada Lo' }, { key, birth: BIRTH });
    expect((await readChart('ada', key))?.birth).toEqual({ ...BIRTH, name: 'Ada Lo', time: '09:45' });
  });

  it('lose no change of several that come at once', async () => {
    const key = await saveBirth('bea', BIRTH);
    await Promise.all([
      saveBirth('bea', { ...BIRTH, name: 'Bea' }, { key, birth: BIRTH }),
      saveHouseSystem(key, 'koch'),
      changeChart(key, (row) => ({ ...row, profileId: 'p', agreed: BIRTH })),
      saveBirth('bea', { ...BIRTH, time: null }, { key, birth: BIRTH }),
    ]);
    expect(await readChart('bea', key)).toMatchObject({
      birth: { ...BIRTH, name: 'Bea', time: null },
      houseSystem: 'koch',
      profileId: 'p',
      agreed: BIRTH,
    });
  });

  it('that are taken away are shown no more, and are forgotten when the account knows', async () => {
    const key = await saveBirth('cleo', BIRTH);
    await removeChart(key);
    expect(await readCharts('cleo')).toEqual([]);
    expect(await readAllCharts('cleo')).toMatchObject([{ key, removed: true }]);
    expect(await changeChart(key, () => null)).toBeUndefined();
    expect(await changeChart(key, (row) => row)).toBeUndefined();
    expect(await readAllCharts('cleo')).toEqual([]);
  });

  it('of the account are added once, and written over by nothing', async () => {
    const row = { key: 'k1', owner: 'dora', birth: BIRTH, houseSystem: 'placidus', changedAt: '' } as const;
    await addChart(row);
    await saveHouseSystem('k1', 'whole');
    await addChart(row);
    expect((await readChart('dora', 'k1'))?.houseSystem).toBe('whole');
  });

  it('made before anybody was known here become those of the one who enters, and of nobody else', async () => {
    const key = await saveBirth('', BIRTH);
    expect(await readChart('eve', key)).toBeDefined();
    await adoptCharts('eve');
    expect((await readChart('eve', key))?.owner).toBe('eve');
    expect(await readChart('flo', key)).toBeUndefined();
  });
});
