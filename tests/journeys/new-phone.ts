import { afterEach, beforeEach, expect } from 'vitest';
import { Line } from './line.ts';
import { browser, program } from './open-house.ts';
import { type Phone, phone, readyOffline } from './world.ts';

/** For each test of the file that imports them: a line to the program, and a phone on it that must have nothing to complain of. */
export let line: Line;
export let user: Phone;

beforeEach(async () => {
  line = await Line.to(program.address);
  user = await phone(browser, line.address);
});
afterEach(async () => {
  expect(user.complaints).toEqual([]);
  await user.context.close();
  await line.close();
});

/** Home by touch, and everything fetched for the time without a line. */
export async function firstVisit(): Promise<void> {
  await user.page.goto('/');
  await user.page.locator('main li button').first().waitFor();
  await readyOffline(user.page, 'en');
}
