import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { drawAndRead, drawCards } from './steps.ts';
import { phone } from './world.ts';

const KINDS = {
  en: /(Major Arcana|Wands|Cups|Swords|Pentacles) · (upright|reversed)/i,
  'zh-CN': /(大阿卡纳|权杖|圣杯|宝剑|星币) · (正位|逆位)/,
  'zh-TW': /(大阿爾克那|權杖|聖杯|寶劍|錢幣) · (正位|逆位)/,
};

/** What is seen of each card in a list: its words, number, side of the picture, ground and frame. */
const items = (page: Page) =>
  page.locator('[data-card-item]').evaluateAll((all) =>
    all.map((one) => {
      const picture = one.querySelector('img')!.getBoundingClientRect();
      const box = one.getBoundingClientRect();
      const look = getComputedStyle(one);
      return {
        words: (one as HTMLElement).innerText,
        number: one.querySelector('.figures')!.textContent,
        picture: picture.width > 40 ? (picture.left - box.left < box.width / 2 ? 'left' : 'right') : 'none',
        ground: look.backgroundImage,
        framed: look.outlineStyle === 'solid',
      };
    }),
  );

it.for(drawn('languages', LANGUAGES, 'card items'))(
  'every card of a reading is shown by its element, in %s',
  async (language, { browser, network }) => {
    for (const theme of drawn('languages', ['dark', 'light'] as const, 'theme of card items')) {
      const { context, page, complaints } = await phone(browser, network.address, { language, theme });
      await page.goto('/tarot?drawType=3');
      await drawAndRead(page, language, 3);
      for (const path of [page.url(), page.url().replace('/answer', '/consultant')]) {
        await page.goto(path);
        await expect.poll(() => page.locator('[data-card-item] img').count()).toBeGreaterThanOrEqual(3);
        // A card that jumped out of the pile stands after those of the places.
        const seen = (await items(page)).slice(0, 3);
        expect(seen.map(({ number }) => number)).toEqual(['1', '2', '3']);
        expect(seen.map(({ picture }) => picture)).toEqual(['left', 'right', 'left']);
        expect(seen[0]!.ground).toBe(seen[2]!.ground);
        expect(seen[1]!.ground).not.toBe(seen[0]!.ground);
        expect(seen.map(({ framed }) => framed)).toEqual([false, false, true]);
        for (const { words } of seen) {
          expect(words).toMatch(KINDS[language]);
          // place, name, kind, and what the place asks
          expect(words.split('\n').filter((line) => line.trim() !== '').length).toBeGreaterThanOrEqual(4);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      }
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);

it('the middle of a Lenormand line stands in a frame, with its meaning', async ({ browser, network }) => {
  const { context, page } = await phone(browser, network.address);
  await page.goto('/lenormand/index?type=52');
  await drawCards(page, 'en', 3);
  await page.waitForURL(/\/lenormand\/answer\?seal=/);
  await page.locator('[data-card-item] img').waitFor();
  const [centre, ...others] = await items(page);
  expect(others).toEqual([]);
  expect(centre).toMatchObject({ number: '2', picture: 'right', framed: true });
  expect(centre!.words).toMatch(/Lenormand card \d+/);
  await context.close();
});
