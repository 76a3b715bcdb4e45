import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { readyOffline } from './world.ts';

const WAIT = { timeout: 45_000 };

/** Casts a chart from coordinates, as somebody without an account. */
async function makeChart(page: Page, name: string, mine: boolean) {
  await page.goto('/charts/edit');
  await page.getByRole('button', { name: mine ? 'Mine' : 'Somebody else’s' }).tap(WAIT);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Date of birth').fill('1988-07-01');
  await page.getByLabel('Time of birth, by the clock of the place').fill('08:30');
  await page.getByRole('button', { name: /^Birthplace/ }).tap();
  await page.getByRole('button', { name: 'Coordinates', exact: true }).tap();
  await page.getByLabel('Latitude, north or south').fill('31.22');
  await page.getByLabel('Longitude, east or west').fill('121.46');
  await page.getByRole('button', { name: 'Use this place' }).tap();
  await page.getByRole('button', { name: 'Cast the chart' }).tap();
  await page.getByRole('link', { name: 'Read the chart' }).waitFor(WAIT);
}

describe('today, without an account and without a network', () => {
  it('is one card on every road, the sky by the hour, and the dated transits of a chart that lives on the phone alone', async ({
    user,
  }) => {
    const { page, context } = user;
    await page.goto('/');
    await readyOffline(page, 'en');
    await context.setOffline(true);

    await page.goto('/tarot?drawType=2');
    await page.waitForURL((url) => url.pathname === '/today');
    const back = page.getByRole('button', { name: 'Turn the card' });
    const box = await back.boundingBox(WAIT);
    const touch = await context.newCDPSession(page);
    const middle = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
    const turned = page.locator('h2[tabindex]');
    const card = await turned.textContent(WAIT);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByText('One thing to do').waitFor(WAIT);
    await page.getByRole('button', { name: 'Month', exact: true }).tap();
    await page.locator('main li time').nth(5).waitFor(WAIT);

    await page.goto('/');
    const plate = page.getByRole('link', { name: new RegExp(`^${card}`) });
    await plate.tap(WAIT);
    await page.waitForURL((url) => url.pathname === '/today');
    expect(await turned.textContent(WAIT)).toBe(card);

    await makeChart(page, 'Ada', true);
    expect(new URL(page.url()).pathname).toBe('/charts/info');
    await page.goto('/today');
    await page.getByRole('link', { name: 'The next twelve months' }).tap(WAIT);
    const sections = page.locator('article section');
    await sections.nth(5).waitFor(WAIT);
    const texts = await sections.locator('> p').allTextContents();
    expect(new Set(texts).size).toBe(texts.length);
    for (const dates of await sections.locator('h2 small').allTextContents()) expect(dates).toMatch(/exact .*\d/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to my calendar' }).tap(),
    ]);
    const calendar = readFileSync(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toBe('Transits of Ada.ics');
    const starts = [...calendar.matchAll(/DTSTART:(\d{8}T\d{6}Z)/g)].map(([, at]) => at);
    expect(starts.length).toBeGreaterThan(15);
    expect(new Set([...calendar.matchAll(/UID:.*/g)].map(([uid]) => uid)).size).toBe(starts.length);

    await makeChart(page, 'Lin', false);
    await page.goto('/charts');
    await page.getByText('Charts are kept on this phone alone.').waitFor(WAIT);
    await page.goto('/user');
    await page.getByText('Lessons', { exact: true }).first().waitFor(WAIT);
    expect(await page.getByText('Waiting for the network').count()).toBe(0);
  });

  it('asks in the evening how the card landed, and shows the week with what was answered', async ({ visited }) => {
    const { page, context } = visited;
    const evening = new Date();
    evening.setHours(19, 0, 0, 0);
    await context.clock.setFixedTime(evening);
    await page.goto('/today');
    await page.getByRole('button', { name: 'Turn the card' }).tap(WAIT);
    await page.getByRole('button', { name: 'Partly' }).tap(WAIT);
    await page.getByRole('button', { name: 'Partly', pressed: true }).waitFor(WAIT);
    await page.getByRole('button', { name: 'Week', exact: true }).tap();
    await page.locator('[aria-current=date]', { hasText: 'Partly' }).waitFor(WAIT);
    await page.getByRole('button', { name: 'Month', exact: true }).tap();
    const title = page.locator('nav h2');
    const before = await title.textContent();
    await page.getByRole('button', { name: 'On in time' }).tap();
    await expect.poll(() => title.textContent()).not.toBe(before);
    await page.getByRole('button', { name: 'Back to today' }).tap();
    await expect.poll(() => title.textContent()).toBe(before);
  });
});

describe('the list of charts', () => {
  it('tells the next sign of the Moon to the minute of the day’s page, and leaves room under its button', async ({
    user: { page },
  }) => {
    // the Moon enters Scorpio at 10:55 UTC
    await page.clock.setFixedTime(new Date('2026-01-11T00:00:00Z'));
    const minuteIn = (text: string) => /\d{1,2}:(\d\d)/.exec(text)![1];
    await page.goto('/today');
    const today = await page.getByText(/^Enters \w+ at /).innerText(WAIT);
    await page.goto('/charts');
    const [, sign] = /^Enters (\w+) at /.exec(today)!;
    const next = await page.getByText(`Moon enters ${sign}`).innerText(WAIT);
    expect(minuteIn(next)).toBe(minuteIn(today));
    const gap = await page.getByRole('button', { name: 'New chart' }).evaluate((button) => {
      const below = button.nextElementSibling!.getBoundingClientRect();
      return below.top - button.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(12);
  });
});
