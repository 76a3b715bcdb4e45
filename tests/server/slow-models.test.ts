import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { TimeLimits } from '../../server/core/time-limits.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage } from './stage.ts';
import { type StandIn, standIn, stream } from './stand-in.ts';

let model: StandIn;
let stage: Stage;

/** A server whose model answers so, and a person who may ask it. */
async function modelThat(answer: (response: ServerResponse) => void, timeLimits: Partial<TimeLimits>) {
  model = await standIn((_, response) => answer(response));
  stage = await openStage({ env: { OPENAI_BASE_URL: `${model.url}/v1` }, timeLimits });
  return await stage.enter();
}

afterEach(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await stage.close();
  await model.close();
});

/** One event of the protocol with these words. */
const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

describe('a model that is too slow', () => {
  it('and never answers is left after its time, three times, and the coins come back', async () => {
    const ada = await modelThat(() => {}, { pieceMs: 300 });
    const { data } = await ada.call('spread_level_ask', asking());
    const { last } = await readToEnd(ada, data[0].order_id);
    expect(last.order.state).toBe('refunded');
    expect(await stage.query('select failures from jobs')).toEqual([{ failures: 3 }]);
    expect(await balanceOf(ada)).toBe(100);
  });

  it('and falls silent in the middle is left too', async () => {
    const ada = await modelThat(
      (response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(piece('The first sentence. '));
      },
      { pieceMs: 300 },
    );
    const { data } = await ada.call('spread_level_ask', asking());
    expect((await readToEnd(ada, data[0].order_id)).last.order.state).toBe('refunded');
    expect(await balanceOf(ada)).toBe(100);
  });

  it('and drips is left when its whole time is over, however often something comes', async () => {
    let begun = 0;
    let dropped = 0;
    const ada = await modelThat(
      (response) => {
        begun += 1;
        response.once('close', () => {
          dropped += 1;
        });
        void stream(response, Array<string>(2000).fill('A drop. '), { every: 50 });
      },
      { pieceMs: 10_000, attemptMs: 700 },
    );
    const { data } = await ada.call('spread_level_ask', asking());
    expect((await readToEnd(ada, data[0].order_id)).last.order.state).toBe('refunded');
    // Nobody reads on, so the connections are closed too; on a busy machine an attempt may end before it has one.
    expect(begun).toBeGreaterThan(0);
    await expect.poll(() => dropped).toBe(begun);
  });

  it('holds up the queue, and no reading is sold that would wait in it', async () => {
    const hanging = new Set<ServerResponse>();
    const ada = await modelThat((response) => void hanging.add(response), { pieceMs: 600_000, attemptMs: 600_000 });
    const orders = await Promise.all(
      Array.from({ length: 9 }, async () => (await ada.call('spread_level_ask', asking())).data[0].order_id),
    );
    await expect.poll(() => hanging.size).toBe(8);
    const asked = { spread_id: 3, level: 'ai' } as const;
    expect((await ada.call('spread_level_ask_available', asked)).data[0].available).toBe(true);
    // The ninth waits, with nobody to write it.
    await stage.query("update jobs set run_after = run_after - interval '3 minutes' where state = 'queued'");
    const offered = await ada.call('spread_level_ask_available', asked);
    expect(offered.data[0]).toMatchObject({ available: false, reason: ERRORS.queue_late.en });
    const before = await balanceOf(ada);
    expect((await ada.call('spread_level_ask', asking())).code).toBe(ERRORS.queue_late.code);
    expect(await balanceOf(ada)).toBe(before);
    for (const response of hanging) void stream(response, ['At last. ']);
    expect((await readToEnd(ada, orders[0] ?? '')).last.order.state).toBe('served');
  });
});
