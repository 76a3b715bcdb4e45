import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import { goInside } from './page.ts';

/** The whole Lenormand table: entered by number, then looked at through its lenses and card by card. */
export async function tableauStages(look: Look, page: Page): Promise<void> {
  await page.evaluate(goInside, '/lenormand/assistant?type=68');
  await page.locator('#question').waitFor();
  await look.screen('tableau question');
  await page.tap('button[type=submit]');
  const field = page.locator('input[type=search]');
  await field.waitFor();
  await look.screen('keypad');
  await field.fill('s');
  await look.screen('keypad, typed');
  await field.fill(Array.from({ length: 36 }, (_, index) => ((index * 7) % 36) + 1).join(' '));
  await field.press('Enter');
  await page.locator('fieldset button').first().waitFor({ state: 'detached' });
  await look.screen('whole table');
  await page.locator('section button').last().tap();
  await page.waitForURL(/\/lenormand\/grandTableauAnswer\?seal=/);
  const lenses = page.locator('fieldset:has(+ article) button');
  await lenses.first().waitFor();
  await look.screen('first lens');
  await lenses.nth(3).tap();
  await look.screen('lens of persons');
  await page.locator('[data-position="12"]').tap();
  await page.locator('section h3').first().waitFor();
  await look.screen('card on the table');
}
