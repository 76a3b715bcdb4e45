import type { Page } from 'playwright-core';

/** Answers a test that is open, each question with one of the options that are shown, up to `until` answers in all. */
export async function answerAll(page: Page, until: number): Promise<void> {
  for (;;) {
    const answered = await page.evaluate(() => document.querySelector('progress')?.value ?? 0);
    if (answered >= until) return;
    await page
      .locator('section li button')
      .nth(answered % 2)
      .tap();
    await page.waitForFunction((before) => (document.querySelector('progress')?.value ?? 0) > before, answered);
  }
}
