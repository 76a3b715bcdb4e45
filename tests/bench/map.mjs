// The map layer in Chromium: what a frame of 60 tiles costs while the map is dragged, how soon the first picture is whole,
// and what a tile of the base map costs. One JSON line a figure. Plain node, no arguments.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { root } from '../../server/prepare.mjs';
import { chromiumPath } from '../chromium.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** Ten by six tiles. */
const WIDE = { width: 2560, height: 1536 };
const say = (name, value, unit, budget) =>
  console.log(JSON.stringify({ name, value: Math.round(value * 1000) / 1000, unit, budget }));
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const files = { '/page.js': await code('tests/bench/map-page.ts') };
let latency = [0, 0];
const pages = await serve((path, answer) => {
  const script = files[path];
  answer.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' });
  answer.end(
    script ??
      '<!doctype html><style>body{margin:0}#map{position:absolute;inset:0}</style><div id="map"></div><script type="module" src="/page.js"></script>',
  );
});
let picture = Buffer.alloc(0);
const tiles = await serve((_, answer) => {
  const [least, most] = latency;
  setTimeout(
    () => {
      answer.writeHead(200, {
        'Content-Type': 'image/png',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-store',
      });
      answer.end(picture);
    },
    least + Math.random() * (most - least),
  );
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });

for (const [level, name] of [
  [2, 'the world'],
  [6, 'a country'],
  [11, 'a town'],
]) {
  const page = await open();
  if (picture.length === 0) picture = Buffer.from(await page.evaluate(() => window.figures.sample()), 'base64');
  await page.reload();
  await page.waitForFunction(() => window.figures !== undefined);
  const times = await page.evaluate((z) => window.figures.landTiles(z, 6), level);
  say(`base map: a tile of ${name}`, median(times.slice(8)), 'ms', 2);
  say(`base map: a tile of ${name}, the first eight after the page was opened`, median(times.slice(0, 8)), 'ms');
  await page.close();
}

for (const [least, most, peer] of [
  [0, 0, 341],
  [30, 60, 771],
  [120, 200, 1918],
]) {
  latency = [least, most];
  const times = [];
  for (let round = 0; round < 3; round++) {
    const page = await open();
    times.push(await page.evaluate((url) => window.figures.firstPicture(url), template()));
    await page.close();
  }
  say(`first picture of 60 tiles, latency ${least}-${most} ms`, Math.min(...times), 'ms', peer);
}

latency = [0, 0];
for (const rotation of [0, 30]) {
  const page = await open();
  await page.evaluate((url) => window.figures.firstPicture(url), template());
  const { work, frames } = await page.evaluate((degrees) => window.figures.drag(degrees), rotation);
  const how = rotation === 0 ? 'dragged' : 'turned and dragged';
  say(`60 tiles ${how}: the layer's work in a frame`, median(work), 'ms', 4);
  say(`60 tiles ${how}: time between frames`, median(frames), 'ms', 16.7);
  await page.close();
}

await browser.close();
for (const server of [pages, tiles]) {
  server.closeAllConnections();
  server.close();
}

function template() {
  return `http://127.0.0.1:${tiles.address().port}/{z}/{x}/{y}.png`;
}

async function open() {
  const page = await browser.newPage({ viewport: WIDE });
  await page.goto(`http://127.0.0.1:${pages.address().port}/`);
  await page.waitForFunction(() => window.figures !== undefined);
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
