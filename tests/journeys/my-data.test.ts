import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { phone } from './world.ts';

describe('my data', () => {
  it('goes out as one file, the phone is cleared, the file brings it back; an account is left and kept again', async ({
    browser,
    program,
  }) => {
    const { context, page, complaints } = await phone(browser, program.address);
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'mine@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/tarot?drawType=3');
    await drawAndRead(page, 'en', 3);
    await page.goto('/user/about');
    await page.getByLabel('Text size').selectOption('large');
    await page.goto('/user/profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all my data' }).tap(),
    ]);
    const file = await download.path();
    expect(readFileSync(file, 'utf8')).toContain('mine@example.org');

    await page.getByRole('button', { name: 'Delete my account' }).tap();
    await page.getByRole('button', { name: 'Delete after fourteen days' }).tap();
    await page
      .getByText(/^Your account is erased on/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Keep my account' }).tap();
    await page.getByRole('button', { name: 'Delete my account' }).waitFor();

    await context.addCookies([{ name: 'Language', value: 'zh-TW', url: program.address }]);
    await page.getByRole('button', { name: 'Clear this phone' }).tap();
    await Promise.all([
      page.waitForURL((url) => url.pathname === '/'),
      page.getByRole('button', { name: 'Delete everything on this phone' }).tap(),
    ]);
    await page.goto('/user/journal');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Past, present').count()).toBe(0);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.goto('/user/profile');
    await page.getByText('Nobody is logged in on this device').first().waitFor();
    const cut = Buffer.from(readFileSync(file, 'utf8').slice(0, -9));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: cut });
    await page.getByText('This file is damaged. Nothing was changed').first().waitFor();
    await page.locator('input[type=file]').setInputFiles(file);
    await page
      .getByText('Added: readings 1, spreads 0, charts 0, dreams 0, learnt cards 0, tests 0.')
      .first()
      .waitFor();
    expect(await page.getAttribute('html', 'data-text')).toBe('large');
    await page.goto('/user/journal');
    await page
      .getByText(/Past, present/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
