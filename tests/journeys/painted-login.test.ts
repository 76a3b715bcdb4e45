import { describe, expect } from 'vitest';
import { ASTERLY } from '../../src/domain/brand.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { it } from './fixtures.ts';
import { overBudget, weightOf } from './painted-weight.ts';
import { phone } from './world.ts';

describe('the login page', () => {
  it('keeps to the budget of a painted page', async ({ program }) => {
    for (const path of ['/login', '/login/tel']) {
      const answer = await fetch(program.address + path, { headers: { 'Accept-Encoding': 'br' } });
      const bytes = Number(answer.headers.get('content-length'));
      expect([path, ...overBudget(weightOf(path, await answer.text(), bytes))]).toEqual([path]);
    }
  });

  it.for(LANGUAGES)(
    'stands before the app runs, and stays when its ways in arrive: %s',
    async (language, { browser, program }) => {
      const { context, page, complaints } = await phone(browser, program.address, { language });
      let begin = () => {};
      const held = new Promise<void>((resolve) => {
        begin = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/login', { waitUntil: 'commit' });
      const heading = page.locator('main h1');
      await heading.waitFor();
      expect(await page.locator('main input').count()).toBe(0);
      const places = () =>
        page
          .locator('main h1, main header ~ div > p')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      const before = [await page.locator('main').innerText(), await places()];
      expect(before[0]).toContain(ASTERLY.name[language]);
      begin();
      await page.locator('#root[data-live] main input').first().waitFor();
      expect((await page.locator('main').innerText()).startsWith(String(before[0]))).toBe(true);
      expect(await places()).toEqual(before[1]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
