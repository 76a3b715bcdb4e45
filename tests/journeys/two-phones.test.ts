import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { enterByEmail } from './steps.ts';
import { offlinePhone, readyOffline } from './world.ts';

const inside = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const timeField = (page: Page) => page.getByLabel('Time of birth, by the clock of the place');
const dateField = (page: Page) => page.getByLabel('Date of birth');

/** Opens the one chart of this phone, changes it by hand, and keeps it. */
async function change(page: Page, edit: () => Promise<void>): Promise<void> {
  await inside(page, '/astrolabe/info');
  await page.getByRole('link', { name: 'Change the birth' }).tap();
  await nameField(page).waitFor();
  await edit();
  await page.getByRole('button', { name: 'Keep', exact: true }).tap();
  await page.getByRole('link', { name: 'Read the chart' }).waitFor();
}

/** The line under the name of each chart in the list, again and again until it says so. */
async function listSays(page: Page, words: RegExp): Promise<void> {
  await inside(page, '/astrolabe');
  const list = page.locator('main ul li a[href*="/astrolabe/info"]');
  await expect.poll(() => list.allInnerTexts()).toEqual([expect.stringMatching(words)]);
}

/** The list, opened again and again while the account may still have something newer. */
async function listComesToSay(page: Page, words: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      await inside(page, '/user');
      await inside(page, '/astrolabe');
      await page.getByRole('heading', { name: 'Your charts' }).waitFor();
      return (await page.locator('main').innerText()).replaceAll('\n', ' ');
    })
    .toMatch(words);
}

it('a chart changed on two phones without a network is whole on both; what is typed while a slow network brings it stays', async ({
  browser,
  program,
}) => {
  const lines = await Promise.all([Network.to(program.address), Network.to(program.address)]);
  const [here, there] = lines as [Network, Network];
  const first = await offlinePhone(browser, here.address);
  const { page } = first;
  await page.goto('/login');
  await enterByEmail(page, program, 'en', 'two-phones@example.org');
  await page.waitForURL((url) => url.pathname === '/');
  const second = await offlinePhone(browser, there.address);
  await second.context.addCookies(await first.context.cookies());
  await second.page.goto('/');
  await Promise.all([readyOffline(page, 'en'), readyOffline(second.page, 'en')]);

  // the account makes the chart, but its answer is lost; then the chart is changed, and is made no second time
  here.fault = (path) => (path.endsWith('/create_user_profile') ? 'lost' : 'none');
  await inside(page, '/astrolabe/edit');
  await nameField(page).fill('Ada');
  await dateField(page).fill('1990-05-05');
  await timeField(page).fill('14:30');
  await page.getByRole('button', { name: /^Birthplace/ }).tap();
  await page.getByRole('searchbox').fill('Lisbon');
  await page.locator('dialog li button', { hasText: 'Lisbon' }).first().tap();
  await page.getByRole('button', { name: 'Use this place' }).tap();
  await page.getByRole('button', { name: 'Cast the chart' }).tap();
  await page.getByRole('link', { name: 'Read the chart' }).waitFor();
  await expect.poll(() => here.spoilt.length).toBeGreaterThan(0);
  here.pull();
  await change(page, () => dateField(page).fill('1990-06-06'));
  here.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await listComesToSay(second.page, /Ada June 6, 1990 · 14:30/);
  await listSays(page, /^Ada\s+June 6, 1990 · 14:30/);
  await listSays(second.page, /^Ada\s+June 6, 1990 · 14:30/);

  here.pull();
  there.pull();
  await change(page, () => nameField(page).fill('Ada Lo'));
  await change(second.page, () => timeField(second.page).fill('15:45'));
  await listSays(page, /^Ada Lo\s+June 6, 1990 · 14:30/);
  await listSays(second.page, /^Ada\s+June 6, 1990 · 15:45/);
  here.mend();
  there.mend();
  await Promise.all([page, second.page].map((one) => one.evaluate(() => dispatchEvent(new Event('online')))));
  await listComesToSay(page, /Ada Lo June 6, 1990 · 15:45/);
  await listComesToSay(second.page, /Ada Lo June 6, 1990 · 15:45/);

  here.fault = (path) => (path.includes('profile') ? 'slow' : 'none');
  await change(page, () => nameField(page).fill('Ada One'));
  await change(page, () => nameField(page).fill('Ada Two'));
  await listComesToSay(second.page, /Ada Two June 6, 1990 · 15:45/);
  await listSays(page, /^Ada Two\s+June 6, 1990 · 15:45/);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await Promise.all([first.context.close(), second.context.close()]);
  await Promise.all(lines.map((line) => line.close()));
});
