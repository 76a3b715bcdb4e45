import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import { arrived, goInside } from './page.ts';

/** What stands in for screens that the operator has switched off, with a way back and on a tab, and home with his word. */
export async function offStages(look: Look, page: Page, notice: string): Promise<void> {
  await page.getByText(notice).first().waitFor({ timeout: 15_000 });
  await look.screen('home with a notice');
  for (const path of ['/wallpaper', '/tools']) {
    await page.evaluate(goInside, path);
    await page.waitForFunction(arrived);
    await page.locator('main:not([data-before]) svg + h1').waitFor();
    await look.screen(`${path} switched off`);
  }
}
