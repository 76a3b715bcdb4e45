import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './shelf.ts';
import { drawAndRead, QUESTIONS } from './steps.ts';
import { launch, Program, phone, readyOffline } from './world.ts';

let program: Program;
let browser: Browser;
beforeAll(async () => {
  [program, browser] = await Promise.all([Program.start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

const PATIENCE = { timeout: 15_000 };
const WEEKS = 22 * 24 * 3600 * 1000;

describe('the journal without a line', () => {
  it('keeps a reading with its note, knows a repeated question, asks after weeks, counts, and goes in and out as a file', async () => {
    const { context, page, complaints } = await phone(browser, program.address);
    const say = (text: string | RegExp) => page.getByText(text).first().waitFor(PATIENCE);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/');
    await readyOffline(page, 'en');
    await context.setOffline(true);
    await page.goto('/tarot?drawType=3');
    const reading = await drawAndRead(page, 'en', 3);
    await page.getByLabel('Your note').fill('The letter from Leeds came.');
    await button('Check the seal').tap();
    await say('The seal is whole');
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'journal')), PATIENCE).toContain('Leeds');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('article').isVisible()).toBe(true);
    expect(await button('Share').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/lenormand/index?type=52');
    await page.fill('#question', QUESTIONS.en.toUpperCase());
    await say('You asked this today.');
    await page.getByRole('link', { name: 'Open it again' }).tap();
    await page.waitForURL(reading);
    await page.getByLabel('Your note').waitFor(PATIENCE);
    expect(await page.getByLabel('Your note').inputValue()).toContain('Leeds');

    await page.clock.setFixedTime(Date.now() + WEEKS);
    await page.goto('/user/journal');
    const rows = page.locator('main li a[href*="seal="]');
    const field = page.locator('input[type=search]');
    await field.fill('leeds');
    await expect.poll(() => rows.count(), PATIENCE).toBe(1);
    await field.fill('zzzz');
    await say('No reading fits.');
    await button('Look back').tap();
    await button('It came so').tap();
    await page.getByLabel('What happened?').fill('We talked.');
    await button('Keep').tap();
    await expect.poll(() => button('Look back').count(), PATIENCE).toBe(0);
    await button('Patterns').tap();
    await say('1 reading so far.');

    const [download] = await Promise.all([page.waitForEvent('download'), button('Save a file').tap()]);
    const text = readFileSync(await download.path(), 'utf8');
    for (const [bytes, told] of [
      [text.slice(0, -30), 'This file is damaged. Nothing was changed'],
      ['{"kind":"recipes"}', 'This is not a journal of ours. Nothing was changed.'],
      [text.replace(/"version": ?\d+/, '"version": 99'), 'This file comes from a newer version.'],
      [text, '0 readings were added.'],
    ] as const) {
      const file = { name: 'journal.json', mimeType: 'application/json', buffer: Buffer.from(bytes) };
      await page.setInputFiles('input[type=file]', file);
      await say(told);
      await say('1 reading so far.');
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
