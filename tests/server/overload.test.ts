import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { asking, balanceOf } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { type Answered, openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
let ada: Visitor;
beforeAll(async () => {
  stage = await openStage({ env: { DATABASE_POOL: '3' }, sweeps: false });
  ada = await stage.enter();
});
afterAll(() => stage.close());

/** Takes every connection of the pool. @returns what gives them back */
async function takeAll(): Promise<() => void> {
  const { pool } = stage.running.context.database;
  const held = await Promise.all([1, 2, 3].map(() => pool.connect()));
  return () => {
    for (const client of held) client.release();
  };
}

it('Where no connection to the database is free, calls are turned away with 503 and nothing is done', async () => {
  const giveBack = await takeAll();
  const first = ada.call('spread_level_ask', asking());
  await expect.poll(() => stage.running.context.database.wait.longestMs()).toBeGreaterThan(1000);
  // Those who come later do not wait at all: what waits besides the first is the server's own work.
  let waited = 0;
  stage.running.context.database.wait.onWaited(() => {
    waited += 1;
  });
  const later = await Promise.all(Array.from({ length: 50 }, () => ada.call('user_info', {})));
  const turnedAway: Answered<'user_info' | 'spread_level_ask'>[] = [...later, await first];
  giveBack();
  expect(waited).toBeLessThan(10);
  for (const { http, code, message, headers } of turnedAway) {
    expect([http, code, message]).toEqual([503, ERRORS.service.code, ERRORS.service.en]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  // The page and its like need no database.
  expect((await fetch(`${stage.home}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await ada.call('user_info', {})).http).toBe(200);
  expect(await balanceOf(ada)).toBe(100);
  expect(await faultsInTheBooks(stage)).toEqual([]);
});
