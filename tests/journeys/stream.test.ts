import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { openStage, type Stage } from '../server/stage.ts';
import { type StandIn, standIn, stream } from '../server/stand-in.ts';
import { it } from './fixtures.ts';
import { comeBack } from './lost-calls.ts';
import { Network } from './network.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { WORDS } from './words.ts';
import { phone } from './world.ts';

const SENTENCES = Array.from({ length: 24 }, (_, index) => `Sentence number ${index + 1}. `);

let model: StandIn;
/** The model answers nothing but errors. */
let isDown = false;
/** The model rests in the middle of its text, when the first part of it is with the server, until it is let go on. */
let gone: Promise<void>;
let letGo: () => void;
let stage: Stage;
let browser: Browser;
it.beforeAll(async ({ browser: shared }) => {
  model = await standIn((_, response) => {
    if (isDown) response.writeHead(500).end('{}');
    else void stream(response, SENTENCES, { every: 40, rest: { after: 10, until: gone } });
  });
  const env = { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };
  browser = shared;
  stage = await openStage({ appDir: 'dist/app', env });
});
afterAll(async () => {
  await stage?.close();
  await model?.close();
});

beforeEach(() => {
  gone = new Promise((resolve) => {
    letGo = resolve;
  });
});
afterEach(() => letGo());

const count = (calls: readonly string[], name: string) => calls.filter((call) => call === name).length;

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await enterByEmail(page, stage, 'en', email);
  await page.waitForURL((url) => url.pathname === '/');
}

/** Keeps the name of every call from now on. */
function listenIn(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname.split('/').at(-1)!));
  return calls;
}

/** The text comes to its last sentence, with each of them once and in its place. */
async function expectWhole(text: Locator): Promise<void> {
  await expect.poll(() => text.innerText().catch(() => '')).toContain('Sentence number 24.');
  expect((await text.innerText()).match(/Sentence number \d+\./g)).toEqual(SENTENCES.map((one) => one.trim()));
}

/** The first part of the text is there while the model has not yet written the last. */
async function expectBegun(text: Locator): Promise<void> {
  await expect.poll(() => text.innerText().catch(() => '')).toContain('Sentence number 3.');
  expect(await text.innerText()).not.toContain('Sentence number 24.');
}

/**
 * Asks a model about three cards, and lets it go on when its text has begun and so many calls asked for it.
 * @returns the calls that were made until the text was there, whole and once.
 */
async function askAndRead(page: Page, email: string, asked: number): Promise<string[]> {
  await enter(page, email);
  await page.goto('/tarot?drawType=3');
  await drawAndRead(page, 'en', 3);
  const calls = listenIn(page);
  await page.getByRole('button', { name: WORDS.en.ai }).tap();
  await page.getByRole('button', { name: WORDS.en.ask }).tap();
  await expectBegun(page.locator('main'));
  await expect.poll(() => count(calls, 'get_order')).toBeGreaterThanOrEqual(asked);
  letGo();
  await expectWhole(page.locator('section').filter({ hasText: 'Written by a language model' }));
  return calls;
}

/** The network is cut in the middle of a text; it goes on after the last part that arrived, and is there whole and once. */
async function expectOverACut(page: Page, network: Network, text: Locator): Promise<void> {
  const calls = listenIn(page);
  await page.getByRole('button', { name: 'Ask for 20 coins' }).tap();
  await expectBegun(text);
  const from = network.seen.length;
  network.pull();
  await expect.poll(() => network.spoilt.length).toBeGreaterThan(0);
  network.mend();
  await comeBack(page);
  letGo();
  await expectWhole(text);
  const after = network.seen.slice(from).filter(({ path }) => path.includes('/order_stream'));
  for (const { path } of after) expect(path).toMatch(/after=1%3A[1-9]/);
  expect(count(calls, 'order_stream')).toBeGreaterThan(0);
  expect(count(calls, 'get_order')).toBeLessThan(8);
}

it('what a model writes is heard as it is written, on one line', async () => {
  const { context, page, complaints } = await phone(browser, stage.home);
  const calls = await askAndRead(page, 'hears@example.org', 0);
  expect(count(calls, 'order_stream')).toBe(1);
  expect(count(calls, 'get_order')).toBeLessThan(4);
  expect(complaints).toEqual([]);
  await context.close();
});

it('where no stream gets through the text is asked for, and comes just the same', async () => {
  stage.advance(61);
  const { context, page, complaints } = await phone(browser, stage.home);
  await page.route('**/order_stream*', (route) => route.abort());
  const calls = await askAndRead(page, 'asks@example.org', 3);
  expect(count(calls, 'order_stream')).toBe(1);
  expect(count(calls, 'get_order')).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
  await context.close();
});

it('the answer to a chart is heard as it is written, and over a cut goes on where it was', async () => {
  stage.advance(61);
  const network = await Network.to(stage.home);
  const { context, page, complaints } = await phone(browser, network.address);
  await enter(page, 'chart@example.org');
  await page.goto('/astrolabe/edit');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Date of birth').fill('1990-05-05');
  await page.getByLabel('Time of birth, by the clock of the place').fill('03:10');
  await page.getByRole('button', { name: /^Birthplace/ }).tap();
  await page.getByRole('button', { name: 'Coordinates', exact: true }).tap();
  await page.getByLabel('Latitude, north or south').fill('51.5');
  await page.getByLabel('Longitude, east or west').fill('-0.12');
  await page.getByRole('button', { name: 'Use this place' }).tap();
  await page.getByRole('button', { name: 'Cast the chart' }).tap();
  await page.getByRole('link', { name: 'Ask the chart' }).tap();
  await page.locator('main textarea, main input[type=text]').first().fill('What helps me at work?');
  await expectOverACut(page, network, page.locator('main'));
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});

it('the reading of a dream is heard as it is written, and over a cut goes on where it was', async () => {
  stage.advance(61);
  const network = await Network.to(stage.home);
  const { context, page, complaints } = await phone(browser, network.address);
  await enter(page, 'dream@example.org');
  await page.goto('/dream/diary');
  await page.getByRole('link', { name: 'Write a dream down' }).tap();
  await page.getByLabel('The dream').fill('I flew over my old school.');
  await page.getByRole('button', { name: 'Done' }).tap();
  await expectOverACut(page, network, page.locator('section').filter({ hasText: 'Written by a language model' }));
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});

it('a reading that nobody could write says so, gives the coins back, and can be asked for again', async () => {
  stage.advance(61);
  const { context, page, complaints } = await phone(browser, stage.home);
  await enter(page, 'fails@example.org');
  await page.goto('/dream/diary');
  await page.getByRole('link', { name: 'Write a dream down' }).tap();
  await page.getByLabel('The dream').fill('I flew over my old school.');
  await page.getByRole('button', { name: 'Done' }).tap();
  const ask = page.getByRole('button', { name: 'Ask for 20 coins' });
  isDown = true;
  letGo();
  await ask.tap();
  const failed = page.getByRole('alert').getByText('Interpretation failed, please try again');
  const breatheOut = () => stage.advance(5);
  await expect.poll(() => failed.count().finally(breatheOut)).toBe(1);
  await page.getByRole('status').getByText('Interpretation failed, please try again').first().waitFor();
  await page.getByRole('alert').getByText('Your coins are back in your balance.').first().waitFor();
  isDown = false;
  await ask.tap();
  await expectWhole(page.locator('section').filter({ hasText: 'Written by a language model' }));
  await page.goto('/user');
  await page.getByText('80 coins', { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
