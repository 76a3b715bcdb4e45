import { describe, expect } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { SIGNS } from '../../src/domain/sky/sign.ts';
import { chanceOf } from '../seeded.ts';
import { it } from './fixtures.ts';

const SPANS = ['day', 'week', 'month', 'year'];
const WAIT = { timeout: 45_000 };
/** The day decides in which language the journey is made and for which signs; a failure names both. */
const chance = chanceOf(Math.floor(Date.now() / 86_400_000));
const language = LANGUAGES[Math.floor(chance() * LANGUAGES.length)]!;
const first = Math.floor(chance() * SIGNS.length);
const [sign, other] = [SIGNS[first]!, SIGNS[(first + 1) % SIGNS.length]!];

describe('the horoscope', () => {
  it(`in ${language}, of ${sign} and ${other}, without a network: every span has its text, and every sentence its fact`, async ({
    readyPhone,
  }) => {
    const { page, context, complaints } = await readyPhone(language);
    await context.setOffline(true);
    await page.goto('/today');
    await page.locator('main a[href*="/today/horoscope"]').tap(WAIT);
    await page.waitForURL((url) => url.pathname === '/today/horoscope');
    const sentences = page.locator('main article [role=button]');
    const asksForSources = page.locator('main article button[aria-pressed=false]');
    let before: string[] = [];
    const told = async (of: string, span: string) => {
      await page.locator('main select').selectOption(of);
      await page.locator('main fieldset button').nth(SPANS.indexOf(span)).tap();
      await expect
        .poll(async () => {
          if ((await asksForSources.count()) > 0) await asksForSources.tap();
          const texts = await sentences.allTextContents();
          return texts.length > 0 && texts.join() !== before.join();
        }, WAIT)
        .toBe(true);
      before = await sentences.allTextContents();
      return before;
    };
    for (const span of SPANS) {
      const [mine, theirs] = [await told(sign, span), await told(other, span)];
      expect(mine.length).toBeGreaterThanOrEqual(3);
      expect(mine.filter((one) => theirs.includes(one))).toEqual([]);
      expect(await page.locator('main article h3').count()).toBe(span === 'year' ? 4 : 0);
    }
    const today = await told(sign, 'day');
    await page.locator('main nav button').last().tap();
    await expect.poll(() => new URL(page.url()).searchParams.get('day')).not.toBeNull();
    await expect
      .poll(async () => {
        if ((await asksForSources.count()) > 0) await asksForSources.tap();
        return await sentences.count();
      })
      .toBeGreaterThan(0);
    await expect.poll(async () => (await sentences.allTextContents()).filter((one) => today.includes(one))).toEqual([]);
    await sentences.first().tap();
    const source = page.getByRole('dialog');
    await source.waitFor(WAIT);
    expect(await source.textContent()).toMatch(/20\d\d/);
    expect(complaints).toEqual([]);
  });
});
