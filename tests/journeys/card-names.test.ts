import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { NAMES } from '../../src/library/names/load.ts';
import { it } from './fixtures.ts';
import { collisions } from './screens/layout.ts';
import { settled } from './screens/page.ts';
import { drawAndRead, drawCards, NEXT_QUESTIONS } from './steps.ts';
import { phone } from './world.ts';

const WIDTHS = [320, 360, 375, 390, 430];

/** So many of the longest words of a deck are tried; in Chinese a name is one word. */
const MOST_WORDS = 30;

function longestWords(names: Readonly<Record<string, string>>): string[] {
  const words = new Set(Object.values(names).flatMap((name) => name.split(' ')));
  return [...words].toSorted((one, other) => other.length - one.length).slice(0, MOST_WORDS);
}

/** In the page: writes names under the cards of its table. */
function writeNames(names: string[]): void {
  const under = [...document.querySelectorAll<HTMLElement>('main ol > li > div:nth-child(2)')];
  for (const [index, one] of under.entries()) one.textContent = names[index % names.length]!;
}

/** In the page: names under its cards of which a word stands on two lines. */
function brokenNames(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main ol > li > div:nth-child(2)')].flatMap((one) => {
    const text = one.firstChild!;
    return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [`${word} at ${innerWidth}`] : [];
    });
  });
}

async function faultsOf(page: Page, names: readonly string[]): Promise<string[]> {
  const cards = await page.locator('main ol > li > div:nth-child(2)').count();
  const faults: string[] = [];
  for (let at = 0; at < names.length; at += cards) {
    await page.evaluate(writeNames, names.slice(at, at + cards));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 });
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      faults.push(...(await page.evaluate(brokenNames)));
    }
  }
  return faults;
}

it.for(LANGUAGES)(
  'no name under a card is broken inside a word, whichever cards lie there, in %s',
  async (language, { browser, network }) => {
    const { context, page, complaints } = await phone(browser, network.address, { language });
    const { tarot, lenormand } = (await NAMES[language]()).names;
    await page.goto('/lenormand/index?type=53');
    await drawCards(page, language, 5);
    await page.waitForURL(/\/lenormand\/answer\?seal=/);
    await page.locator('article section').first().waitFor();
    await page.evaluate(settled);
    const words = longestWords(lenormand);
    expect(await faultsOf(page, words)).toEqual([]);
    await page.evaluate(writeNames, words.slice(0, 5));
    await page.setViewportSize({ width: 320, height: 812 });
    expect(await page.evaluate(collisions)).toEqual([]);

    await page.goto('/tarot?drawType=3');
    await drawAndRead(page, language, 3, NEXT_QUESTIONS[language]);
    await page.evaluate(settled);
    expect(await faultsOf(page, longestWords(tarot))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
