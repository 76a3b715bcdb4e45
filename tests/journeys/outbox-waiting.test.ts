import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StandIn, standIn, stream } from '../server/stand-in.ts';
import { Network } from './network.ts';
import { drawAndRead, enterByEmail, QUESTIONS } from './steps.ts';
import { WORDS } from './words.ts';
import { launch, offlinePhone, Program, readyOffline } from './world.ts';

const WAIT = { timeout: 45_000 };

let model: StandIn;
let program: Program;
let browser: Browser;
beforeAll(async () => {
  model = await standIn((_request, response) => void stream(response, ['What you left ', 'comes back.']));
  [program, browser] = await Promise.all([
    Program.start({ OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' }),
    launch(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
  await model?.close();
});

const inside = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Waiting for the network' });

async function writeDream(page: Page): Promise<void> {
  await inside(page, '/dream/diary');
  await page.getByRole('link', { name: 'Write a dream down' }).tap();
  await page.getByLabel('The dream').fill('I flew over my old school.');
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Ask for 20 coins' }).tap(WAIT);
  await waiting(page).waitFor(WAIT);
}

async function askNewChart(page: Page): Promise<void> {
  await inside(page, '/astrolabe/edit');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Date of birth').fill('1990-05-05');
  await page.getByLabel('Time of birth, by the clock of the place').fill('14:30');
  await page.getByRole('button', { name: /^Birthplace/ }).tap();
  await page.getByRole('searchbox').fill('Lisbon');
  await page.locator('dialog li button', { hasText: 'Lisbon' }).first().tap();
  await page.getByRole('button', { name: 'Use this place' }).tap();
  await page.getByRole('button', { name: 'Cast the chart' }).tap();
  await page.getByRole('link', { name: 'Ask the chart' }).tap(WAIT);
  await page.getByText('This is the last price this phone heard.').first().waitFor(WAIT);
  await page.locator('#question').fill('What helps me at work?');
  await page.getByRole('button', { name: 'Ask the chart' }).tap();
  await waiting(page).waitFor(WAIT);
}

async function askDraw(page: Page): Promise<void> {
  await inside(page, '/tarot?drawType=3');
  await page.getByText('Past, present, future').first().waitFor(WAIT);
  await drawAndRead(page, 'en', 3);
  await page.getByRole('button', { name: WORDS.en.ai }).tap();
  await page.getByText('This is the last price this phone heard.').first().waitFor(WAIT);
  await page.getByRole('button', { name: /^Ask for \d+ coins/ }).tap();
  await waiting(page).waitFor(WAIT);
}

it('what is asked without a network waits in one list and is sent wherever the person is, and what always fails holds up nothing else', async () => {
  const network = await Network.to(program.address);
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  await page.goto('/login');
  await enterByEmail(page, program, 'en', 'waits@example.org');
  await page.waitForURL((url) => url.pathname === '/');
  await readyOffline(page, 'en');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('Params')), WAIT).toContain('prices');

  network.fault = (path) => (path.startsWith('/fast/') ? 'cut' : 'none');
  await writeDream(page);
  await askNewChart(page);
  await askDraw(page);
  await inside(page, '/user');
  await page.getByRole('button', { name: /^Waiting to be sent\s*4$/ }).tap(WAIT);
  const rows = page.locator('dialog li');
  const all = await rows.allInnerTexts();
  expect(all.map((text) => text.split('\n')[0])).toEqual([
    'I flew over my old school.',
    'Ada',
    'What helps me at work?',
    QUESTIONS.en,
  ]);
  expect(all[0]).toMatch(/Reading of a dream since \d/);
  expect(all[2]).toContain('Waits for the chart it is about.');
  const question = rows.filter({ hasText: 'What helps me at work?' });
  await expect.poll(() => question.getByRole('button', { name: 'Take back' }).count()).toBe(1);
  for (const one of await page.locator('dialog button').all())
    expect(Math.round((await one.boundingBox())!.height)).toBeGreaterThanOrEqual(44);

  // the answers to the chart and to its question are lost on the way; the ask for the cards never gets through
  const before = network.seen.length;
  const lost = new Set(['create_user_profile', 'ask_natal']);
  network.fault = (path) => {
    const call = path.split('?')[0]!.split('/').at(-1)!;
    if (call === 'spread_level_ask') return 'error';
    return lost.delete(call) ? 'lost' : 'none';
  };
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await rows.allInnerTexts()).map((text) => text.split('\n')[0]), { timeout: 40_000 })
    .toEqual([QUESTIONS.en]);
  const calls = network.seen.slice(before).map(({ path }) => path.split('?')[0]!.split('/').at(-1));
  const count = (call: string) => calls.filter((one) => one === call).length;
  expect(['create_user_profile', 'ask_natal', 'spread_level_ask_dream'].map(count)).toEqual([2, 2, 1]);
  await rows.first().getByText('The next try comes by itself.').first().waitFor(WAIT);
  expect(JSON.stringify(model.asked.map(({ body }) => body))).toContain('I flew over my old school');

  // what waits may go by itself as soon as it can, so the button is pressed while it cannot
  const tried = () => network.seen.filter(({ path }) => /\/spread_level_ask\b(?!_)/.test(path)).length;
  const triedBefore = tried();
  await page.getByRole('button', { name: 'Try now' }).tap();
  await expect.poll(tried, WAIT).toBeGreaterThan(triedBefore);
  network.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('Nothing waits to be sent.').first().waitFor(WAIT);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Orders' }).tap();
  await expect.poll(() => page.locator('main li').count(), WAIT).toBe(3);
  await inside(page, '/astrolabe/answer');
  await page.getByRole('link', { name: /^What helps me at work\?/ }).tap(WAIT);
  await page.getByText('What you left comes back.').first().waitFor(WAIT);
  await inside(page, '/dream/diary');
  await page.getByRole('link', { name: /I flew over my old school/ }).tap(WAIT);
  await page.getByText('What you left comes back.').first().waitFor(WAIT);
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});

it('what is taken back is not sent, a purchase whose answer was lost goes on from the list, and a log-out is reported later', async () => {
  const network = await Network.to(program.address);
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  await page.goto('/login');
  await enterByEmail(page, program, 'en', 'takes-back@example.org');
  await page.waitForURL((url) => url.pathname === '/');
  await readyOffline(page, 'en');
  await page.goto('/recharge');
  await page.getByRole('button', { name: /^180 coins/ }).waitFor();
  network.fault = (path) => (path.endsWith('/buy_currency_product') ? 'lost' : 'none');
  await page.getByRole('button', { name: /^180 coins/ }).tap();
  await page.getByRole('button', { name: /^Pay 18/ }).tap();
  await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor(WAIT);
  network.fault = (path) => (path.startsWith('/fast/') ? 'cut' : 'none');
  await page.keyboard.press('Escape');
  await writeDream(page);

  await inside(page, '/user');
  await page.getByRole('button', { name: /^Waiting to be sent\s*2$/ }).tap(WAIT);
  const rows = page.locator('dialog li');
  await rows.filter({ hasText: 'I flew' }).getByRole('button', { name: 'Take back' }).tap();
  await expect.poll(() => rows.count(), WAIT).toBe(1);
  network.mend();
  await page.getByRole('button', { name: 'Try now' }).tap();
  await rows.filter({ hasText: 'No answer came.' }).getByRole('button', { name: 'Go on' }).tap(WAIT);
  await page.waitForURL('**/recharge');
  const bought = network.seen.length;
  await page.getByRole('button', { name: /^180 coins/ }).tap(WAIT);
  await page.getByRole('button', { name: /^Pay 18/ }).tap();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor(WAIT);
  const calls = network.seen.slice(bought).map(({ path }) => path);
  expect(calls.filter((path) => path.endsWith('/buy_currency_product'))).toHaveLength(1);
  expect(network.seen.some(({ path }) => path.endsWith('/spread_level_ask_dream'))).toBe(true);
  await page.goto('/user/order');
  await expect.poll(() => page.locator('main li').count(), WAIT).toBe(1);

  await page.goto('/user/profile');
  network.fault = (path) => (path.startsWith('/fast/') ? 'cut' : 'none');
  await page.getByRole('button', { name: 'Log out', exact: true }).tap();
  await page.waitForURL('**/user');
  await page.getByRole('button', { name: /^Waiting to be sent\s*1$/ }).tap(WAIT);
  expect(await rows.allInnerTexts()).toEqual([expect.stringMatching(/^Log-out/)]);
  expect(await rows.getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: 'Try now' }).tap();
  network.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('Nothing waits to be sent.').first().waitFor(WAIT);
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});
