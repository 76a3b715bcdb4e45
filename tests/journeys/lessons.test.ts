import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { names } from '../../src/library/names/en.ts';
import { it } from './fixtures.ts';
import { offlinePhone, readyOffline } from './world.ts';

const WAIT = { timeout: 45_000 };
const DAY_MS = 86_400_000;

/** A phone with the app on its home screen, whose icon tells what it is made to show. */
const INSTALLED = `
  Object.defineProperty(navigator, 'standalone', { value: true });
  navigator.setAppBadge = async (count) => tellBadge(count);
  navigator.clearAppBadge = async () => tellBadge(0);
`;

describe('lessons', () => {
  it('are learnt without a network, stand after a reload, go out as a file and come due on another phone the next day', async ({
    browser,
    program,
  }) => {
    const { context, page, complaints } = await offlinePhone(browser, program.address);
    await page.goto('/');
    await readyOffline(page, 'en');
    await context.setOffline(true);

    await page.goto('/lessons');
    await page.getByRole('link', { name: /^Tarot 6 new/ }).tap(WAIT);
    await page.getByText('6 left today · new card').first().waitFor(WAIT);
    await page.getByRole('button', { name: /Turn the card/ }).waitFor(WAIT);
    await page.keyboard.press(' ');
    await page.getByRole('heading', { name: 'The Fool' }).waitFor(WAIT);
    await page.keyboard.press('3');
    await page.getByText('5 left today').first().waitFor(WAIT);
    await answer(page, 'The Magician', 'Not yet');
    await page.getByText('5 left today').first().waitFor(WAIT);
    await answer(page, 'The High Priestess', 'Almost');
    await page.getByText('4 left today').first().waitFor(WAIT);
    await page.getByRole('button', { name: 'Take the last answer back' }).tap();
    await page.getByText('5 left today').first().waitFor(WAIT);
    await answer(page, 'The High Priestess', 'Almost');
    await page.getByText('4 left today').first().waitFor(WAIT);
    await page.reload();
    await page.getByText('4 left today · new card').first().waitFor(WAIT);
    await page.goto('/lessons');
    await page.getByRole('link', { name: /^Tarot 1 due today · 3 new 3 of 78 studied/ }).waitFor(WAIT);

    await page.getByRole('link', { name: 'Practise the Grand Tableau' }).tap();
    await page.getByRole('button', { name: 'Houses' }).tap();
    const asked = await page.getByRole('heading', { name: /in the house of the/ }).textContent(WAIT);
    const house = Object.values(names.lenormand).findIndex((name) => asked?.endsWith(`the ${name}?`)) + 1;
    await page.locator(`[data-position="${house}"]`).tap();
    await page.getByRole('button', { name: 'Check' }).tap();
    await page.getByText('Right.').first().waitFor(WAIT);

    await page.goto('/lessons/day');
    await page.waitForURL((url) => url.pathname === '/today');
    await page.getByRole('button', { name: 'Turn the card' }).tap(WAIT);
    const turned = page.locator('h2[tabindex]');
    const card = await turned.textContent(WAIT);
    await page.getByRole('link', { name: 'In your journal' }).waitFor(WAIT);
    await page.reload();
    expect(await turned.textContent(WAIT)).toBe(card);
    await page.getByRole('link', { name: 'In your journal' }).tap(WAIT);
    await page.waitForURL(/\/tarot\/answer\?seal=/);

    await page.goto('/lessons');
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to my calendar' }).tap(WAIT),
    ]);
    expect(readFileSync(await calendar.path(), 'utf8')).toContain('RRULE:FREQ=DAILY');
    await page.goto('/user/profile');
    const [data] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all my data' }).tap(WAIT),
    ]);
    const file = await data.path();

    const other = await offlinePhone(browser, program.address, { init: INSTALLED });
    const badges: number[] = [];
    await other.context.exposeFunction('tellBadge', (count: number) => void badges.push(count));
    await other.page.goto('/user/profile');
    await other.page.locator('input[type=file]').setInputFiles(file);
    await other.page
      .getByText(/learnt cards 3,/)
      .first()
      .waitFor(WAIT);
    await other.page.goto('/lessons');
    await other.page.getByRole('checkbox', { name: /Show how many cards are due/ }).tap(WAIT);
    await other.context.clock.setFixedTime(Date.now() + DAY_MS);
    await other.page.goto('/');
    await expect.poll(() => badges.at(-1)).toBe(2);
    await other.page.goto('/lessons');
    await other.page.getByRole('link', { name: /^Tarot 2 due today · 6 new/ }).waitFor(WAIT);
    await expect.poll(() => badges.at(-1)).toBe(0);

    expect([...complaints, ...other.complaints]).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });
});

async function answer(page: Page, name: string, how: string): Promise<void> {
  await page.getByRole('button', { name: /Turn the card/ }).tap(WAIT);
  await page.getByRole('heading', { name }).waitFor(WAIT);
  await page.getByRole('button', { name: new RegExp(`^${how}`) }).tap();
}
