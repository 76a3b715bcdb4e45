import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { WORDS } from './words.ts';
import { offlinePhone, Program, readyOffline } from './world.ts';

/** What its operator changes is changed for everybody: no program of other tests. */
let program: Program;
beforeAll(async () => {
  program = await Program.start();
});
afterAll(() => program?.stop());

const tile = (page: Page, name: string) => page.locator('main ul').first().getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

it('what the operator switches off and says holds without a network, until he switches it on again', async ({
  browser,
}) => {
  const network = await Network.to(program.address);
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  await page.goto('/');
  await tile(page, 'Dreams').waitFor();
  await readyOffline(page, 'en');

  await program.operate('--switch-off', 'dream', 'lenormand', 'tests', 'ai');
  await program.operate(
    '--notice',
    'move',
    'maintenance',
    '2020-01-01T00:00Z',
    '2100-01-01T00:00Z',
    'We move tonight.',
    '今晚维护。',
    '今晚維護。',
  );
  await page.reload();
  await expect.poll(() => tile(page, 'Dreams').count()).toBe(0);
  expect(await tile(page, 'Star dice').count()).toBe(1);
  await page.getByText('We move tonight.').first().waitFor();

  network.fault = () => 'cut';
  await page.goto('/tarot?drawType=1');
  await drawAndRead(page, 'en', 1);
  await page.getByRole('button', { name: 'By a person', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'AI reading' }).count()).toBe(0);

  await page.goto('/');
  await page.getByText('We move tonight.').first().waitFor();
  await expect.poll(() => tile(page, 'Dreams').count()).toBe(0);
  await page.getByRole('button', { name: 'Put this notice away' }).tap();
  await expect.poll(() => page.getByText('We move tonight.').count()).toBe(0);
  for (const path of ['/dream', '/tools', '/lenormand/home']) {
    await page.goto(path);
    await heading(page, 'Switched off at the moment').waitFor();
  }
  await page.goto('/user');
  await page.getByText('Lessons', { exact: true }).first().waitFor();
  expect(await page.getByText('Tests', { exact: true }).count()).toBe(0);
  await page.goto('/dream/diary');
  await heading(page, 'Dream diary').waitFor();

  network.mend();
  await program.operate('--switch-on', 'dream', 'lenormand', 'tests', 'ai');
  await page.goto('/dream');
  await page.getByRole('searchbox').waitFor();
  await page.goto('/');
  await expect.poll(() => tile(page, 'Dreams').count()).toBe(1);
  expect(await page.getByText('We move tonight.').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});

it('a price holds without a network as the phone heard it last, and nothing is paid at a higher one', async ({
  browser,
}) => {
  const network = await Network.to(program.address);
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  const button = (name: string) => page.getByRole('button', { name });
  const level = () => button(WORDS.en.ai).tap();
  await page.goto('/tarot?drawType=1');
  await drawAndRead(page, 'en', 1);
  await readyOffline(page, 'en');
  await level();
  await page.getByText('6 coins', { exact: true }).first().waitFor();
  await button(WORDS.en.wish).tap();
  await enterByEmail(page, program, 'en', 'price@example.org');
  await page.getByText('100 coins', { exact: true }).first().waitFor();

  network.fault = () => 'cut';
  await page.reload();
  await level();
  await page.getByText('This is the last price this phone heard.').first().waitFor();
  await button('Ask for 6 coins').tap();
  await page.getByText('Waiting for the network').first().waitFor();

  await program.operate('--price', 'ai-1=8');
  network.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('alert').getByText('The price has changed. Nothing was paid').first().waitFor();
  await button('Ask for 8 coins').waitFor();
  await page.getByText('100 coins', { exact: true }).first().waitFor();
  await button('Ask for 8 coins').tap();
  const balance = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('UserInfo') ?? '{}').balance as number | undefined);
  await expect.poll(balance).toBe(92);
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});
