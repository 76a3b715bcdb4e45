import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/core/limits.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { asking, balanceOf, readToEnd } from './asking.ts';
import { Authenticator } from './authenticator.ts';
import { buildServer, type Program, roomFor, runServer } from './program.ts';
import { Visitor } from './stage.ts';
import { type StandIn, standIn, stream } from './stand-in.ts';

const SENTENCES = Array.from({ length: 12 }, (_, index) => `Sentence number ${index + 1}. `);

let model: StandIn;
let dataDir: string;
let programs: Program[] = [];
let homes: [string, string];
/** Milliseconds between two sentences of the model; how many readings it wrote at once at most. */
let pace = 40;
let writing = 0;
let most = 0;

beforeAll(async () => {
  model = await standIn((_, response) => {
    writing += 1;
    most = Math.max(most, writing);
    response.on('close', () => {
      writing -= 1;
    });
    void stream(response, SENTENCES, { every: pace });
  });
  dataDir = roomFor('two');
  const folder = await buildServer('two');
  const env = { PORT: '0', DATA_DIR: dataDir, OPENAI_BASE_URL: `${model.url}/v1`, WELCOME_COINS: '1000' };
  programs = [runServer(folder, 'dev', env), runServer(folder, 'dev', env)];
  homes = (await Promise.all(programs.map((program) => program.ready()))) as [string, string];
});
afterAll(async () => {
  for (const program of programs) program.process.kill('SIGTERM');
  await Promise.all(programs.map((program) => program.ended()));
  const note = join(dataDir, 'postgres', 'postmaster.pid');
  if (existsSync(note)) process.kill(Number(readFileSync(note, 'utf8').split('\n')[0]), 'SIGINT');
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Somebody gets a code by one server and shows it to the other. */
async function enter(): Promise<Visitor> {
  const visitor = new Visitor(homes[0]);
  const email = `somebody-${Math.random().toString(36).slice(2)}@example.org`;
  await visitor.call('email/verify_code', { email });
  const letters = (await (await fetch(`${homes[0]}/dev/inbox.json`)).json()) as { to: string; code: string }[];
  const { code } = letters.find(({ to }) => to === email)!;
  const { data } = await visitor.at(homes[1]).call('email_login', { email, code });
  visitor.token = data[0].tarot_session;
  return visitor;
}

/** As a phone does it: a server that has too much to do is asked again, by the same key. */
async function askAgainWhenBusy(visitor: Visitor, ask: ReturnType<typeof asking>) {
  for (;;) {
    const answer = await visitor.call('spread_level_ask', ask);
    if (answer.http !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe('two servers of one database', () => {
  it('take what a passkey has signed for the other, once', async () => {
    const ada = await enter();
    const [here, there] = [ada.at(homes[0]), ada.at(homes[1])];
    const page = { origin: homes[0] };
    const key = new Authenticator();
    const [begun] = (await here.call('passkey/options', { purpose: 'create' }, page)).data;
    expect((await there.call('passkey/create', { passkey: key.make(begun.options, page) }, page)).status).toBe(1);
    const [asked] = (await here.call('login/passkey/options', {}, page)).data;
    const passkey = key.sign(asked.options, page);
    expect((await new Visitor(homes[1]).call('login/passkey', { passkey }, page)).status).toBe(1);
    expect((await new Visitor(homes[0]).call('login/passkey', { passkey }, page)).code).toBe(ERRORS.passkey_wrong.code);
  });

  it('know each other’s sessions, and each other’s log-outs', async () => {
    const ada = await enter();
    const there = ada.at(homes[1]);
    expect((await ada.call('user_info', {})).data).toEqual((await there.call('user_info', {})).data);
    await there.call('logout', {});
    expect((await ada.call('user_info', {})).message).toBe('session not exist');
  });

  it('count a limit together, sell together and write every reading once, side by side', async () => {
    const ada = await enter();
    const limit = LIMITS.askByPerson.count;
    const questions = Array.from({ length: limit + 6 }, (_, index) => `Will it be number ${index}?`);
    const answers = await Promise.all(
      questions.map((question, index) => askAgainWhenBusy(ada.at(homes[index % 2] as string), asking({ question }))),
    );
    const sold = answers.filter(({ status }) => status === 1);
    expect(sold).toHaveLength(limit);
    expect(answers.filter(({ code }) => code === ERRORS.too_many.code)).toHaveLength(6);
    expect(await balanceOf(ada)).toBe(1000 - limit * 10);
    for (const [index, { data }] of sold.entries()) {
      const { text, last } = await readToEnd(ada.at(homes[index % 2] as string), data[0].order_id);
      expect(text).toBe(SENTENCES.join(''));
      expect(last.order.state).toBe('served');
    }
    expect(model.asked).toHaveLength(limit);
    // One server alone writes eight at a time.
    expect(most).toBeGreaterThan(8);
  });

  it('go on when one of them is killed: the other takes its readings up', async () => {
    pace = 150;
    const ada = await enter();
    const orders: string[] = [];
    for (let count = 0; count < 4; count += 1)
      orders.push((await ada.call('spread_level_ask', asking())).data[0].order_id);
    await expect.poll(() => writing).toBe(4);
    programs[0]?.process.kill('SIGKILL');
    await programs[0]?.ended();
    for (const order_id of orders) {
      const { text, last } = await readToEnd(ada.at(homes[1]), order_id);
      expect(text).toBe(SENTENCES.join(''));
      expect(last.order.state).toBe('served');
    }
  });
});
