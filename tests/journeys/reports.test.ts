import type { Browser } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { enterByEmail } from './steps.ts';
import { phone } from './world.ts';

let stage: Stage;
let browser: Browser;
it.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  stage = await openStage({ appDir: 'dist/app', env: { REPORT_PERCENT: '100' } });
});
afterAll(() => stage?.close());

const reports = () => stage.events.flatMap(({ facts }) => (facts.report ? [facts.report] : []));

it('an error of the app and a breach of the content policy are reported, without what the person wrote', async () => {
  const { page, context } = await phone(browser, stage.home);
  // Some script of ours goes wrong when the person comes to the account.
  await page.route('**/assets/User-*.js', async (route) => {
    const answer = await route.fetch();
    const spoilt = `${await answer.text()};setTimeout(()=>{throw new RangeError('Where is "my cat" at 42')});`;
    await route.fulfill({ response: answer, body: spoilt, headers: { 'content-type': 'text/javascript' } });
  });
  await page.goto('/user?who=ada');
  await expect
    .poll(reports)
    .toContainEqual(
      expect.objectContaining({ kind: 'error', name: 'RangeError', message: 'Where is … at 0', screen: '/user' }),
    );
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
  });
  await expect
    .poll(reports)
    .toContainEqual(
      expect.objectContaining({ directive: expect.stringMatching(/^style-src/), blocked: 'inline', screen: '/user' }),
    );
  for (const secret of ['cat', 'ada', '42']) expect(JSON.stringify(reports())).not.toContain(secret);
  await context.close();
});

it('a failure of the server shows the number of the request, to be copied', async () => {
  const { page, context, complaints } = await phone(browser, stage.home);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await enterByEmail(page, stage, 'en', 'number@example.org');
  await page.waitForURL((url) => url.pathname === '/');
  await stage.query('alter table inviters rename column code to gone');
  await page.goto('/share');
  await page
    .locator('main')
    .getByText(/Service exception, please try again Error number: [0-9a-f]{20}/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).tap();
  await page.getByText('Copy success').first().waitFor();
  const number = await page.evaluate(() => navigator.clipboard.readText());
  await stage.query('alter table inviters rename column gone to code');
  const failed = stage.events.find(({ line }) => line.startsWith('create_inviter failed.'));
  expect(failed!.facts).toMatchObject({ request: number, level: 'error' });
  expect(complaints).toEqual([]);
  await context.close();
});
