import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteMoves } from './books.ts';
import { historyOf, inOrder } from './money-acts.ts';
import { type Fleet, faultsAfter, openFleet, peopleFor } from './money-stage.ts';

/** `HISTORY_ACTS=10000` is the long run. */
const ACTS = Number(process.env.HISTORY_ACTS ?? 600);
const ACTS_A_HISTORY = 200;
const HANDS = 10;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await openFleet();
  await noteMoves(fleet.servers[0]);
});
afterAll(() => fleet?.close());

describe('the books', () => {
  it(
    'hold after any history of asking, buying, paying, refunding and bad luck, told to two servers at once',
    async () => {
      let tellings = 0;
      const { failed, seed, errorInstance } = await fc.check(
        fc.asyncProperty(historyOf(ACTS_A_HISTORY), async ({ acts, luck }) => {
          const world = await peopleFor(fleet);
          const queue = inOrder(acts).values();
          fleet.breakConnections(luck);
          const hand = async () => {
            for (const { act, server } of queue) {
              tellings += 1;
              await world.perform(act, server);
            }
          };
          await Promise.all(Array.from({ length: HANDS }, hand));
          fleet.breakConnections(null);
          expect(await faultsAfter(world)).toEqual([]);
        }),
        { numRuns: Math.ceil(ACTS / ACTS_A_HISTORY), endOnFailure: true },
      );
      if (failed) throw new Error(`a history of seed ${seed} does not hold`, { cause: errorInstance });
      expect(tellings).toBeGreaterThanOrEqual(ACTS);
      // Histories in which nothing happens would hold, too.
      const ends = await fleet.servers[0].query<{ end: string }>(
        "select distinct kind || ' ' || state as end from orders",
      );
      expect(ends.map(({ end }) => end).sort()).toEqual([
        'currency failed',
        'currency refunded',
        'currency successful',
        'reading refunded',
        'reading served',
        'vip failed',
        'vip refunded',
        'vip successful',
        'wallpaper successful',
      ]);
      const calls = await fleet.servers[0].query<{ call: string }>('select distinct call from readings order by 1');
      expect(calls.map(({ call }) => call)).toEqual([
        'ask_natal',
        'spread_level_ask',
        'spread_level_ask_blueprint',
        'spread_level_ask_dice',
        'spread_level_ask_dream',
        'spread_level_ask_spread',
      ]);
    },
    120_000 + ACTS * 200,
  );
});
