import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage } from './stage.ts';
import { type StandIn, standIn } from './stand-in.ts';

let model: StandIn;
let stage: Stage;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  model = await standIn((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    answer(response);
  });
  stage = await openStage({ env: { OPENAI_BASE_URL: `${model.url}/v1` } });
});
afterEach(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
});
afterAll(async () => {
  await stage.close();
  await model.close();
});

/** Sends the same event so many times, as fast as it is taken. */
function pour(response: ServerResponse, content: string, times: number): void {
  const event = `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  let left = times;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(event)) return void response.once('drain', more);
    }
    if (!response.destroyed)
      response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  };
  more();
}

/** Asks once; the reading must come to nothing and cost nothing. @returns what was said of it */
async function fails(): Promise<string> {
  const ada = await stage.enter();
  const { data } = await ada.call('spread_level_ask', asking());
  const { last } = await readToEnd(ada, data[0].order_id);
  expect(last.order.state).toBe('refunded');
  expect(await balanceOf(ada)).toBe(100);
  expect(await stage.query('select 1 from parts p join orders o using (order_id) where length(p.text) > 4000')).toEqual(
    [],
  );
  return stage.log.filter((line) => line.includes(data[0].order_id)).join('\n');
}

describe('a model that does not end', () => {
  it('and never closes a sentence is left with its second thousand', async () => {
    answer = (response) => pour(response, 'word and word and ', 22_000);
    expect(await fails()).toContain('a sentence had no end');
  });

  it('and answers ten megabytes of sentences is left with its twentieth thousand', async () => {
    answer = (response) => pour(response, 'One more sentence. '.repeat(20), 28_000);
    expect(await fails()).toContain('more than 20000 characters');
  });

  it('and sends ten megabytes in one line is left before the line ends', async () => {
    let taken = 0;
    answer = (response) => {
      const more = () => {
        for (taken = 0; taken < 160 && !response.destroyed; taken += 1)
          if (!response.write('data: {"a":"'.padEnd(65_536, 'a'))) return void response.once('drain', more);
      };
      more();
    };
    expect(await fails()).toContain('a line that is too long');
  });
});

describe('a reading that stops every server that writes it', () => {
  it('is given up with its third lost lease, not with its twelfth start', async () => {
    // Never answers: the server that is cut off below is still at it.
    answer = () => {};
    const ada = await stage.enter();
    const { data } = await ada.call('spread_level_ask', asking());
    const [order_id] = [data[0].order_id];
    const attempt = async () =>
      (await stage.query<{ attempt: number }>('select attempt from jobs where order_id = $1', [order_id]))[0]?.attempt;
    for (const start of [1, 2, 3]) {
      await expect.poll(attempt).toBe(start);
      // As after a server that stands still: nobody renewed the lease.
      await stage.query("update jobs set lease_until = now() - interval '1 hour' where order_id = $1", [order_id]);
    }
    const { last } = await readToEnd(ada, order_id);
    expect(last.order.state).toBe('refunded');
    expect(await attempt()).toBe(3);
    expect(await balanceOf(ada)).toBe(100);
  });
});
