// Prints the figures of the built server, one JSON line each: warm start, reads a second, paid asks a second. Plain node.
// `asks` leaves the reads out.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { build } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const outDir = join(root, 'node_modules/.cache/bench-server/server');
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const say = (name, value, unit, budget) =>
  console.log(JSON.stringify({ name, value: Math.round(value * 100) / 100, unit, budget }));

await build({ configFile: join(root, 'server/vite.config.ts'), logLevel: 'error', build: { outDir } });
const dataDir = await mkdtemp(join(tmpdir(), 'asterly-bench-'));
await chmod(dataDir, 0o755);

/** Starts the program and waits for its first answer. */
async function open() {
  const began = performance.now();
  const child = spawn(process.execPath, [join(outDir, 'dev.js')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, WELCOME_COINS: '100000', TRUSTED_PROXY: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const home = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /Ready at (\S+?)[, ]/.exec(chunk.toString());
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  await fetch(`${home}/fast/tarot/api/v1/home_page`);
  return { child, home, took: performance.now() - began };
}

const close = ({ child }) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

const cold = await open();
say('first start, database made', cold.took / 1000, 's', null);
await close(cold);
const server = await open();
say('warm start', server.took / 1000, 's', 3);
const api = `${server.home}/fast/tarot/api`;

async function post(path, payload, headers = {}) {
  const response = await fetch(`${api}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.home, ...headers },
    body: JSON.stringify(payload),
  });
  return {
    body: await response.json(),
    cookie: response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}

/** A household's address may ask for 40 codes an hour. */
const addressOf = (index) => `198.51.100.${1 + Math.floor(index / 20)}`;

async function enter(email, address = addressOf(0)) {
  const from = { 'X-Forwarded-For': address };
  await post('v1/email/verify_code', { email }, from);
  const letters = await (await fetch(`${server.home}/dev/inbox.json`)).json();
  const letter = letters.find(({ to }) => to === email);
  const { body, cookie } = await post('v1/email_login', { email, code: letter.code }, from);
  return { Authorization: `Bearer ${body.data[0].tarot_session}`, Cookie: cookie };
}

async function load(name, path, headers) {
  const options = { url: `${api}/${path}`, connections: 32, headers };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS });
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`);
  say(`${name}: reads`, requests.average, '1/s', 2000);
  say(`${name}: p99`, latency.p99, 'ms', 50);
}

/** The seal as the phone makes it; src/domain/draw/seal.ts is its law. */
function sealOf(draw, spreadId, question, topic) {
  const sha = (facts) => createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const pile = sha(['asterly-pile-1', draw.deck, spreadId, question, topic, [], draw.drawn_at]);
  const laid = draw.cards.map((card) => [card.position, card.id, card.reversed]);
  return sha(['asterly-draw-1', pile, laid, false]);
}

/** Paid asks, each with a key of its own, by people who each ask as often as the limit lets them. */
async function asks(people) {
  const draw = {
    deck: 'tarot',
    cards: ['past', 'present', 'future'].map((position, index) => ({ id: `maj0${index}`, reversed: false, position })),
    drawn_at: new Date().toISOString(),
  };
  draw.seal = sealOf(draw, 3, 'Will it work?', 'open');
  let count = 0;
  const next = () => {
    const person = people[count % people.length];
    count += 1;
    const ask = { idempotency_key: randomUUID(), spread_id: 3, level: 'ai', question: 'Will it work?', draw };
    const headers = { ...person, 'Content-Type': 'application/json', Origin: server.home };
    return { headers, body: JSON.stringify(ask) };
  };
  const flatOut = async (duration) => {
    const { latency, requests, non2xx, errors, mismatches } = await autocannon({
      url: `${api}/v1/spread_level_ask`,
      method: 'POST',
      requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
      verifyBody: (body) => body.includes('"status":1'),
      connections: 16,
      duration,
    });
    if (non2xx + errors + mismatches > 0) throw new Error(`${non2xx + mismatches} asks refused, ${errors} failed`);
    return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
  };
  const told = (name, { rate, p50, p99 }) => {
    say(`spread_level_ask, ${name}: paid asks`, rate, '1/s', 400);
    say(`spread_level_ask, ${name}: p50`, p50, 'ms', null);
    say(`spread_level_ask, ${name}: p99`, p99, 'ms', 50);
  };
  await flatOut(1);
  told('420 arrive a second by chance', await arriving(420, next));
  told('flat out on 16 lines', await flatOut(SECONDS));
}

/** Asks that arrive by chance, so many a second, whatever became of those before; each counts from its arrival. */
async function arriving(rate, next) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  const asks = [];
  const began = performance.now();
  let due = began;
  while (due < began + SECONDS * 1000) {
    due -= (Math.log(1 - Math.random()) * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const arrived = due;
    asks.push(askOnce(agent, next()).then(() => times.push(performance.now() - arrived)));
  }
  await Promise.all(asks);
  const took = performance.now() - began;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)];
  return { rate: (times.length / took) * 1000, p50: at(0.5), p99: at(0.99) };
}

function askOnce(agent, { headers, body }) {
  return new Promise((resolve, reject) => {
    const asked = request(`${api}/v1/spread_level_ask`, { method: 'POST', agent, headers }, (answer) => {
      let said = '';
      answer.on('data', (part) => {
        said += part;
      });
      answer.on('end', () => (said.includes('"status":1') ? resolve() : reject(new Error(said))));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
try {
  const ada = await enter('ada@example.org');
  if (process.argv[2] !== 'asks') {
    await load('user_info', 'v1/user_info', ada);
    await load('home_page', 'v1/home_page?locale=zh-CN');
    await load('spread_list', 'v1/spread_list?spread_type=1&locale=zh-TW');
  }
  const askers = [];
  for (let index = 0; index < 400; index += 1) askers.push(await enter(`asker-${index}@example.org`, addressOf(index)));
  await asks(askers);
} finally {
  await close(server);
}
await rm(dataDir, { recursive: true, force: true });
