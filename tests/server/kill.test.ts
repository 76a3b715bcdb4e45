import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { readSettings } from '../../server/settings/read.ts';
import { asking, readToEnd } from './asking.ts';
import { faultsInTheBooks, illegalMoves, noteMoves, ordersLeftOpen } from './books.ts';
import { press } from './paying.ts';
import { buildServer, type Program, roomFor, runServer } from './program.ts';
import { openStage, Visitor } from './stage.ts';
import { type StandIn, standIn, stream } from './stand-in.ts';

/** `KILLS=20` is the long run. */
const KILLS = Number(process.env.KILLS ?? 3);

let folder: string;
let model: StandIn;
let dataDir: string;
const SENTENCES = Array.from({ length: 30 }, (_, index) => `Sentence number ${index + 1}. `);

beforeAll(async () => {
  folder = await buildServer('kill');
  model = await standIn((_, response) => void stream(response, SENTENCES, { every: 60 }));
  dataDir = roomFor('kill');
});
afterAll(async () => {
  for (const program of opened) program.process.kill('SIGKILL');
  if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) process.kill(postmaster(), 'SIGINT');
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const opened: Program[] = [];
const open = (): Program => {
  const program = runServer(folder, 'dev', {
    PORT: '0',
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: `${model.url}/v1`,
    WELCOME_COINS: '5000',
  });
  opened.push(program);
  return program;
};
const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

async function enter(home: string): Promise<Visitor> {
  const visitor = new Visitor(home);
  const email = `somebody-${Math.random().toString(36).slice(2)}@example.org`;
  await visitor.call('email/verify_code', { email });
  const letters = (await (await fetch(`${home}/dev/inbox.json`)).json()) as { to: string; code: string }[];
  const { data } = await visitor.call('email_login', { email, code: letters.find(({ to }) => to === email)!.code });
  visitor.token = data[0].tarot_session;
  return visitor;
}

describe('the shipped program', () => {
  it('ends cleanly on Ctrl-C and takes its database along', async () => {
    const program = open();
    const home = await program.ready();
    expect(program.said()).toContain(`${home}/dev/inbox`);
    const pid = postmaster();
    program.process.kill('SIGINT');
    expect(await program.ended()).toMatchObject({ code: 0 });
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('killed in the middle of a reading goes on after its restart, and the text comes exact', async () => {
    const first = open();
    const ada = await enter(await first.ready());
    const { data } = await ada.call('spread_level_ask', asking());
    const order_id = data[0].order_id;
    let seen = '';
    let after = '';
    while (seen.length < 200) {
      const [told] = (await ada.call('get_order', { order_id, after })).data;
      seen += told.parts.map((part) => part.text).join('');
      after = told.cursor;
    }
    const pid = postmaster();
    first.process.kill('SIGKILL');
    await first.ended();
    expect(isAlive(pid)).toBe(true);

    const second = open();
    const there = ada.at(await second.ready());
    expect(postmaster()).toBe(pid);
    const kept = (await there.call('get_order', { order_id, after: '' })).data[0];
    expect(
      kept.parts
        .map((part) => part.text)
        .join('')
        .startsWith(seen),
    ).toBe(true);
    const { text, last } = await readToEnd(there, order_id, 40_000);
    expect(text).toBe(SENTENCES.join(''));
    expect(last.order.state).toBe('served');
    second.process.kill('SIGTERM');
    expect((await second.ended()).code).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it(
    'killed again and again under load, now with its database, loses no acknowledged write and no coin',
    async () => {
      const promises = new Map<string, Visitor>();
      let people: Visitor[] = [];
      const start = await openBooks();
      await noteMoves(start);
      await start.close();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const program = open();
        const home = await program.ready();
        people =
          kill === 0
            ? await Promise.all(Array.from({ length: 16 }, () => enter(home)))
            : people.map((one) => one.at(home));
        const pid = postmaster();
        const load = people.map((person) => spendUntilItDies(person, promises));
        const before = promises.size;
        await new Promise((resolve) => setTimeout(resolve, 300 + ((kill * 137) % 400)));
        // a busy machine has promised less by then
        await expect.poll(() => promises.size, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before + 5);
        program.process.kill('SIGKILL');
        if (kill % 2 === 1) process.kill(pid, 'SIGKILL');
        await Promise.all([...load, program.ended()]);

        const books = await openBooks();
        const kept = await books.query<{ order_id: string }>('select order_id from orders');
        expect([...promises.keys()].filter((id) => !kept.some(({ order_id }) => order_id === id))).toEqual([]);
        expect(await faultsInTheBooks(books)).toEqual([]);
        expect(await illegalMoves(books)).toEqual([]);
        await books.close();
      }
      expect(promises.size).toBeGreaterThan(5 * KILLS);
      const stage = await openStage({ env: { DATA_DIR: dataDir, OPENAI_BASE_URL: `${model.url}/v1` } });
      try {
        for (const [order_id, person] of promises)
          expect((await person.at(stage.home).call('get_order', { order_id })).data).toHaveLength(1);
        stage.advance(25 * 3600);
        await sweep(stage.running.context);
        expect(await ordersLeftOpen(stage)).toEqual([]);
        expect(await faultsInTheBooks(stage)).toEqual([]);
      } finally {
        await stage.close();
      }
    },
    60_000 + KILLS * 8000,
  );
});

/** Asks, buys and pays one after the other. Whatever was answered is promised. */
async function spendUntilItDies(person: Visitor, promises: Map<string, Visitor>): Promise<void> {
  try {
    for (let turn = 0; ; turn += 1) {
      const key = { idempotency_key: randomUUID() };
      const heard =
        turn % 3 === 0
          ? await person.call('buy_currency_product', { ...key, product_id: 1, provider: 'sandbox' })
          : turn % 3 === 1
            ? await person.call('pay/vip', { ...key, product_id: 101, provider: 'balance' })
            : await person.call('spread_level_ask', asking());
      if (heard.status !== 1) continue;
      const { order_id } = heard.data[0];
      promises.set(order_id, person);
      if (turn % 3 === 0) await press(person, order_id, turn % 2 === 0 ? 'pay' : 'twice');
    }
  } catch {
    // The line is dead, and so is the server.
  }
}

/** The database alone, taken over from whoever has left it. */
async function openBooks() {
  const { pool, close } = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  return { query: async <Row>(sql: string) => (await pool.query(sql)).rows as Row[], close };
}
