import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../server/stage.ts';
import { type StandIn, standIn, stream } from '../server/stand-in.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { WORDS } from './words.ts';
import { launch, phone } from './world.ts';

const SENTENCES = Array.from({ length: 24 }, (_, index) => `Sentence number ${index + 1}. `);

let model: StandIn;
let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  model = await standIn((_, response) => void stream(response, SENTENCES, { every: 120 }));
  const env = { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };
  [stage, browser] = await Promise.all([openStage({ appDir: 'dist/app', env }), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.close();
  await model?.close();
});

/** Asks a model about three cards. @returns the calls that were made until its text was there, whole and once. */
async function askAndRead(page: Page, email: string): Promise<string[]> {
  const calls: string[] = [];
  await page.goto('/login');
  await enterByEmail(page, stage, 'en', email);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/tarot?drawType=3');
  await drawAndRead(page, 'en', 3);
  page.on('request', (request) => calls.push(new URL(request.url()).pathname.split('/').at(-1)!));
  await page.getByRole('button', { name: WORDS.en.ai }).tap();
  await page.getByRole('button', { name: WORDS.en.ask }).tap();
  const text = page.locator('section').filter({ hasText: 'Written by a language model' });
  await expect.poll(() => text.innerText().catch(() => ''), { timeout: 20_000 }).toContain('Sentence number 24.');
  expect((await text.innerText()).match(/Sentence number \d+\./g)).toEqual(SENTENCES.map((one) => one.trim()));
  return calls;
}
const count = (calls: readonly string[], name: string) => calls.filter((call) => call === name).length;

it('what a model writes is heard as it is written, on one line', async () => {
  const { context, page, complaints } = await phone(browser, stage.home);
  const calls = await askAndRead(page, 'hears@example.org');
  expect(count(calls, 'order_stream')).toBe(1);
  expect(count(calls, 'get_order')).toBeLessThan(4);
  expect(complaints).toEqual([]);
  await context.close();
});

it('where no stream gets through the text is asked for, and comes just the same', async () => {
  stage.advance(61);
  const { context, page, complaints } = await phone(browser, stage.home);
  await page.route('**/order_stream*', (route) => route.abort());
  const calls = await askAndRead(page, 'asks@example.org');
  expect(count(calls, 'order_stream')).toBe(1);
  expect(count(calls, 'get_order')).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
  await context.close();
});
