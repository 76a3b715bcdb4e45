import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { type Phone, phone } from './world.ts';

const QUESTION = '这段关系接下来会怎样？';
const field = ({ page }: Phone) => page.locator('#question');

describe('the question of a first draw', () => {
  it('stands alone: nothing else is asked before the cards, and how cards are laid waits behind one word', async ({
    browser,
    program,
  }) => {
    const user = await phone(browser, program.address);
    const { page } = user;
    await page.goto('/tarot?drawType=3');
    await field(user).waitFor();
    for (const term of ['Significator', 'Reversed cards', 'A card may fall out', 'Shadow card'])
      expect(await page.getByText(term, { exact: true }).count()).toBe(0);

    await page.getByRole('button', { name: 'How I lay cards' }).tap();
    const sheet = page.getByRole('dialog', { name: 'How I lay cards' });
    await sheet.getByLabel('Reversed cards').selectOption('off');
    await sheet.getByLabel('A card may fall out').tap();
    await sheet.getByLabel('Shadow card').tap();
    await sheet.getByRole('button', { name: 'Significator' }).tap();
    await page.getByRole('button', { name: /^Take / }).tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();

    await page.reload();
    await page.getByRole('button', { name: 'How I lay cards' }).tap();
    expect(await sheet.getByLabel('Reversed cards').inputValue()).toBe('off');
    expect(await sheet.getByLabel('A card may fall out').isChecked()).toBe(false);
    expect(await sheet.getByLabel('Shadow card').isChecked()).toBe(false);
    expect(await sheet.getByText('Without one').count()).toBe(0);
    await user.context.close();
  });

  it('stays where what understands it does not arrive, and that is asked for again', async ({ browser, program }) => {
    const user = await phone(browser, program.address);
    let asked = 0;
    await user.page.route(/\/text-all-question-matter-zh-/, (route) => {
      asked++;
      return route.abort();
    });
    await user.page.goto('/tarot?drawType=3');
    await field(user).fill(QUESTION);
    // three times at once, then after a pause
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(2 * 3);
    expect(await field(user).inputValue()).toBe(QUESTION);
    await user.page.tap('button[type=submit]');
    await user.page.getByRole('button', { name: 'Shuffle for me' }).waitFor();
    await user.context.close();
  });

  it('is kept as it was typed, over a reload and over Back, and in the journal', async ({ browser, program }) => {
    const user = await phone(browser, program.address);
    const { page } = user;
    await page.goto('/tarot/home');
    await page.tap('a[href="/tarot?drawType=3"]');
    await field(user).fill(QUESTION);
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await page.tap('a[href="/tarot?drawType=3"]');
    await expect.poll(() => field(user).inputValue()).toBe(QUESTION);
    await page.reload();
    await expect.poll(() => field(user).inputValue()).toBe(QUESTION);

    await page.tap('button[type=submit]');
    await page.tap('button:has-text("Shuffle for me")');
    await page.tap('button:has-text("Cut here")');
    for (let card = 0; card < 3; card++) {
      await page.waitForFunction(
        (count) => document.querySelectorAll('ol li img:not([alt=""])').length === count,
        card,
      );
      await page.tap('button:has-text("Choose for me")');
    }
    await page.tap('button:has-text("Read the cards")');
    await page.getByText(QUESTION).first().waitFor();
    await page.goto('/user/journal');
    await page.getByText(QUESTION).first().waitFor();
    await page.goto('/tarot?drawType=8');
    expect(await field(user).inputValue()).toBe('');
    expect(user.complaints).toEqual([]);
    await user.context.close();
  });
});
