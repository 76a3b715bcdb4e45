import { afterEach, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

const HEADER = 'x-request-id';
let stage: Stage;
afterEach(() => stage.close());

/** A call that the contract does not let through, which the log tells. */
const complain = (headers: Record<string, string>) =>
  stage.visitor().callAnything('message/create', { phone: 5 }, { headers });

it('Every answer bears the name of its request, under which the log has it', async () => {
  stage = await openStage();
  const { headers } = await complain({});
  const name = headers.get(HEADER);
  expect(name).toMatch(/^[0-9a-f]{20}$/);
  expect(stage.events.filter(({ facts }) => facts.request === name)).toHaveLength(1);
  const others = await Promise.all(
    ['/healthz', '/none.js', '/fast/tarot/api/v1/none', '/pay/notify/none', '/'].map(async (path) =>
      (await fetch(`${stage.home}${path}`)).headers.get(HEADER),
    ),
  );
  for (const one of others) expect(one).toMatch(/^[0-9a-f]{20}$/);
  expect(new Set([name, ...others]).size).toBe(6);
});

it('A name is taken from a proxy of ours if it is well-formed, and from nobody else', async () => {
  stage = await openStage({ env: { TRUSTED_PROXY: '127.0.0.1' } });
  const given = 'edge-7f3a.01_B';
  expect((await complain({ [HEADER]: given })).headers.get(HEADER)).toBe(given);
  expect(stage.events.some(({ facts }) => facts.request === given)).toBe(true);
  for (const bad of ['short', 'two words here', 'x'.repeat(65), 'request=1 session=2', '12345678"}'])
    expect((await complain({ [HEADER]: bad })).headers.get(HEADER)).toMatch(/^[0-9a-f]{20}$/);
  await stage.close();
  stage = await openStage({ env: { TRUSTED_PROXY: '10.0.0.0/8' } });
  expect((await complain({ [HEADER]: given })).headers.get(HEADER)).toMatch(/^[0-9a-f]{20}$/);
});
