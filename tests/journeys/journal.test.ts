import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { putRow, rowsOf } from './shelf.ts';
import { drawAndRead, QUESTIONS } from './steps.ts';
import { offlinePhone, phone, readyOffline } from './world.ts';

const THREE_WEEKS_MS = 22 * 24 * 3600 * 1000;

const SAY: Record<
  Language,
  Record<
    | 'note'
    | 'wrote'
    | 'check'
    | 'whole'
    | 'share'
    | 'today'
    | 'again'
    | 'none'
    | 'back'
    | 'came'
    | 'happened'
    | 'keep'
    | 'patterns'
    | 'one'
    | 'save'
    | 'damaged'
    | 'foreign'
    | 'newer'
    | 'added',
    string
  >
> = {
  en: {
    note: 'Your note',
    wrote: 'The letter from Leeds came.',
    check: 'Check the seal',
    whole: 'The seal is whole',
    share: 'Share',
    today: 'its cards still stand.',
    again: 'Look at that reading',
    none: 'No reading fits.',
    back: 'Look back',
    came: 'It came so',
    happened: 'What happened?',
    keep: 'Keep',
    patterns: 'Patterns',
    one: '1 reading so far.',
    save: 'Save a file',
    damaged: 'This file is damaged. Nothing was changed',
    foreign: 'This is not a journal of ours. Nothing was changed.',
    newer: 'This file comes from a newer version.',
    added: '0 readings were added.',
  },
  'zh-CN': {
    note: '你的笔记',
    wrote: '利兹（Leeds）的信到了。',
    check: '验证封印',
    whole: '封印完好',
    share: '分享',
    today: '当时的牌仍然作数。',
    again: '看看那次解读',
    none: '没有符合的解读。',
    back: '回头看看',
    came: '果真如此',
    happened: '发生了什么？',
    keep: '保存',
    patterns: '规律',
    one: '至今 1 次解读。',
    save: '存成文件',
    damaged: '文件已损坏，什么都没有改动。',
    foreign: '这不是本应用的日记文件，什么都没有改动。',
    newer: '这个文件来自更新的版本。',
    added: '已加入 0 次解读。',
  },
  'zh-TW': {
    note: '你的筆記',
    wrote: '里茲（Leeds）的信到了。',
    check: '驗證封印',
    whole: '封印完好',
    share: '分享',
    today: '當時的牌還算數。',
    again: '看看那次解讀',
    none: '找不到符合的解讀。',
    back: '回頭看看',
    came: '果然如此',
    happened: '發生了什麼事？',
    keep: '儲存',
    patterns: '脈絡',
    one: '目前有 1 次解讀。',
    save: '存成檔案',
    damaged: '檔案已損毀，沒有更動任何內容。',
    foreign: '這不是本應用程式的手札檔案，沒有更動任何內容。',
    newer: '這個檔案來自較新的版本。',
    added: '已加入 0 次解讀。',
  },
};

