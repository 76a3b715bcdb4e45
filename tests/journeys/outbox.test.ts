import type { Browser } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { faultsInTheBooks } from '../server/books.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { drawAndRead, enterByEmail, NEXT_QUESTIONS } from './steps.ts';
import { WORDS } from './words.ts';
import { type Phone, phone } from './world.ts';

const SERVICE_FAILED = { code: ERRORS.service.code, data: [], status: 0, message: ERRORS.service.en };

let stage: Stage;
let browser: Browser;
it.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  stage = await openStage({ appDir: 'dist/app' });
});
afterAll(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await stage?.close();
});

/** Somebody with a reading before her and the price of the AI level beneath it. */
async function beforeAsking(email: string): Promise<Phone> {
  const one = await phone(browser, stage.home);
  await one.page.goto('/login');
  await enterByEmail(one.page, stage, 'en', email);
  await one.page.waitForURL((url) => url.pathname === '/');
  await one.page.goto('/tarot?drawType=3');
  await drawAndRead(one.page, 'en', 3);
  await one.page.getByRole('button', { name: WORDS.en.ai }).tap();
  await one.page.getByRole('button', { name: 'Ask for 10 coins' }).waitFor();
  return one;
}
const orders = (email: string) =>
  stage.query('select 1 from orders o join identities i using (user_id) where i.subject = $1', [email]);

it('an ask that the server took before it failed is paid once', async () => {
  const { context, page, complaints } = await beforeAsking('failed@example.org');
  let failures = 0;
  await page.route('**/spread_level_ask', async (route) => {
    const answer = await route.fetch();
    if (failures++ > 0) return await route.fulfill({ response: answer });
    await route.fulfill({ status: 500, json: SERVICE_FAILED });
  });
  await page.getByRole('button', { name: 'Ask for 10 coins' }).tap();
  await page.getByText('Waiting for the network').first().waitFor();
  // It is sent again by itself, under its key.
  await page.getByText('Put together from the library of meanings').first().waitFor();
  expect(await orders('failed@example.org')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('an ask whose login ended waits for the next one', async () => {
  stage.advance(61);
  const { context, page, complaints } = await beforeAsking('ended@example.org');
  await stage.query('delete from sessions where user_id = (select user_id from identities where subject = $1)', [
    'ended@example.org',
  ]);
  await page.getByRole('button', { name: 'Ask for 10 coins' }).tap();
  await page.waitForURL('**/login', { timeout: 45_000 });
  stage.advance(61);
  await enterByEmail(page, stage, 'en', 'ended@example.org');
  await expect.poll(async () => (await orders('ended@example.org')).length, { timeout: 45_000 }).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('an ask that a busy server turned away waits as long as the server says, whatever wakes the phone', async () => {
  stage.advance(61);
  const one = await beforeAsking('busy@example.org');
  const { context, page, complaints } = one;
  await page.clock.install();
  let asked = 0;
  await page.route('**/spread_level_ask', async (route) => {
    asked += 1;
    if (asked > 1) return await route.continue();
    await route.fulfill({
      status: 503,
      json: SERVICE_FAILED,
      headers: { 'Retry-After': '200', 'X-Request-Id': 'abc' },
    });
  });
  await page.getByRole('button', { name: 'Ask for 10 coins' }).tap();
  await page.getByText('Waiting for the network').first().waitFor();
  // The ordinary pause would be over.
  await page.clock.fastForward(100_000);
  for (const wake of ['online', 'focus'])
    await page.evaluate((name) => {
      dispatchEvent(new Event(name));
      return navigator.locks.request('outbox draw', () => {});
    }, wake);
  expect(asked).toBe(1);
  await page.clock.fastForward(250_000);
  await expect.poll(() => asked).toBe(2);
  await expect.poll(() => orders('busy@example.org')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('an ask whose answer nobody can read holds up no other', async () => {
  stage.advance(61);
  const { context, page, complaints } = await beforeAsking('unread@example.org');
  let unread: string | undefined;
  await page.route('**/spread_level_ask', async (route) => {
    const { idempotency_key } = route.request().postDataJSON() as { idempotency_key: string };
    unread ??= idempotency_key;
    if (idempotency_key !== unread) return await route.continue();
    await route.fulfill({ json: { code: 0, status: 1, message: 'Success', data: [{ strange: true }] } });
  });
  await page.getByRole('button', { name: 'Ask for 10 coins' }).tap();
  await page.getByText('Waiting for the network').first().waitFor();
  await page.goto('/tarot?drawType=8');
  await drawAndRead(page, 'en', 5, NEXT_QUESTIONS.en);
  await page.getByRole('button', { name: WORDS.en.ai }).tap();
  await page.getByRole('button', { name: /^Ask for/ }).tap();
  await page.getByText('Put together from the library of meanings').first().waitFor();
  await expect.poll(() => orders('unread@example.org')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await context.close();
});
