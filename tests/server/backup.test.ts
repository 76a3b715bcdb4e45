import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backUp, restore } from '../../server/operator/backup.ts';
import { readSettings } from '../../server/settings/read.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { roomFor } from './program.ts';
import { openStage } from './stage.ts';

const room = roomFor('backup');
afterAll(() => rmSync(room, { recursive: true, force: true }));
const [HERE, THERE, COPY] = ['here', 'there', 'copy'].map((name) => join(room, name)) as [string, string, string];

it('A backup that is made under load, once restored, has all that was acknowledged before, and its books are right', async () => {
  const stage = await openStage({ env: { DATA_DIR: HERE } });
  const ada = await stage.enter();
  const { data } = await ada.call('spread_level_ask', asking());
  await readToEnd(ada, data[0].order_id);
  let goesOn = true;
  const load = (async () => {
    while (goesOn) await (await stage.enter()).call('spread_level_ask', asking());
  })();
  await backUp(readSettings({ DATA_DIR: HERE }), [COPY]);
  goesOn = false;
  await load;
  const after = await stage.enter();
  await expect(backUp(readSettings({ DATA_DIR: HERE }), [COPY])).rejects.toThrow('is there already');
  await expect(restore(readSettings({ DATA_DIR: HERE }), [COPY])).rejects.toThrow('a database in');
  expect(statSync(COPY).mode & 0o077).toBe(0);
  await stage.close();

  await restore(readSettings({ DATA_DIR: THERE }), [COPY]);
  const restored = await openStage({ env: { DATA_DIR: THERE } });
  try {
    expect(await faultsInTheBooks(restored)).toEqual([]);
    const again = ada.at(restored.home);
    expect(await balanceOf(again)).toBe(90);
    expect((await readToEnd(again, data[0].order_id)).last.order.state).toBe('served');
    expect((await after.at(restored.home).call('user_info', {})).http).toBe(401);
    const asked = await again.call('spread_level_ask', asking());
    expect((await readToEnd(again, asked.data[0].order_id)).last.order.state).toBe('served');
    expect(await faultsInTheBooks(restored)).toEqual([]);
  } finally {
    await restored.close();
  }
});
