import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../src/domain/language.ts';
import { WORDS } from './words.ts';
import type { Program } from './world.ts';

export const QUESTIONS: Record<Language, string> = {
  en: 'Where is this bond heading?',
  'zh-CN': '这段关系接下来会怎样？',
  'zh-TW': '這段關係接下來會怎麼走？',
};

/** Asked of a phone that has asked the first one today. */
export const NEXT_QUESTIONS: Record<Language, string> = {
  en: 'What helps me at my desk?',
  'zh-CN': '工作上什么能帮到我？',
  'zh-TW': '工作上什麼幫得了我？',
};

/** From the question of a spread to its answer, by touch. Resolves with the address of the reading. */
export async function drawAndRead(
  page: Page,
  language: Language,
  cards: number,
  question = QUESTIONS[language],
): Promise<string> {
  await drawCards(page, language, cards, question);
  await page.waitForURL(/\/tarot\/answer\?seal=[0-9a-f]{64}/);
  await expectReading(page, cards);
  return page.url();
}

/** From the question of a spread to the tap that opens its reading, of whichever deck. */
export async function drawCards(
  page: Page,
  language: Language,
  cards: number,
  question = QUESTIONS[language],
): Promise<void> {
  const terms = WORDS[language];
  await page.fill('#question', question);
  await page.tap('button[type=submit]');
  await page.tap(`button:has-text("${terms.shuffle}")`);
  await page.tap(`button:has-text("${terms.cut}")`);
  for (let card = 0; card < cards; card++) {
    await page.waitForFunction((count) => document.querySelectorAll('ol li img:not([alt=""])').length === count, card);
    await page.tap(`button:has-text("${terms.choose}")`);
  }
  await page.tap(`button:has-text("${terms.read}")`);
}

/** The self reading is there: a part a card, then what they say together, each with real sentences. */
export async function expectReading(page: Page, cards: number): Promise<void> {
  const parts = page.locator('article section');
  await parts.nth(cards).waitFor();
  // Of many cards each is a chapter that opens.
  const closed = page.locator('article button[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().tap();
  const text = await page.locator('article').innerText();
  expect(text.length).toBeGreaterThan(cards * 30);
  expect(text).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
}

/** Logs in by e-mail in the form that is open. */
export async function enterByEmail(
  page: Page,
  program: Pick<Program, 'codeFor'>,
  language: Language,
  email: string,
): Promise<void> {
  const terms = WORDS[language];
  const form = page.locator('form:has(input[autocomplete="one-time-code"])');
  await form.locator(`label:has-text("${terms.email}")`).first().click();
  await form.locator('input[type=email]').fill(email);
  await form.getByRole('button', { name: terms.send }).click();
  await page.waitForFunction(() => /\d/.test(document.querySelector('form button[disabled]')?.textContent ?? ''));
  await form.locator('input[autocomplete="one-time-code"]').fill(await program.codeFor(email));
  await form.getByRole('button', { name: terms.enter }).click();
}
