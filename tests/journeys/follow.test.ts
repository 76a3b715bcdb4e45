import { describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { rowsOf } from './shelf.ts';
import { drawCards, expectReading } from './steps.ts';

const SAY: Record<
  Language,
  Record<
    | 'question'
    | 'ways'
    | 'named'
    | 'end'
    | 'clarify'
    | 'place'
    | 'choose'
    | 'adds'
    | 'check'
    | 'whole'
    | 'again'
    | 'stands'
    | 'look'
    | 'changed',
    string
  >
> = {
  en: {
    question: 'Leeds or York?',
    ways: 'What the two ways are called',
    named: 'York with Ann',
    end: 'York with Ann: its end',
    clarify: 'Draw a clarifier',
    place: 'For which place?',
    choose: 'Choose for me',
    adds: 'Read what it adds',
    check: 'Check the seal',
    whole: 'The seal is whole',
    again: 'Ask again about',
    stands: 'still stand.',
    look: 'Look at that reading',
    changed: 'Leeds or York, now that Ann has gone?',
  },
  'zh-CN': {
    question: '去北京还是上海？',
    ways: '两个选项叫什么',
    named: '上海的新家',
    end: '上海的新家的去处',
    clarify: '补抽一张牌',
    place: '给哪个牌位？',
    choose: '替我选一张',
    adds: '看它补充了什么',
    check: '验证封印',
    whole: '封印完好',
    again: '再问一次',
    stands: '仍然作数',
    look: '看看那次解读',
    changed: '她走了，去北京还是上海？',
  },
  'zh-TW': {
    question: '去台北還是高雄？',
    ways: '兩個選項叫什麼',
    named: '高雄的新家',
    end: '高雄的新家的去處',
    clarify: '補抽一張牌',
    place: '給哪個牌位？',
    choose: '替我選一張',
    adds: '看它補充了什麼',
    check: '驗證封印',
    whole: '封印完好',
    again: '再問一次',
    stands: '還算數',
    look: '看看那次解讀',
    changed: '她走了，去台北還是高雄？',
  },
};
const CARDS = 5;

describe.each(drawn('languages', LANGUAGES, 'follow'))('what follows upon a reading, in %s', (language) => {
  const words = SAY[language];

  it('two ways go by their names, one place gets one more card, and the same question waits for a day', async ({
    readyPhone,
  }) => {
    const { context, page } = await readyPhone(language);
    await context.setOffline(true);
    const submit = page.locator('button[type=submit]');
    const said = (text: string) => page.getByText(text).first().waitFor();

    await page.goto('/tarot?drawType=7');
    await page.fill('#question', words.question);
    const [first, second] = [0, 1].map((nth) =>
      page.getByRole('group', { name: words.ways }).locator('input').nth(nth),
    );
    await expect.poll(() => second!.inputValue()).not.toBe('');
    const typed = await first!.inputValue();
    expect(words.question).toContain(typed);
    await second!.fill('字'.repeat(21));
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await second!.fill(words.named);
    await drawCards(page, language, CARDS, words.question);
    await page.waitForURL(/\/tarot\/answer\?seal=/);
    await expectReading(page, CARDS);
    const reading = page.url();
    for (const named of [page.locator('ol li'), page.locator('article h2')])
      expect(await named.filter({ hasText: words.end }).count()).toBe(1);
    expect(await page.locator('article section').first().innerText()).toMatch(new RegExp(`${typed}|${words.named}`));

    const clarify = page.getByRole('button', { name: words.clarify });
    await clarify.tap();
    await page.getByLabel(words.place).selectOption('endB');
    await page.getByRole('dialog').getByRole('button', { name: words.choose }).tap();
    await page.getByRole('button', { name: words.adds }).tap();
    const added = page.locator('#clarifier');
    await added.waitFor();
    const text = await added.innerText();
    expect(text.length).toBeGreaterThan(40);
    await page.getByRole('button', { name: words.check }).tap();
    await said(words.whole);
    await page.reload();
    await expect.poll(() => added.innerText().catch(() => '')).toBe(text);
    expect(await clarify.count()).toBe(0);

    await page.getByRole('button', { name: words.again }).tap();
    await page.waitForURL(/\/tarot\?drawType=7/);
    await said(words.stands);
    expect(await page.inputValue('#question')).toBe(words.question.normalize('NFC'));
    expect([await first!.inputValue(), await second!.inputValue()]).toEqual([typed, words.named]);
    expect(await submit.isDisabled()).toBe(true);
    await page.fill('#question', words.changed);
    await expect.poll(() => submit.isDisabled()).toBe(false);
    for (const path of ['/lenormand/index?type=52', '/stardice/index']) {
      await page.goto(path);
      await page.fill('#question', ` ${words.question}！`);
      await said(words.stands);
      expect(await submit.isDisabled()).toBe(true);
    }
    await page.getByRole('link', { name: words.look }).tap();
    await page.waitForURL(reading);

    await page.goto('/user/journal');
    await page.getByRole('button', { name: words.again }).tap();
    await page.waitForURL(/\/tarot\?drawType=7/);
    await said(words.stands);
    expect(await rowsOf(page, 'journal')).toHaveLength(1);
    await page.clock.setFixedTime(Date.now() + 25 * 3600 * 1000);
    await page.reload();
    await expect.poll(() => submit.isDisabled().catch(() => true)).toBe(false);
  });
});
