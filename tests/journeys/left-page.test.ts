import { expect } from 'vitest';
import { it } from './fixtures.ts';
import { noteWithoutEnd } from './left-page.ts';
import { drawAndRead } from './steps.ts';
import { phone } from './world.ts';

const NOTE = 'What I saw in it';

/** In the page: it is left, kept by the browser for the way back, and come back to. */
function leaveAndComeBack(): void {
  for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
}

it('a page that is left for good in the middle of keeping a note loses nothing of it', async ({ browser, network }) => {
  const user = await phone(browser, network.address);
  const { page } = user;
  await page.goto('/tarot?drawType=3');
  const reading = await drawAndRead(page, 'en', 3);
  await page.evaluate(noteWithoutEnd, NOTE);
  await page.goto('/tools');
  await page.goto(reading);
  await expect.poll(() => page.getByLabel('Your note').inputValue()).toBe(NOTE);
  expect(await page.evaluate(() => localStorage.getItem('NoteAside'))).toBe(null);
  expect(user.complaints).toEqual([]);
  await user.context.close();
});

it('a page that is left in the middle of keeping a note lets others read, and keeps the note once it is back', async ({
  browser,
  network,
}) => {
  const user = await phone(browser, network.address);
  const { page } = user;
  await page.goto('/tarot?drawType=3');
  const reading = await drawAndRead(page, 'en', 3);
  await page.evaluate(noteWithoutEnd, NOTE);
  await page.evaluate(leaveAndComeBack);
  const other = await user.open();
  await other.goto(reading);
  await other.locator('article section').nth(3).waitFor();
  await expect.poll(() => other.getByLabel('Your note').inputValue()).toBe(NOTE);
  expect(await page.getByText(/no room left|does not answer|keeps nothing for us/).count()).toBe(0);
  expect(user.complaints).toEqual([]);
  await user.context.close();
});
