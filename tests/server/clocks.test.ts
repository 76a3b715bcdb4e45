import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage } from './stage.ts';
import { type StandIn, standIn, stream } from './stand-in.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const DAY_MS = 86_400_000;
let model: StandIn;
let database: TestDatabase;
let stage: Stage;
let until: Promise<void>;
let goOn = () => {};

beforeAll(async () => {
  model = await standIn((_, response) => void stream(response, ['One. ', 'Two.'], { rest: { after: 1, until } }));
  database = await createTestDatabase();
  stage = await openStage({ env: env() });
});
afterAll(async () => {
  await stage.close();
  await database.drop();
  await model.close();
});
const env = () => ({ DATABASE_URL: database.url, OPENAI_BASE_URL: `${model.url}/v1` });

describe('a second server whose clock is wrong', () => {
  it.each([
    ['nine days ahead', 9 * DAY_MS],
    ['fifteen seconds ahead', 15_000],
    ['a day behind', -DAY_MS],
  ])('by %s takes nothing for over that is not, and says so', async (_, skewMs) => {
    until = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const asked = model.asked.length;
    const ada = await stage.enter();
    const { data } = await ada.call('spread_level_ask', asking());
    await expect.poll(() => model.asked.length).toBe(asked + 1);
    const other = await openStage({ env: env(), machineClock: () => new Date(Date.now() + skewMs) });
    try {
      await sweep(other.running.context);
      // Its worker has looked at the queue, and found nothing to take up.
      const there = ada.at(other.home);
      expect(await balanceOf(there)).toBe(90);
      const bo = await other.enter();
      expect((await bo.at(stage.home).call('user_info', {})).status).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      goOn();
      expect((await readToEnd(there, data[0].order_id)).last.order.state).toBe('served');
      expect(model.asked).toHaveLength(asked + 1);
      expect(other.log.join('\n')).toMatch(/clock of this machine is \d+ s (ahead of|behind) the database/);
      expect(await faultsInTheBooks(stage)).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
