import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { QUESTIONS } from './steps.ts';
import { type Phone, phone } from './world.ts';

interface Seen {
  /** CSS properties that were animated on the table or in the fan. */
  moved: string[];
  /** Sides of cards that were in the page together with the words for a card that was still face down. */
  spoilt: string[];
  /** What the page said of drawn cards, in order. */
  said: string[];
  /** How often nothing had the focus after a step. */
  unfocused: number;
  /** How many backs came from the fan to a place of the table. */
  flights: number;
}

/** In the page: looks at every frame of the draw. */
function watchDraw(): void {
  const seen: Seen = { moved: [], spoilt: [], said: [], unfocused: 0, flights: 0 };
  Object.assign(window, { seen });
  const flown = new WeakSet<Animation>();
  const look = () => {
    for (const animation of document.querySelector('main section')?.getAnimations({ subtree: true }) ?? []) {
      const effect = animation.effect as KeyframeEffect;
      for (const frame of effect.getKeyframes())
        for (const property of Object.keys(frame))
          if (!['offset', 'computedOffset', 'easing', 'composite', 'transformOrigin'].includes(property))
            if (!seen.moved.includes(property)) seen.moved.push(property);
      const first = effect.getKeyframes()[0]?.transform;
      if (effect.target?.closest('ol li') && /^translate/.test(String(first)) && !flown.has(animation)) {
        flown.add(animation);
        seen.flights += 1;
      }
    }
    for (const place of document.querySelectorAll('main ol li')) {
      const faceDown =
        place.querySelector('[style], img[alt=""]') !== null && !place.querySelector('img:not([alt=""])');
      const words = (place as HTMLElement).innerText.split('\n').filter(Boolean);
      if (faceDown && words.length > 1) seen.spoilt.push(words.join(' '));
    }
    const said = document.querySelector('main section [role=status].unseen')?.textContent ?? '';
    if (said && seen.said.at(-1) !== said) seen.said.push(said);
    if (document.activeElement === document.body && document.querySelector('main section')) seen.unfocused += 1;
    requestAnimationFrame(look);
  };
  look();
}

const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function drawWithKeys({ page }: Phone): Promise<void> {
  await page.goto('/tarot?drawType=3');
  await page.fill('#question', QUESTIONS.en);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain('Hold the pile and stir');
  await page.evaluate(watchDraw);
  await press(page, 'Shuffle for me');
  await expect.poll(() => focused(page)).toBe('Where do you cut?');
  await press(page, 'Cut here');
  await expect.poll(() => focused(page)).toContain('choose card 1 of 3');
  await page.keyboard.press('Tab');
  for (let card = 0; card < 3; card++) {
    await page.waitForFunction((count) => document.querySelectorAll('ol li img:not([alt=""])').length === count, card);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => focused(page)).toBe('All cards lie on the table. The draw is sealed.');
}

describe('the ceremony of a draw', () => {
  it('with motion: each card flies from the fan, is turned, and is named and said only then', async ({
    browser,
    program,
  }) => {
    const user = await phone(browser, program.address);
    await user.page.emulateMedia({ reducedMotion: 'no-preference' });
    await drawWithKeys(user);
    const seen = await seenIn(user.page);
    const names = await user.page
      .locator('ol li img:not([alt=""])')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('alt')));
    expect(names).toHaveLength(3);
    expect(seen.said).toEqual(names);
    for (const name of names) expect(name).toMatch(/^(Past|Present|Future): .+, (upright|reversed)$/);
    expect(seen.flights).toBeGreaterThanOrEqual(3);
    expect(seen.moved.filter((property) => property !== 'transform' && property !== 'opacity')).toEqual([]);
    expect(seen.spoilt).toEqual([]);
    expect(seen.unfocused).toBe(0);
    expect(user.complaints).toEqual([]);
    await user.context.close();
  });

  it('with less motion: nothing flies, all is said as well', async ({ browser, program }) => {
    const user = await phone(browser, program.address);
    await drawWithKeys(user);
    const seen = await seenIn(user.page);
    expect(seen.flights).toBe(0);
    expect(seen.said).toHaveLength(3);
    expect(seen.spoilt).toEqual([]);
    expect(seen.unfocused).toBe(0);
    await user.context.close();
  });

  it('a tap on a card beside the middle raises it and says so; the next tap takes it', async ({ browser, program }) => {
    const user = await phone(browser, program.address);
    const { page } = user;
    await page.goto('/tarot?drawType=3');
    await page.fill('#question', QUESTIONS.en);
    await page.tap('button[type=submit]');
    await page.tap('button:has-text("Shuffle for me")');
    await page.tap('button:has-text("Cut here")');
    const fan = page.getByRole('slider', { name: 'The fan' });
    await fan.waitFor();
    const { x, y, width } = (await fan.boundingBox())!;
    const before = await fan.getAttribute('aria-valuenow');
    await page.touchscreen.tap(x + width * 0.8, y + 90);
    await page.getByText('This card is raised. Tap it once more to take it.').waitFor();
    expect(await fan.getAttribute('aria-valuenow')).not.toBe(before);
    expect(await page.locator('ol li img:not([alt=""])').count()).toBe(0);
    await page.touchscreen.tap(x + width * 0.5, y + 60);
    await page.locator('ol li img:not([alt=""])').first().waitFor();
    await page.getByText('choose card 2 of 3').waitFor();
    await page.getByRole('button', { name: 'Pick by number' }).tap();
    expect(await page.evaluate(() => document.activeElement?.closest('ol') !== null)).toBe(true);
    await page.getByRole('button', { name: 'Back to the fan' }).tap();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('slider');
    await user.context.close();
  });
});
