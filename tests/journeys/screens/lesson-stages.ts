import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import { goInside } from './page.ts';

/** What the lessons show once something was tapped: a turned card, the card of the day, a drill that was answered. */
export async function lessonStages(look: Look, page: Page): Promise<void> {
  await page.evaluate(goInside, '/lessons/cards?deck=tarot');
  await page.locator('main button:has(img)').tap();
  await page.locator('[data-answer]').first().waitFor();
  await look.screen('flash card, turned');
  await page.evaluate(goInside, '/today');
  await page.locator('main button:has(img)').first().tap();
  await page.locator('main h2[tabindex]').waitFor();
  await look.screen('card of the day, turned');
  for (const span of ['week', 'month']) {
    await page.evaluate(goInside, `/today?span=${span}`);
    await page.locator('main [aria-current=date]').waitFor();
    await look.screen(`today, ${span}`);
  }
  await page.evaluate(goInside, '/lessons/tableau');
  await page.locator('li:not([data-home]) > [data-position]').first().tap();
  await page.locator('main ol ~ div button').tap();
  await page.locator('main ol ~ p span').first().waitFor();
  await look.screen('drill, answered');
}
