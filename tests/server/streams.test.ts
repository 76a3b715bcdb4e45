import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asking, readToEnd } from './asking.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';
import { type StandIn, standIn, stream } from './stand-in.ts';

let model: StandIn;
let stage: Stage;
let goOn = () => {};

beforeAll(async () => {
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model = await standIn((_, response) => void stream(response, ['At last.'], { rest: { after: 0, until } }));
  stage = await openStage({ env: { OPENAI_BASE_URL: `${model.url}/v1`, MAX_STREAMS: '18' } });
});
afterAll(async () => {
  await stage.close();
  await model.close();
});

const open: Response[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((response) => response.body?.cancel().catch(() => {})));
});

async function listen(visitor: Visitor, orderId: string, method = 'GET'): Promise<Response> {
  const response = await visitor.fetch(`/fast/tarot/api/v1/order_stream?order_id=${orderId}`, { method });
  open.push(response);
  return response;
}

async function asked(): Promise<{ ada: Visitor; orderId: string }> {
  const ada = await stage.enter();
  return { ada, orderId: (await ada.call('spread_level_ask', asking())).data[0].order_id };
}

describe('streams of texts', () => {
  it('are refused to HEAD, which nobody reads', async () => {
    const { ada, orderId } = await asked();
    const heads = await Promise.all(Array.from({ length: 55 }, () => listen(ada, orderId, 'HEAD')));
    expect(new Set(heads.map(({ status }) => status))).toEqual(new Set([405]));
  });

  it('are four a person at most, and one that was closed makes room', async () => {
    const { ada, orderId } = await asked();
    const first = await listen(ada, orderId);
    for (let count = 2; count <= 4; count += 1) expect((await listen(ada, orderId)).status).toBe(200);
    expect((await listen(ada, orderId)).status).toBe(429);
    await first.body?.cancel();
    await expect.poll(async () => (await listen(ada, orderId)).status).toBe(200);
  });

  it('are looked at together, and as many a server as the operator says', async () => {
    const { pool } = stage.running.context.database;
    const people = await Promise.all(Array.from({ length: 5 }, asked));
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      for (const { ada, orderId } of people) statuses.push((await listen(ada, orderId)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(18);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    pool.on('acquire', count);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    pool.off('acquire', count);
    // Eight looks, and what worker and leases do; each stream by itself made eight and more.
    expect(statements).toBeLessThan(60);
    const said = open.map((response) => (response.status === 200 ? response.text() : ''));
    goOn();
    for (const { ada, orderId } of people) expect((await readToEnd(ada, orderId)).text).toBe('At last.');
    for (const text of await Promise.all(said)) if (text !== '') expect(text).toContain('At last.');
    open.length = 0;
  });
});
