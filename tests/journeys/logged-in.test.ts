import type { Browser } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { enterByEmail } from './steps.ts';
import { phone } from './world.ts';

const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

let stage: Stage;
let browser: Browser;
it.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  stage = await openStage({ appDir: 'dist/app' });
});
afterAll(async () => {
  await stage?.close();
});

it('a person sees where she is logged in, and logs another device out from here', async () => {
  const here = await phone(browser, stage.home);
  const there = await phone(browser, stage.home, { agent: TABLET });
  const email = `twice-${crypto.randomUUID()}@example.org`;
  for (const { page } of [there, here]) {
    await page.goto('/login');
    await enterByEmail(page, stage, 'en', email);
    await page.waitForURL((url) => url.pathname === '/');
    stage.advance(61);
  }
  await here.page.goto('/user/profile');
  await here.page.getByRole('button', { name: 'Where you are logged in' }).tap();
  const rows = here.page.locator('dialog li');
  await expect.poll(() => rows.count()).toBe(2);
  await rows
    .filter({ hasText: 'this device' })
    .getByText(/Chrome/)
    .first()
    .waitFor();
  expect(await rows.filter({ hasText: 'this device' }).getByRole('button').count()).toBe(0);
  await rows.filter({ hasText: 'Safari · iPad' }).getByRole('button', { name: 'Log out' }).tap();
  await expect.poll(() => rows.count()).toBe(1);
  await rows.filter({ hasText: 'this device' }).waitFor();

  await there.page.goto('/user/order');
  await there.page.getByText('Your login is no longer valid').first().waitFor();
  await there.page.waitForURL('**/login', { timeout: 45_000 });
  const left = await there.page.evaluate(() => [
    localStorage.getItem('tarot_session'),
    localStorage.getItem('UserInfo'),
  ]);
  expect(left).toEqual([null, null]);
  const cookies = await there.context.cookies();
  expect(cookies.filter(({ name, value }) => name === 'tarot_session' && value !== '')).toEqual([]);
  await there.page.goto('/user');
  await there.page.getByText('Log in / register').first().waitFor();
  expect([...here.complaints, ...there.complaints]).toEqual([]);
  await Promise.all([here.context.close(), there.context.close()]);
});

it('a log-out that is late on its way ends the session that was left, not the one that came after', async () => {
  const { page, context, complaints } = await phone(browser, stage.home);
  const enter = async () => {
    await enterByEmail(page, stage, 'en', 'back@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    stage.advance(61);
  };
  await page.goto('/login');
  await enter();
  const first = await page.evaluate(() => localStorage.getItem('tarot_session'));
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/sendings-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Log out', exact: true }).tap();
  await page.waitForURL('**/user');
  await page.getByText('Log in / register').first().tap();
  await enter();
  const told = page.waitForRequest('**/logout');
  arrive();
  const { authorization } = (await told).headers();
  expect(authorization).toBe(`Bearer ${first}`);
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Where you are logged in' }).tap();
  await page.locator('dialog li').filter({ hasText: 'this device' }).waitFor();
  expect(await page.locator('dialog li').count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});
