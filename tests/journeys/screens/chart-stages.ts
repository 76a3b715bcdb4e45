import type { Page } from 'playwright-core';
import type { Look } from './look.ts';
import { goInside } from './page.ts';

/** A birth from its empty form over the three ways to a place to the wheel, its three readings and its question. */
export async function chartStages(look: Look, page: Page): Promise<void> {
  await page.evaluate(goInside, '/astrolabe/edit');
  const form = page.locator('main form');
  await form.locator('button[type=submit]').tap();
  await form.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  await look.screen('birth, refused');
  await form.locator('input[maxlength="60"]').fill('Lin');
  await form.locator('input[type=date]').fill('1990-09-16');
  await form.locator('input[type=time]').fill('01:30');
  await form.locator('button[aria-haspopup=dialog]').tap();
  const sheet = page.locator('dialog[open]');
  const ways = sheet.locator('fieldset button');
  await sheet.locator('input[type=search]').waitFor();
  await look.screen('places');
  await ways.nth(1).tap();
  await sheet.locator('[role=application] ~ div button').first().waitFor();
  await look.screen('map of places');
  await ways.nth(2).tap();
  await look.screen('coordinates');
  await ways.nth(0).tap();
  await sheet.locator('input[type=search]').fill('kashi');
  await sheet.locator('li button').first().tap();
  await sheet.locator('footer button').tap();
  await form.locator('select').waitFor();
  await look.screen('birth, its clock');
  await form.locator('button[type=submit]').tap();
  await page.locator('main svg[role=img]').waitFor();
  await look.screen('wheel');
  await page.locator('main tbody button').first().tap();
  await look.screen('wheel, the Sun chosen');
  await page.locator('main header').first().locator('button').last().tap();
  await page.locator('dialog img').waitFor();
  await look.screen('chart share');
  await page.keyboard.press('Escape');
  await page.evaluate(goInside, '/astrolabe/answer');
  await page.locator('main textarea, main #question').first().waitFor();
  await look.screen('question to the chart');
  await page.evaluate(goInside, '/astrolabe/parse');
  const tabs = page.locator('main fieldset button');
  for (const [index, name] of ['portrait', 'transits', 'two charts'].entries()) {
    await tabs.nth(index).tap();
    await page.locator('main section, main a[href$="/astrolabe/edit"]').first().waitFor();
    await look.screen(name);
  }
}
