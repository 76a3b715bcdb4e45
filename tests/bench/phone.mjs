// The built app on a port of its own and phones in Chromium, for the benches that look at a page.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** One figure as a JSON line; `budget` in the same unit. */
export function say(name, value, unit, budget) {
  console.log(JSON.stringify({ name, value: Math.round(value * 1000) / 1000, unit, budget }));
}

export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** The built server with an empty database. Resolves with its address and how to stop it. */
export async function openApp() {
  const data = mkdtempSync(join(tmpdir(), 'asterly-bench-'));
  chmodSync(data, 0o755);
  const server = spawn('node', ['dist/server/dev.js'], { env: { ...process.env, PORT: '0', DATA_DIR: data } });
  const home = await new Promise((resolve) => {
    let heard = '';
    server.stdout.on('data', (part) => {
      heard += part;
      const found = /Ready at (http:\/\/\S+?),/.exec(heard);
      if (found) resolve(found[1].replace('127.0.0.1', 'localhost'));
    });
  });
  const close = async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.on('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  };
  return { home, close };
}

export function openBrowser() {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** A phone of 375 x 812 with storage of its own; `wire` speaks to the browser itself. */
export async function phone(browser) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  const page = await context.newPage();
  return { context, page, wire: await context.newCDPSession(page) };
}
