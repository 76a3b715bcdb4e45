import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { drawn } from '../drawn.ts';
import { codeIn } from './code.ts';
import { it } from './fixtures.ts';
import { drawCards, QUESTIONS } from './steps.ts';
import { WORDS } from './words.ts';
import { phone } from './world.ts';

const ALREADY: Record<Language, string> = {
  en: 'You have already chosen this card',
  'zh-CN': '您已选择过这张牌',
  'zh-TW': '您已經選過這張牌',
};

const SHARE: Record<Language, string> = { en: 'Share', 'zh-CN': '分享', 'zh-TW': '分享' };
const STRIP: Record<Language, string> = { en: 'All cards by name', 'zh-CN': '逐张列出牌名', 'zh-TW': '逐張列出牌名' };
const RAW = /undefined|NaN|\[object|\{\w+\}/;

/** From the question of a line to its answer, by touch. */
async function drawLine(page: Page, language: Language, cards: number): Promise<void> {
  await drawCards(page, language, cards);
  await page.waitForURL(/\/lenormand\/answer\?seal=[0-9a-f]{64}/);
}

describe.each(drawn('languages', LANGUAGES, 'lenormand'))('Lenormand without a network, in %s', (language) => {
  it('three cards are drawn, read sentence by sentence and found again', async ({ readyPhone }) => {
    const user = await readyPhone(language);
    const { page } = user;
    await user.context.setOffline(true);

    await page.goto('/lenormand/home');
    await page.locator('a[href*="type=52"]').tap();
    await drawLine(page, language, 3);
    const text = () => page.locator('article').innerText();
    await page.locator('article section').nth(3).waitFor();
    const first = await text();
    expect(first).not.toMatch(RAW);

    await page.getByRole('navigation', { name: STRIP[language] }).getByRole('button').nth(2).tap();
    await page.locator('dialog[open] img').waitFor();
    await page.keyboard.press('Escape');

    // A reading is plain text until its sources are asked for.
    expect(await page.locator('article [role=button]').count()).toBe(0);
    await page.locator('article button[aria-pressed=false]').tap();
    await page.locator('article [role=button]').first().tap();
    const source = page.locator('dialog[open], [role=dialog]');
    await source.locator('blockquote').waitFor();
    expect(await source.innerText()).not.toMatch(RAW);
    await source.locator('a[href*="/lenormandMean?card="]').first().tap();
    await page.locator('article').waitFor();

    await page.goto('/lenormand/home');
    await page.locator('a[href*="/lenormand/answer?seal="]').first().tap();
    await page.locator('article section').nth(3).waitFor();
    expect(await text()).toBe(first);
    expect(user.complaints).toEqual([]);
  });

  it('a card is looked up by its name and read in a pair, both ways', async ({ browser, program }) => {
    const user = await phone(browser, program.address, { language });
    const { page } = user;
    await page.goto('/lenormandMean');
    await page.fill('input[type=search]', { en: '騎士', 'zh-CN': 'Rider', 'zh-TW': '骑士' }[language]);
    await expect.poll(() => page.locator('a[href*="card="]').count()).toBe(1);
    await page.locator('a[href*="card=len01"]').tap();
    await page.locator('article section button').first().tap();
    await page.locator('dialog li button, [role=dialog] li button').nth(7).tap();
    await expect.poll(() => page.locator('article h3').count()).toBe(2);
    expect(await page.locator('article').innerText()).not.toMatch(RAW);
    expect(user.complaints).toEqual([]);
    await user.context.close();
  });

  it('the whole deck is laid on one table and looked at through every lens, card by card', async ({
    network,
    readyPhone,
  }) => {
    const terms = WORDS[language];
    const user = await readyPhone(language);
    const { page } = user;
    await user.context.setOffline(true);

    await page.goto('/lenormand/grandTableau?type=69');
    await page.waitForURL(/type=68/);
    await page.fill('#question', QUESTIONS[language]);
    await page.tap('button[type=submit]');
    await page.tap(`button:has-text("${terms.shuffle}")`);
    await page.tap(`button:has-text("${terms.cut}")`);
    await page.locator('section ol li').nth(35).waitFor();
    await page.locator('section button').last().tap();
    await page.tap(`button:has-text("${terms.read}")`);
    await page.waitForURL(/\/lenormand\/grandTableauAnswer\?seal=[0-9a-f]{64}/);

    const lenses = page.locator('fieldset:has(+ article) button');
    await lenses.first().waitFor();
    const count = await lenses.count();
    expect(count).toBeGreaterThanOrEqual(10);
    for (let lens = 0; lens < count; lens++) {
      await lenses.nth(lens).tap();
      expect(await page.locator('article').innerText()).not.toMatch(RAW);
      expect(await page.locator('ol li:not([data-dim])').count()).toBeGreaterThan(0);
    }

    const card = page.locator('[data-position="20"]');
    await card.tap();
    const name = (await card.getAttribute('aria-label'))!.split(/[,，]/)[0]!.replace(/^\d+ /, '');
    await page.locator('section h2', { hasText: name }).waitFor();
    expect(await page.locator('article').innerText()).not.toMatch(RAW);
    await card.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-position="21"]').getAttribute('aria-pressed')).toBe('true');

    await page.getByRole('button', { name: SHARE[language], exact: true }).tap();
    await page.locator('dialog img').waitFor();
    expect(await codeIn(page)).toBe(`${network.address}/lenormand/grandTableau?type=68`);
    await page.keyboard.press('Escape');

    await page.goto('/user/journal');
    await page.locator('a[href*="/lenormand/grandTableauAnswer?seal="]').first().tap();
    await lenses.first().waitFor();
    expect(user.complaints).toEqual([]);
  });

  it('two fingers bring the table nearer, and a button shows all of it again', async ({ browser, program }) => {
    const user = await phone(browser, program.address, { language });
    const { page } = user;
    await page.goto('/lenormand/grandTableau');
    await page.tap('button[type=submit]');
    await page.tap(`button:has-text("${WORDS[language].shuffle}")`);
    await page.tap(`button:has-text("${WORDS[language].cut}")`);
    const table = page.locator('section[tabindex="0"]');
    const width = () => table.locator('ol').evaluate((list) => list.getBoundingClientRect().width);
    const whole = await width();
    const box = (await table.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await user.context.newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x - apart, y },
      { x: x + apart, y },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(60) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(90) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(whole * 2.5);
    await table.locator('+ div button').first().tap();
    await expect.poll(width).toBe(whole);
    expect(user.complaints).toEqual([]);
    await user.context.close();
  });

  it('a table that lies at home is entered by number, none twice, kept over a reload, and read', async ({
    readyPhone,
  }) => {
    const user = await readyPhone(language);
    const { page } = user;
    await user.context.setOffline(true);

    await page.goto('/lenormand/assistant');
    await page.locator('a[href*="type=68"]').tap();
    await page.fill('#question', QUESTIONS[language]);
    await page.tap('button[type=submit]');
    const keys = page.locator('fieldset button');
    const laid = () => page.locator('fieldset button[data-used]').count();
    await keys.nth(35).waitFor();
    for (const card of [17, 3, 24]) await keys.nth(card - 1).tap();
    await expect.poll(laid).toBe(3);
    await keys.nth(2).tap();
    await page.getByText(ALREADY[language], { exact: true }).first().waitFor();
    expect(await laid()).toBe(3);
    await page.reload();
    await expect.poll(laid).toBe(3);

    const field = page.locator('input[type=search]');
    await field.fill({ en: 'clover', 'zh-CN': '三叶草', 'zh-TW': '幸運草' }[language]);
    await expect.poll(() => keys.count()).toBeLessThan(36);
    await field.press('Enter');
    await expect.poll(laid).toBe(4);
    const rest = Array.from({ length: 36 }, (_, index) => index + 1).filter((card) => ![17, 3, 24, 2].includes(card));
    await field.fill(rest.slice(0, 20).join(' '));
    await field.press('Enter');
    await expect.poll(laid).toBe(24);
    // The thirty-sixth can only be one card and goes down by itself.
    for (const card of rest.slice(20, -1)) await keys.nth(card - 1).tap();
    await page.tap(`button:has-text("${WORDS[language].read}")`);
    await page.waitForURL(/\/lenormand\/grandTableauAnswer\?seal=[0-9a-f]{64}/);
    await page.locator('[data-position="4"][aria-label*=","], [data-position="4"][aria-label*="，"]').waitFor();
    expect(await page.locator('article').innerText()).not.toMatch(RAW);
    expect(user.complaints).toEqual([]);
  });
});
