import { afterEach, describe, expect, it } from 'vitest';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { buildServer, runServer } from './program.ts';
import { openStage } from './stage.ts';
import { type SwallowingProxy, swallowingProxy } from './swallowing-proxy.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A busy machine may keep a good connection waiting for a second. */
const SILENCE_MS = 3000;

let database: TestDatabase;
let proxy: SwallowingProxy;
afterEach(async () => {
  await proxy.close();
  await database.drop();
});

async function open() {
  database = await createTestDatabase();
  proxy = await swallowingProxy(database.url);
}

describe('connections to the database that are swallowed without a word', () => {
  it('are given up, and the server goes on by new ones, transactions too', async () => {
    await open();
    const stage = await openStage({ env: { DATABASE_URL: proxy.url }, databaseSilenceMs: SILENCE_MS });
    try {
      const ada = await stage.enter();
      // All connections that there may be, in use and idle.
      await Promise.all(Array.from({ length: 30 }, () => ada.call('user_info', {})));
      // Those that idled once are watched on.
      await new Promise((resolve) => setTimeout(resolve, SILENCE_MS + 500));
      proxy.swallow();
      await Promise.allSettled([
        ...Array.from({ length: 15 }, () => ada.call('user_info', {})),
        ...Array.from({ length: 15 }, () => stage.running.context.database.queries.transaction(async () => {})),
      ]);
      expect(await balanceOf(ada)).toBe(100);
      const { data } = await ada.call('spread_level_ask', asking());
      expect((await readToEnd(ada, data[0].order_id)).last.order.state).toBe('served');
      expect(await faultsInTheBooks(stage)).toEqual([]);
    } finally {
      await stage.close();
    }
  });

  it('do not keep a server from ending when it is told to', async () => {
    await open();
    const program = runServer(await buildServer('silent'), 'dev', { PORT: '0', DATABASE_URL: proxy.url });
    const home = await program.ready();
    await fetch(`${home}/fast/tarot/api/v1/home`);
    proxy.swallow();
    const asked = Promise.allSettled(
      Array.from({ length: 12 }, () => fetch(`${home}/fast/tarot/api/v1/global_params`)),
    );
    program.process.kill('SIGTERM');
    expect((await program.ended()).code).not.toBeNull();
    await asked;
  });
});
