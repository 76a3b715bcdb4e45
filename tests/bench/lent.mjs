// The tile layer on a lent WebGL context, side by side with @vuemap/amap-xyz-layer on the same stand-in of AMap's map, in
// turns in one run, drawn by SwiftShader: the first picture of 60 tiles at three latencies, a frame, an event, a zoom, a
// walk there and back. The figure of that layer stands as the budget of ours. Plain node, no arguments.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { root } from '../../server/prepare.mjs';
import { chromiumPath } from '../chromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
/** Nine and a half by five and a half tiles of 128 px, round a corner: ten by six of them. */
const SIZE = { width: 1216, height: 704 };
const QUIET_MS = 250;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** A first picture is one figure a page, so it takes more of them. */
const PICTURE_ROUNDS = ROUNDS * 2 + 1;
const say = (name, value, unit, budget) =>
  console.log(
    JSON.stringify({ name, value: round(value), unit, budget: budget === undefined ? budget : round(budget) }),
  );
const round = (value) => Math.round(value * 100) / 100;
/** Of a frame's work: whatever else the machine does can only add to it. */
const quartile = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 4)];
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const script = await code('tests/bench/lent-page.ts');
const html =
  '<!doctype html><style>body{margin:0}#map{position:absolute;inset:0}</style><div id="map"></div><script type="module" src="/page.js"></script>';
const pages = await serve((path, answer) => {
  const isScript = path === '/page.js';
  answer.writeHead(200, {
    'Content-Type': isScript ? 'text/javascript' : 'text/html',
    // Alone in its process a page has a clock of 5 microseconds instead of 100.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  });
  answer.end(isScript ? script : html);
});
let latency = [0, 0];
let keep = 'no-store';
let asked = 0;
/** Questions underway, and when the last one came or ended. */
let underway = 0;
let changed = 0;
let picture = Buffer.alloc(0);
const tiles = await serve((_, answer) => {
  asked += 1;
  underway += 1;
  changed = performance.now();
  const [least, most] = latency;
  const head = { 'Content-Type': 'image/png', 'Access-Control-Allow-Origin': '*', 'Cache-Control': keep };
  answer.on('close', () => {
    underway -= 1;
    changed = performance.now();
  });
  setTimeout(() => answer.writeHead(200, head).end(picture), least + Math.random() * (most - least));
});
const template = `http://127.0.0.1:${tiles.address().port}/{z}/{x}/{y}.png`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
const sampler = await open();
picture = Buffer.from(await sampler.evaluate(() => window.lent.sample()), 'base64');
await sampler.close();

for (const between of [
  [0, 0],
  [30, 60],
  [120, 200],
]) {
  latency = between;
  const { ours, peer } = await bySide(
    (page, which) => page.evaluate(([layer, url]) => window.lent.firstPicture(layer, url), [which, template]),
    PICTURE_ROUNDS,
  );
  say(`first picture, latency ${between.join('-')} ms`, median(ours), 'ms', median(peer));
}

latency = [0, 0];
const drags = await bySide(async (page, which) => {
  await page.evaluate(([layer, url]) => window.lent.firstPicture(layer, url), [which, template]);
  return page.evaluate(() => window.lent.drag());
});
for (const [name, unit, figure] of [
  ["dragged: a frame's drawing", 'ms', ({ frames }) => quartile(frames)],
  ['dragged: an event and the drawing of a frame', 'ms', ({ frames, events }) => quartile(frames) + quartile(events)],
  ['dragged: a frame until the card has drawn it', 'ms', ({ whole }) => quartile(whole)],
  ['dragged: calls of WebGL in a frame', '', ({ calls }) => calls],
])
  say(name, median(drags.ours.map(figure)), unit, median(drags.peer.map(figure)));

const zooms = await bySide(async (page, which) => {
  await page.evaluate(([layer, url]) => window.lent.firstPicture(layer, url), [which, template]);
  return page.evaluate(() => window.lent.zoom());
}, 1);
say('two levels in and out: frames without a tile', zooms.ours[0].blank, '', zooms.peer[0].blank);
say('two levels in and out: frames with a hole', zooms.ours[0].holed, '', zooms.peer[0].holed);

// Pictures may be kept, as servers of tiles allow: else an image element, which the browser keeps beside its cache, would
// be asked for less often than a fetch for the same want.
keep = 'max-age=3600';
const walks = await bySide(async (page, which) => {
  await page.evaluate(([layer, url]) => window.lent.firstPicture(layer, url, 240), [which, template]);
  asked = 0;
  const before = await page.evaluate(() => window.lent.sent());
  const way = Array.from({ length: 12 }, (_, step) => step + 1);
  for (const there of [...way, ...way.reverse().map((step) => step - 1)]) {
    await page.evaluate((step) => window.lent.step(step), there);
    await quiet(page);
  }
  return { asked, sent: (await page.evaluate(() => window.lent.sent())) - before };
}, 1);
for (const [name, figure] of [
  ['asked of the server', 'asked'],
  ['sent to the card', 'sent'],
])
  say(`a walk there and back, 240 kept: pictures ${name}`, walks.ours[0][figure], '', walks.peer[0][figure]);

await browser.close();
for (const server of [pages, tiles]) {
  server.closeAllConnections();
  server.close();
}

/** Both layers in turns, each on a page of its own. */
async function bySide(measure, rounds = ROUNDS) {
  const found = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const which of round % 2 ? ['peer', 'ours'] : ['ours', 'peer']) {
      const page = await open();
      found[which].push(await measure(page, which));
      await page.close();
    }
  }
  return found;
}

/** Waits until nothing more is asked for or sent to the card: however slow the machine, each step of a walk is seen whole. */
async function quiet(page) {
  let sent = -1;
  changed = performance.now();
  while (underway > 0 || performance.now() < changed + QUIET_MS) {
    const now = await page.evaluate(() => window.lent.sent());
    if (now !== sent) changed = performance.now();
    sent = now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function open() {
  const page = await browser.newPage({ viewport: SIZE });
  if (process.env.LOUD) page.on('pageerror', (e) => console.log(String(e))).on('console', (m) => console.log(m.text()));
  await page.goto(`http://127.0.0.1:${pages.address().port}/`);
  await page.waitForFunction(() => window.lent !== undefined);
  return page;
}

function serve(answer) {
  const server = createServer((request, response) => answer(request.url, response));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A page's program as one file. */
async function code(entry) {
  const [made] = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, lib: { entry: join(root, entry), formats: ['es'], fileName: () => 'page.js' } },
  });
  return made.output[0].code;
}
