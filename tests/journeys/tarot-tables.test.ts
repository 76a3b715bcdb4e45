import { readFileSync } from 'node:fs';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { drawn } from '../drawn.ts';
import { codeIn } from './code.ts';
import { it } from './fixtures.ts';
import { drawAndRead, expectReading, NEXT_QUESTIONS } from './steps.ts';
import type { Phone } from './world.ts';

const SAY: Record<Language, Record<'twice' | 'turn' | 'read' | 'home' | 'save' | 'share', string>> = {
  en: {
    twice: 'You have already chosen this card',
    turn: 'Turn it',
    read: 'Read the cards',
    home: 'Drawn by hand, with a deck at home',
    save: 'Save picture',
    share: 'Share',
  },
  'zh-CN': {
    twice: '您已选择过这张牌',
    turn: '调转',
    read: '解读这些牌',
    home: '用自己手边的牌抽出',
    save: '保存图片',
    share: '分享',
  },
  'zh-TW': {
    twice: '您已經選過這張牌',
    turn: '轉向',
    read: '解讀這些牌',
    home: '用自己手邊的牌抽出',
    save: '儲存圖片',
    share: '分享',
  },
};
const DANGER: Record<Language, string> = { en: 'I want to die', 'zh-CN': '我不想活了', 'zh-TW': '我不想活了' };
/** Questions for somebody of the trade, each with the beginning of what is said to it. */
const NOTED: Record<Language, readonly [question: string, note: string][]> = {
  en: [
    ['Do I have cancer?', 'Cards cannot see an illness.'],
    ['Will I win my case?', 'No card decides a case.'],
    ['Should I buy bitcoin now?', 'Cards know no prices.'],
  ],
  'zh-CN': [
    ['该不该动手术', '牌看不出病来。'],
    ['这场官司会赢吗', '官司不由牌来断。'],
    ['现在要不要买比特币', '牌不知道行情。'],
  ],
  'zh-TW': [
    ['該不該動手術', '牌看不出病。'],
    ['這場官司會贏嗎', '官司不是牌能定的。'],
    ['現在要不要買比特幣', '牌不懂行情。'],
  ],
};

