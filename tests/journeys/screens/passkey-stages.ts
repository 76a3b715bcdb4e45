import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import { goInside } from './page.ts';

/** The sheet of the passkeys of somebody who has none yet. */
export async function passkeyStages(look: Look, page: Page): Promise<void> {
  await page.evaluate(goInside, '/user/profile');
  await page.locator('main dl ~ button').last().tap();
  await page.locator('dialog p').first().waitFor();
  await look.screen('passkeys');
  await page.keyboard.press('Escape');
}
