import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeIn } from './code.ts';
import { it } from './fixtures.ts';
import { enterByEmail } from './steps.ts';
import { offlinePhone, readyOffline } from './world.ts';

/** Opens the picture behind a button and reads the address in its code. */
async function addressOnPicture(page: Page, button: string): Promise<string | undefined> {
  await page.getByRole('button', { name: button, exact: true }).first().tap();
  const picture = page.locator('dialog img');
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  const address = await codeIn(page);
  await page.keyboard.press('Escape');
  await picture.waitFor({ state: 'detached' });
  return address;
}

it('an invitation and a card of the library are pictures whose code a phone can read, cards also without a network', async ({
  browser,
  program,
}) => {
  const { context, page, complaints } = await offlinePhone(browser, program.address);
  await page.goto('/share');
  await enterByEmail(page, program, 'en', 'inviting@example.org');
  const code = page.locator('main section strong').first();
  await code.waitFor();
  const invited = new URL((await addressOnPicture(page, 'As a picture')) ?? '');
  expect(invited.origin).toBe(program.address);
  expect(invited.href).toContain(await code.innerText());
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Copy the link' }).tap();
  await page.getByText('The current browser does not support replication').first().waitFor();

  await readyOffline(page, 'en');
  await context.setOffline(true);
  for (const path of ['/tarotMean?card=maj17', '/lenormandMean?card=len06']) {
    await page.goto(path);
    await page.locator('main article').waitFor();
    expect(await addressOnPicture(page, 'Share')).toBe(program.address + path);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
