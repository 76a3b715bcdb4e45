import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openStage } from './stage.ts';

async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as { port: number };
  await new Promise((resolve) => holder.close(resolve));
  return port;
}

it('A server that phones ask already while it starts answers every call all the same', async () => {
  const port = await freePort();
  let isOpen = false;
  const knock = async () => {
    while (!isOpen) await fetch(`http://127.0.0.1:${port}/fast/tarot/api/v1/nowhere`).catch(() => null);
  };
  const knocking = Promise.all([knock(), knock(), knock(), knock()]);
  const stage = await openStage({ env: { PORT: String(port) } }).finally(() => {
    isOpen = true;
  });
  await knocking;
  const visitor = await stage.enter();
  expect((await visitor.call('user_info', {})).status).toBe(1);
  expect((await visitor.fetch('/pay/notify/nobody', { method: 'POST', body: '' })).status).toBe(404);
  await stage.close();
});
