import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { codeIn } from './code.ts';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { enterByEmail } from './steps.ts';
import { answerAll } from './tests.ts';
import { offlinePhone, phone, readyOffline } from './world.ts';

it('a test is begun, goes on after a reload, ends without a network, and its result reaches the account once, and another phone', async ({
  browser,
  program,
}) => {
  const network = await Network.to(program.address);
  const { context, page, complaints } = await offlinePhone(browser, network.address);
  await page.goto('/tarottest');
  await page.getByRole('link', { name: /Your element/ }).tap();
  await enterByEmail(page, program, 'en', `tests-${randomUUID()}@example.org`);
  await page.waitForURL(/\/tarottest\/detail\?id=elements/);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await page.getByText('Question 1 of 16').first().waitFor();
  await answerAll(page, 5);
  await page.getByText('Question 6 of 16').first().waitFor();
  await page.getByRole('button', { name: 'Question before' }).tap();
  const chosen = page.locator('section li button[aria-pressed=true]');
  await expect.poll(() => chosen.count(), { timeout: 45_000 }).toBe(1);
  const order = await page.locator('section li').allInnerTexts();
  await page.reload();
  await page.getByText('Question 6 of 16').first().waitFor();
  await page.getByRole('button', { name: 'Question before' }).tap();
  await page.getByText('Question 5 of 16').first().waitFor();
  await expect.poll(() => page.locator('section li').allInnerTexts(), { timeout: 45_000 }).toEqual(order);
  await page.getByRole('button', { name: 'Next question' }).tap();
  await page.getByText('Question 6 of 16').first().waitFor();
  await answerAll(page, 9);

  network.fault = (path) => (path.endsWith('/submit_test') ? 'lost' : path.startsWith('/fast/') ? 'cut' : 'none');
  await answerAll(page, 16);
  await page.getByRole('button', { name: 'See the result' }).tap();
  await page.waitForURL(/\/tarottest\/result\?id=/);
  await page.getByRole('status').filter({ hasText: 'as soon as there is a network' }).waitFor();
  await expect.poll(() => page.locator('dl dt').count(), { timeout: 45_000 }).toBe(4);
  const points = await page.locator('dl dd.figures').allInnerTexts();
  expect(points.reduce((sum, one) => sum + Number.parseInt(one, 10), 0)).toBe(16);
  await page.getByRole('button', { name: 'Share' }).tap();
  await page.locator('dialog img').waitFor();
  expect(await page.locator('dialog img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  expect(await codeIn(page)).toBe(`${network.address}/en/tests/elements`);
  await page.keyboard.press('Escape');

  // the server has it already, but nobody could say so: it is sent again under the same key
  await expect.poll(() => network.spoilt.some((path) => path.endsWith('/submit_test')), { timeout: 45_000 }).toBe(true);
  network.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'network' }).count(), { timeout: 45_000 }).toBe(0);
  const onServer = () =>
    page.evaluate(async () => {
      const answer = await fetch('/fast/tarot/api/v1/test_available?test_id=elements', {
        headers: { Authorization: `Bearer ${localStorage.getItem('tarot_session')}` },
      });
      return (await answer.json()).data[0].taken.map((one: { result_id: string }) => one.result_id);
    });
  const key = new URL(page.url()).searchParams.get('id');
  await expect.poll(onServer, { timeout: 45_000 }).toEqual([key]);

  const other = await offlinePhone(browser, network.address, { state: await context.storageState() });
  await other.page.goto('/tarottest');
  await other.page
    .getByText(/^Last result: /)
    .first()
    .waitFor();
  await readyOffline(other.page, 'en');
  network.pull();
  await other.page.goto(`/tarottest/result?id=${key}`);
  await expect.poll(() => other.page.locator('dl dt').count(), { timeout: 45_000 }).toBe(4);
  expect(other.complaints).toEqual([]);
  await other.context.close();
  network.mend();

  await page.getByRole('button', { name: 'Draw a card for it' }).tap();
  await expect.poll(() => page.locator('#question').inputValue(), { timeout: 45_000 }).toMatch(/\?$/);
  await page.goto('/tarottest/detail?id=nothing');
  await page.getByText('There is no such test.').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await network.close();
});

it('from the page about a test, whoever logs in comes straight to its questions, and goes on there later', async ({
  browser,
  program,
}) => {
  const { context, page, complaints } = await phone(browser, program.address);
  await page.goto('/en/tests/birth-cards');
  await page.locator('#root[data-live]').waitFor();
  await page.getByRole('link', { name: 'Your element' }).tap();
  await page.waitForURL('**/en/tests/elements');
  await page.getByRole('link', { name: 'Begin', exact: true }).tap();
  await page.waitForURL('**/login');
  await enterByEmail(page, program, 'en', `begin-${randomUUID()}@example.org`);
  await page.getByText('Question 1 of 16').first().waitFor();
  await answerAll(page, 2);
  await page.reload();
  await page.getByText('Question 3 of 16').first().waitFor();
  await page.goto('/en/tests/elements');
  await page.locator('#root[data-live]').waitFor();
  await page.getByRole('link', { name: 'Begin', exact: true }).tap();
  await page.getByText('Question 3 of 16').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
