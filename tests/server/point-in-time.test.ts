import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backUp, restore } from '../../server/operator/backup.ts';
import { readSettings } from '../../server/settings/read.ts';
import { asking, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { roomFor } from './program.ts';
import { openStage, type Visitor } from './stage.ts';

const room = roomFor('point-in-time');
afterAll(() => rmSync(room, { recursive: true, force: true }));
const folder = (name: string) => join(room, name);
const env = (name: string) => ({ DATA_DIR: folder(name), WAL_ARCHIVE: folder("log of '26, 100% of it") });

it('A database is brought back to any moment since its backup, with books that are right', {
  timeout: 240_000,
}, async () => {
  const stage = await openStage({ env: env('here') });
  const ask = async (visitor: Visitor) => {
    const { data } = await visitor.call('spread_level_ask', asking());
    await readToEnd(visitor, data[0].order_id);
    return data[0].order_id;
  };
  const ada = await stage.enter();
  await ask(ada);
  await backUp(readSettings(env('here')), [folder('copy')]);
  const bob = await stage.enter();
  const order = await ask(bob);
  const [{ now }] = (await stage.query<{ now: Date }>('select clock_timestamp() as now')) as [{ now: Date }];
  const cyd = await stage.enter();
  await stage.query(`delete from keys`);
  await stage.close();
  expect(readdirSync(env('here').WAL_ARCHIVE).filter((name) => name.endsWith('.gz')).length).toBeGreaterThan(0);

  const back = (name: string, ...words: string[]) => restore(readSettings(env(name)), [folder('copy'), ...words]);
  await expect(back('there', '--at', 'yesterday')).rejects.toThrow('with its zone');
  const refusal = await back('there', '--at', '2199-01-01T00:00:00Z').catch((reason: Error) => reason.message);
  expect(refusal).toMatch(
    /^The log ends with what was written at \d{4}-\S+Z, before 2199-01-01T00:00:00.000000Z: nothing was restored/,
  );
  // The log names a moment to the millisecond, so the next one is behind all that came before it.
  const at = new Date(now.getTime() + 1).toISOString();
  expect(await back('there', '--at', at)).toContain(at.slice(0, -1));
  const restored = await openStage({ env: env('there') });
  try {
    expect(await faultsInTheBooks(restored)).toEqual([]);
    const [told] = (await bob.at(restored.home).call('get_order', { order_id: order })).data;
    expect(told.order.state).toBe('served');
    expect((await ada.at(restored.home).call('user_info', {})).status).toBe(1);
    expect((await cyd.at(restored.home).call('user_info', {})).http).toBe(401);
    await ask(ada.at(restored.home));
    expect(await faultsInTheBooks(restored)).toEqual([]);
    await backUp(readSettings(env('there')), [folder('again')]);
  } finally {
    await restored.close();
  }

  // A later moment of the line before, the last one: the keys that were deleted then are missed in the books.
  const books = async (name: string) => {
    const later = await openStage({ env: env(name) });
    try {
      return { faults: await faultsInTheBooks(later), cyd: (await cyd.at(later.home).call('user_info', {})).http };
    } finally {
      await later.close();
    }
  };
  const [, ended = ''] = /written at (\S+Z), before/.exec(refusal) ?? [];
  expect(await back('later', '--at', ended)).toContain(`its last transaction is of ${ended}`);
  expect(await books('later')).toEqual({ faults: ['13: an order has one key'], cyd: 200 });
  // By hand the line of the first restore, which knows nothing of what came after its moment.
  expect(await back('line', '--at', 'latest', '--line', '2')).toContain('line 4');
  expect(await books('line')).toEqual({ faults: [], cyd: 401 });
  await expect(back('none', '--at', 'latest', '--line', '9')).rejects.toThrow('Line 9 does not go on from this backup');
  await expect(back('none', '--at', '2020-01-01T00:00:00Z')).rejects.toThrow('before the end of the backup');

  // As the first backup was made, though its log has gone on by two ways since.
  await back('then');
  const early = await openStage({ env: env('then') });
  try {
    expect(await faultsInTheBooks(early)).toEqual([]);
    expect((await ada.at(early.home).call('user_info', {})).status).toBe(1);
    expect((await bob.at(early.home).call('user_info', {})).http).toBe(401);
  } finally {
    await early.close();
  }
});