describe.each(drawn('languages', LANGUAGES, 'tarot-tables'))('without a network, in %s', (language) => {
  const terms = SAY[language];
  const withoutLine = async (user: Phone) => {
    await user.context.setOffline(true);
    return user;
  };

  it('a question in danger gets help lines; cards of a deck at home are found, turned, refused twice, and read', async ({
    readyPhone,
  }) => {
    const { page, complaints } = await withoutLine(await readyPhone(language));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/tarot/assistant?drawType=3');
    await page.fill('#question', DANGER[language]);
    await page.locator('form a[href^="tel:"]').first().waitFor();
    expect(await page.locator('button[type=submit]').isDisabled()).toBe(true);
    for (const [question, note] of NOTED[language]) {
      await page.fill('#question', question);
      await page.getByRole('note').filter({ hasText: note }).waitFor();
      expect(await page.locator('button[type=submit]').isEnabled()).toBe(true);
    }
    await page.fill('#question', 'Leeds?');
    await page.tap('button[type=submit]');

    const find = page.locator('input[type=search]');
    for (const typed of ['Three of Cups', '聖杯三', '圣杯3']) {
      await find.fill(typed);
      await page.waitForFunction(() => document.querySelectorAll('ul button[aria-pressed]').length === 1);
    }
    await find.press('Enter');
    await button(terms.turn).tap();
    await find.fill('圣杯三');
    await page.waitForFunction(() => document.querySelectorAll('ul button[aria-pressed=true]').length === 1);
    await find.press('Enter');
    await page.getByText(terms.twice).first().waitFor();

    await page.reload();
    await find.waitFor();
    for (let left = 2; left > 0; left--) await page.locator('ul button[aria-pressed=false]').nth(left).tap();
    await button(terms.read).tap();
    await page.waitForURL(/\/tarot\/answer\?seal=/);
    await expectReading(page, 3);
    await page.getByText(terms.home).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('a yes or no is counted, a year has thirteen cards, and both go to others as a picture', async ({
    network,
    readyPhone,
  }) => {
    const { page, complaints } = await withoutLine(await readyPhone(language));
    await page.goto('/tarot?drawType=16');
    await drawAndRead(page, language, 5);
    const reversed = await page.evaluate(
      (word) => document.body.innerText.split(word).length - 1,
      {
        en: '· reversed',
        'zh-CN': '· 逆位',
        'zh-TW': '· 逆位',
      }[language],
    );
    const verdicts = { en: 'Yes Unclear No', 'zh-CN': '是 不清楚 否', 'zh-TW': '是 不明朗 否' }[language].split(' ');
    const verdict = verdicts[reversed <= 1 ? 0 : reversed <= 3 ? 1 : 2]!;
    expect(await page.locator('article h2').first().innerText()).toBe(verdict);

    await page.getByRole('button', { name: terms.share, exact: true }).tap();
    await page.locator('dialog img').waitFor();
    expect(await codeIn(page)).toBe(`${network.address}/tarot?drawType=16`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: terms.save }).tap(),
    ]);
    expect(
      readFileSync(await file.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    await page.keyboard.press('Escape');

    await page.goto('/tarot?drawType=19');
    await drawAndRead(page, language, 13, NEXT_QUESTIONS[language]);
    const months = await page.locator('article h2').allInnerTexts();
    expect(new Set(months.slice(0, 12).map((title) => title.split('\n')[0])).size).toBe(12);
    expect(complaints).toEqual([]);
  });

  it('a spread of one’s own is laid by finger, mouse and keys, given away and brought in', async ({ readyPhone }) => {
    const { page, context, complaints } = await withoutLine(await readyPhone(language));
    await page.goto('/tarot/layouts/edit');
    const place = (index: number) => page.locator('main ul li button').nth(index);
    await place(2).waitFor();
    const finger = await context.newCDPSession(page);
    expect(await moved(page, place(2), () => swipe(finger, place(2), 0, 180))).toEqual([0, 1]);
    expect(await moved(page, place(0), () => pull(page, place(0), 0, 180))).toEqual([0, 1]);
    await place(1).focus();
    expect(await moved(page, place(1), () => page.keyboard.press('ArrowRight'))).toEqual([1, 0]);
    await page.locator('main input').first().fill('Leeds');
    await page.locator('section input[type=checkbox]').check();

    await page.goto('/tarot/layouts');
    await page.getByText('Leeds').first().waitFor();
    const given = page.locator('main li button').first();
    const [file] = await Promise.all([page.waitForEvent('download'), given.tap()]);
    const text = readFileSync(await file.path(), 'utf8');
    const told = page.locator('main p[aria-live=polite]').last();
    const seen = new Set<string>();
    for (const bytes of [text.slice(0, -40), 'hello', text.replace('"version": 1', '"version": 9'), text]) {
      await page.setInputFiles('input[type=file]', {
        name: 'a.json',
        mimeType: 'application/json',
        buffer: Buffer.from(bytes),
      });
      await expect.poll(async () => seen.has(await told.innerText())).toBe(false);
      seen.add(await told.innerText());
      expect(await page.getByText('Leeds', { exact: true }).count()).toBe(1);
    }
    expect(complaints).toEqual([]);

    await page.getByText('Leeds', { exact: true }).tap();
    await drawAndRead(page, language, 3);
    expect(complaints).toEqual([]);
  });
});

/** Which way a place went, in signs of its steps to the right and down. */
async function moved(page: Page, place: Locator, act: () => Promise<void>): Promise<[number, number]> {
  const style = () =>
    place.evaluate((button) => {
      const { style } = button.closest('li')!;
      return [Number(style.getPropertyValue('--x')), Number(style.getPropertyValue('--y'))] as const;
    });
  const before = await style();
  await act();
  await page.waitForTimeout(50);
  const after = await style();
  return [Math.sign(after[0] - before[0]), Math.sign(after[1] - before[1])];
}

async function middle(place: Locator) {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function swipe(finger: CDPSession, place: Locator, right: number, down: number): Promise<void> {
  const from = await middle(place);
  const touch = (type: string, share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type: type as 'touchMove',
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + right * share, y: from.y + down * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 6; step++) await touch('touchMove', step / 6);
  await touch('touchEnd', 1);
}

async function pull(page: Page, place: Locator, right: number, down: number): Promise<void> {
  const from = await middle(place);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + right, from.y + down, { steps: 6 });
  await page.mouse.up();
}