describe.each(drawn('languages', LANGUAGES, 'journal'))('the journal without a network, in %s', (language) => {
  const words = SAY[language];

  it('keeps a reading with its note, knows a repeated question, asks after weeks, counts, and goes in and out as a file', async ({
    browser,
    program,
  }) => {
    const { context, page, complaints } = await offlinePhone(browser, program.address, { language });
    const terms = (text: string | RegExp) => page.getByText(text).first().waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/');
    await readyOffline(page, language);
    await context.setOffline(true);
    await page.goto('/tarot?drawType=3');
    const reading = await drawAndRead(page, language, 3);
    await page.getByLabel(words.note).fill(words.wrote);
    await button(words.check).tap();
    await terms(words.whole);
    await button(words.share).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => button(words.share).evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'journal'))).toContain('Leeds');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('article').isVisible()).toBe(true);
    expect(await button(words.share).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/lenormand/index?type=52');
    await page.fill('#question', QUESTIONS[language].toUpperCase());
    await terms(words.today);
    await page.getByRole('link', { name: words.again }).tap();
    await page.waitForURL(reading);
    await page.getByLabel(words.note).waitFor();
    expect(await page.getByLabel(words.note).inputValue()).toContain('Leeds');

    const second = await context.newPage();
    await second.goto(reading);
    await second.getByLabel(words.note).fill('Leeds, and nothing else.');
    await expect.poll(async () => JSON.stringify(await rowsOf(page, 'journal'))).toContain('nothing else');
    await second.close();
    await expect.poll(() => page.getByLabel(words.note).inputValue()).toBe('Leeds, and nothing else.');
    await page.goto('/user/journal');
    expect(JSON.stringify(await rowsOf(page, 'journal'))).toContain('nothing else');

    await page.clock.setFixedTime(Date.now() + THREE_WEEKS_MS);
    await page.goto('/user/journal');
    const rows = page.locator('main li a[href*="seal="]');
    const field = page.locator('input[type=search]');
    await field.fill('leeds');
    await expect.poll(() => rows.count()).toBe(1);
    await field.fill('zzzz');
    await terms(words.none);
    await button(words.back).tap();
    await button(words.came).tap();
    await page.getByLabel(words.happened).fill('We talked.');
    await button(words.keep).tap();
    await expect.poll(() => button(words.back).count()).toBe(0);
    await button(words.patterns).tap();
    await terms(words.one);

    const [download] = await Promise.all([page.waitForEvent('download'), button(words.save).tap()]);
    const text = readFileSync(await download.path(), 'utf8');
    for (const [bytes, told] of [
      [text.slice(0, -30), words.damaged],
      ['{"kind":"recipes"}', words.foreign],
      [text.replace(/"version": ?\d+/, '"version": 99'), words.newer],
      [text, words.added],
    ] as const) {
      const file = { name: 'journal.json', mimeType: 'application/json', buffer: Buffer.from(bytes) };
      await page.setInputFiles('input[type=file]', file);
      await terms(told);
      await terms(words.one);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** As many readings more that the list has to be scrolled. */
const MORE_ROWS = 40;
const HOUR_MS = 3_600_000;

it('opens a reading beside its list where there is room, and on its own screen where there is none', async ({
  browser,
  program,
}) => {
  const { context, page, complaints } = await phone(browser, program.address, { width: 1024 });
  await page.goto('/tarot?drawType=1');
  await drawAndRead(page, 'en', 1);
  await expect.poll(async () => (await rowsOf(page, 'journal')).length).toBe(1);
  const [mine] = await rowsOf(page, 'journal');
  const sealOf = (place: number) => String(place).padStart(64, '0');
  for (let place = 1; place <= MORE_ROWS; place++) {
    const savedAt = new Date(Date.now() - place * HOUR_MS).toISOString();
    const draw = { ...(mine!.draw as object), seal: sealOf(place), question: `What of ${place}?`, drawnAt: savedAt };
    await putRow(page, 'journal', { ...mine, key: sealOf(place), draw, savedAt });
  }
  const reading = (question: string) => page.getByRole('region', { name: question, exact: true });
  const row = (question: string) => page.getByRole('link', { name: new RegExp(`^${question.replace('?', '\\?')}`) });
  const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
  const at = (place: number) => page.waitForURL((url) => url.searchParams.get('seal') === sealOf(place));

  await page.goto('/user/journal');
  await reading(QUESTIONS.en).locator('article').waitFor();
  await row('What of 2?').tap();
  await at(2);
  await reading('What of 2?').locator('article').waitFor();
  await expect.poll(() => hasFocus(reading('What of 2?'))).toBe(true);
  expect(await row('What of 2?').getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('Escape');
  expect(await hasFocus(row('What of 2?'))).toBe(true);
  await row('What of 4?').focus();
  await page.keyboard.press('Enter');
  await at(4);
  await page.goBack();
  await at(2);
  await reading('What of 2?').locator('article').waitFor();

  await page.getByRole('button', { name: 'Remove “What of 2?”' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).tap();
  await at(3);
  await reading('What of 3?').locator('article').waitFor();
  await expect.poll(() => row('What of 2?').count()).toBe(0);
  await expect.poll(() => hasFocus(reading('What of 3?'))).toBe(true);

  await page.fill('input[type=search]', 'of 39');
  await expect.poll(() => page.locator('main li a[href*="seal="]').count()).toBe(1);
  expect(await reading('What of 3?').isVisible()).toBe(true);

  await page.goto(`/user/journal?seal=${sealOf(MORE_ROWS)}`);
  await reading(`What of ${MORE_ROWS}?`).locator('article').waitFor();
  await expect
    .poll(() =>
      row(`What of ${MORE_ROWS}?`).evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  expect(await page.locator('main li').count()).toBeLessThan(MORE_ROWS);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.waitForURL(
    (url) => url.pathname === '/tarot/answer' && url.searchParams.get('seal') === sealOf(MORE_ROWS),
  );
  await page.locator('article').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
