import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { type StandIn, standIn, stream } from '../server/stand-in.ts';
import { it } from './fixtures.ts';
import { rowsOf } from './shelf.ts';
import { enterByEmail } from './steps.ts';
import { offlinePhone, Program, readyOffline } from './world.ts';

const WAIT = { timeout: 45_000 };

let model: StandIn;
let program: Program;
let browser: Browser;
it.beforeAll(async ({ browser: shared }) => {
  model = await standIn((_request, response) => void stream(response, ['You fly over what ', 'you once left.']));
  browser = shared;
  program = await Program.start({ OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' });
});
afterAll(async () => {
  await program?.stop();
  await model?.close();
});

describe('dreams', () => {
  it('are looked up in any language and written down without a network, then read at the price that was shown', async () => {
    const { context, page, complaints } = await offlinePhone(browser, program.address);
    await page.goto('/');
    await readyOffline(page, 'en');
    await context.setOffline(true);

    await page.goto('/dream?symbol=owl');
    await page.getByRole('heading', { name: 'A question to ask yourself' }).waitFor(WAIT);
    await page.goto('/dream');
    await page.getByRole('searchbox').fill('蛇');
    await page.locator('mark', { hasText: '蛇' }).first().waitFor(WAIT);
    await page.getByRole('link', { name: /^Snake bite/ }).waitFor(WAIT);
    await page
      .getByRole('link', { name: /^Snake/ })
      .first()
      .tap();
    await page.getByRole('link', { name: /What this card says/ }).waitFor(WAIT);
    await page.getByRole('button', { name: 'Back' }).tap();
    expect(await page.getByRole('searchbox').inputValue()).toBe('蛇');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'By theme' }).tap();
    await page.getByRole('button', { name: 'Animals' }).tap();
    await page.getByRole('heading', { name: 'Animals' }).waitFor(WAIT);

    await page.getByRole('link', { name: 'Dream diary' }).click();
    await page.getByRole('link', { name: 'Write a dream down' }).tap();
    await page.getByLabel('The dream').fill('I flew over my old school with 奶奶.');
    await page.getByRole('button', { name: 'Flying' }).tap();
    await page.getByRole('button', { name: 'Grandparents' }).tap();
    await page.getByRole('button', { name: 'Full of wonder' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('link', { name: 'Flying' }).waitFor(WAIT);
    await page.reload();
    await page.getByText('I flew over my old school with 奶奶.').first().waitFor(WAIT);
    const dream = page.url();
    await page.getByRole('button', { name: 'Remove' }).tap();
    await page.getByText('No dream is here yet.').first().waitFor(WAIT);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('link', { name: /Full of wonder/ }).waitFor(WAIT);

    await context.setOffline(false);
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'dreamer@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(dream);
    await page.getByRole('button', { name: 'Ask for 20 coins' }).tap(WAIT);
    await page.getByText('You fly over what you once left.').first().waitFor(WAIT);
    const asked = JSON.stringify(model.asked.at(-1)?.body);
    expect(asked).toContain('I flew over my old school');
    await context.setOffline(true);
    await page.reload();
    await page.getByText('You fly over what you once left.').first().waitFor(WAIT);
    await context.setOffline(false);

    await page.getByRole('button', { name: 'Change' }).tap();
    await page.getByLabel('The dream').fill('');
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'diary')), WAIT).toContain('"text":""');
    await page.getByLabel('The dream').fill('I flew over my old school, told anew.');
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByText('I flew over my old school, told anew.').first().waitFor(WAIT);
    await page.getByText('You fly over what you once left.').first().waitFor(WAIT);

    await page.goto('/user/profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all my data' }).tap(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('I flew over my old school');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
