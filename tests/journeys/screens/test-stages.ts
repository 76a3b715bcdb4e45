import type { Page } from 'playwright-core';
import { answerAll } from '../tests.ts';
import type { Look } from './look.ts';
import { goInside } from './page.ts';

/** A test from its first question to the result and to others. */
export async function testStages(look: Look, page: Page): Promise<void> {
  await page.evaluate(goInside, '/tarottest/detail?id=elements');
  await page.locator('main p + button').tap();
  await page.locator('section li button').first().waitFor();
  await look.screen('test question');
  await answerAll(page, 16);
  await page.locator('main header ~ div button').last().tap();
  await page.locator('article section').first().waitFor();
  await look.screen('test result');
  await page.locator('main header').first().locator('button').last().tap();
  await page.locator('dialog img').waitFor();
  await look.screen('test share');
  await page.keyboard.press('Escape');
}
