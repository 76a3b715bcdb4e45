// The search over the meanings of all cards in three languages at once, in Chromium with a processor four times slower,
// and what a person waits for: from a letter typed in the built app to the cards that fit. One JSON line a figure.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { root } from '../../server/prepare.mjs';
import { chromiumPath } from '../chromium.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const QUERIES = ['l', 'lo', 'lov', 'love', '爱', '愛', 'queen cups', '星', 'beginning', '7', 'zzz', '聖杯'];
const say = (name, value, unit, budget) =>
  console.log(JSON.stringify({ name, value: Math.round(value * 1000) / 1000, unit, budget }));
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
await alone();
await inTheApp();
await browser.close();

/** The search by itself. */
async function alone() {
  const [made] = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(root, 'tests/bench/search-page.ts'), formats: ['es'], fileName: () => 'page.js' },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const pages = createServer((request, response) => {
    const script = request.url === '/page.js';
    response.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' });
    response.end(script ? made.output[0].code : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const firsts = [];
  const nexts = [];
  for (let round = 0; round < 3; round++) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${pages.address().port}/`);
    await page.waitForFunction(() => window.searching !== undefined);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const { first, next } = await page.evaluate((queries) => window.searching.searches(queries), QUERIES);
    firsts.push(first);
    nexts.push(Math.max(...next));
    await page.close();
  }
  pages.closeAllConnections();
  pages.close();
  say('search of 114 cards in three languages, 4x: first', Math.min(...firsts), 'ms', 30);
  say('search of 114 cards in three languages, 4x: worst', Math.min(...nexts), 'ms', 30);
}

/** The search in the tarot library, from the key to the grid. */
async function inTheApp() {
  const data = mkdtempSync(join(tmpdir(), 'asterly-bench-'));
  chmodSync(data, 0o755);
  const server = spawn('node', ['dist/server/dev.js'], { env: { ...process.env, PORT: '0', DATA_DIR: data } });
  const home = await new Promise((resolve) => {
    let heard = '';
    server.stdout.on('data', (part) => {
      heard += part;
      const found = /Ready at (http:\/\/\S+?),/.exec(heard);
      if (found) resolve(found[1]);
    });
  });
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${home}/tarotMean`);
  await page.locator('main li img').nth(20).waitFor();
  await page.fill('input[type=search]', 'love');
  await page.locator('mark').first().waitFor();
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = [];
  for (const query of ['tower', '皇后', 'beginning', '聖杯', 'wheel', '恋']) {
    times.push(await page.evaluate(typed, query));
    await page.waitForTimeout(300);
  }
  say('tarot library, 4x: from a key to the cards that fit', median(times), 'ms');
  await context.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}

/** In the page: types a query and waits for the list to change. */
function typed(query) {
  return new Promise((resolve) => {
    const field = document.querySelector('input[type=search]');
    const list = document.querySelector('main ul');
    const start = performance.now();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve(performance.now() - start);
    });
    watch.observe(list, { childList: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, query);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
