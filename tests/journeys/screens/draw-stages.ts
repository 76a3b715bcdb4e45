import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../../src/domain/language.ts';
import { NEXT_QUESTIONS } from '../steps.ts';
import { WORDS } from '../words.ts';
import type { Look } from './look.ts';
import { goInside } from './page.ts';

/** The draw from question to answer and to others, and the table for cards from home: few addresses, many screens. */
export async function drawStages(look: Look, page: Page, language: Language): Promise<void> {
  const terms = WORDS[language];
  await page.evaluate(goInside, '/tarot?drawType=8');
  await page.locator('#question').waitFor();
  await look.screen('question');
  await page.fill('#question', NEXT_QUESTIONS[language]);
  await page.tap('button[type=submit]');
  await page.locator(`button:has-text("${terms.shuffle}")`).waitFor();
  await look.screen('shuffle');
  await page.tap(`button:has-text("${terms.shuffle}")`);
  await page.locator(`button:has-text("${terms.cut}")`).waitFor();
  await look.screen('cut');
  await page.tap(`button:has-text("${terms.cut}")`);
  for (let card = 0; card < 5; card++) {
    await page.waitForFunction((count) => document.querySelectorAll('ol li img:not([alt=""])').length === count, card);
    if (card === 0 || card === 2) {
      await look.screen(`choose ${card + 1}`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    }
    await page.tap(`button:has-text("${terms.choose}")`);
  }
  await page.locator(`button:has-text("${terms.read}")`).waitFor();
  await look.screen('all chosen');
  await page.tap(`button:has-text("${terms.read}")`);
  await page.waitForURL(/\/tarot\/answer\?seal=/);
  await page.locator('article section').nth(5).waitFor();
  await look.screen('answer');
  await page.locator('main header').first().locator('button').last().tap();
  await page.locator('dialog img').waitFor();
  await look.screen('share');
  await page.keyboard.press('Escape');
  await page.evaluate(goInside, '/tarot/assistant?drawType=8');
  await page.locator('#question').waitFor();
  await page.tap('button[type=submit]');
  await page.locator('ul button[aria-pressed=false]').nth(2).tap();
  await page.locator('ul button[aria-pressed=true]').waitFor();
  await look.screen('cards from home');
}
