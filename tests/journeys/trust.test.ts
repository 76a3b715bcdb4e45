import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { drawAndRead, enterByEmail, QUESTIONS } from './steps.ts';
import { WORDS } from './words.ts';
import { offlinePhone, type Program, phone, readyOffline } from './world.ts';

async function enter(program: Program, page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await enterByEmail(page, program, 'en', email);
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('UserInfo'))).not.toBeNull();
}

const userOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('UserInfo') ?? '{}') as { user_id: string; username: string });

/** In the page: everything that the worker's caches hold of answers, in one text. */
async function allAnswers(): Promise<string> {
  const texts: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request, { ignoreVary: true });
      if (/json/.test(answer?.headers.get('Content-Type') ?? '')) texts.push(request.url, await answer!.text());
    }
  }
  return texts.join('\n');
}

describe('two people on one phone', () => {
  it('neither sees anything of the other, with or without a network, and the caches hold nothing of either', async ({
    program,
    network,
    visited,
  }) => {
    const { page } = visited;
    await enter(program, page, 'anna@example.org');
    const anna = await userOf(page);
    const token = await page.evaluate(() => localStorage.getItem('tarot_session') ?? '');
    await page.goto('/tarot?drawType=3');
    const reading = await drawAndRead(page, 'en', 3);
    await page.goto('/tarot?drawType=8');
    await page.fill('#question', 'A question of Anna alone');
    await page.tap('button[type=submit]');
    await page.getByRole('button', { name: WORDS.en.shuffle }).waitFor();
    await page.goto('/user/order');
    network.fault = (path) => (path.endsWith('/logout') ? 'hang' : path.endsWith('/user_info') ? 'slow' : 'none');
    const whoIsHere = page.waitForResponse((answer) => answer.url().includes('/user_info'));
    await page.goto('/user/profile');
    await page.getByRole('button', { name: 'Log out', exact: true }).tap();
    await page.waitForURL('**/user', { timeout: 4000 });
    await whoIsHere;
    await page.waitForTimeout(200);
    expect(await userOf(page)).toEqual({});
    network.mend();

    const nothingOfAnna = async () => {
      for (const path of ['/', '/user', '/tarot/home', '/tarot?drawType=8', reading]) {
        await page.goto(path);
        await page.locator('h1, nav').first().waitFor();
        const text = await page.locator('body').innerText();
        for (const secret of [anna.username, anna.user_id.slice(0, 8), 'Anna alone', QUESTIONS.en])
          expect(path === '/tarot?drawType=8' && secret === QUESTIONS.en ? '' : text, path).not.toContain(secret);
      }
    };
    await nothingOfAnna();
    await enter(program, page, 'bela@example.org');
    const bela = await userOf(page);
    expect(bela.user_id).not.toBe(anna.user_id);
    await nothingOfAnna();
    const answers = await page.evaluate(allAnswers);
    for (const secret of [anna.user_id, bela.user_id, anna.username, bela.username, token, 'balance'])
      expect(answers).not.toContain(secret);
    network.fault = () => 'cut';
    await nothingOfAnna();
  });
});

describe('what the phone says of itself', () => {
  const says = (online: boolean) =>
    `Object.defineProperty(Navigator.prototype, 'onLine', { get: () => ${online}, configurable: true });`;

  it('"offline" on a good network: everything works, nothing claims to be offline', async ({ browser, program }) => {
    const { context, page, complaints } = await phone(browser, program.address, { init: says(false) });
    await page.goto('/');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await enter(program, page, 'liar@example.org');
    await page.goto('/user');
    await page.getByText('100 coins').first().waitFor();
    expect(await page.getByText(WORDS.en.offline).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('"online" on a dead network: it is said, and everything kept is there', async ({ browser, program }) => {
    const network = await Network.to(program.address);
    const { context, page, complaints } = await offlinePhone(browser, network.address, { init: says(true) });
    await page.goto('/');
    await readyOffline(page, 'en');
    network.fault = () => 'cut';
    await page.reload();
    await page.getByText(WORDS.en.offline).first().waitFor();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.goto('/tarot?drawType=3');
    await drawAndRead(page, 'en', 3);
    expect(complaints).toEqual([]);
    await context.close();
    await network.close();
  });

  const YEAR = 31_536_000_000;
  const shifted = (by: number) =>
    `{ const Real = Date; const now = () => Real.now() + ${by};
       globalThis.Date = new Proxy(Real, {
         construct: (_, words) => (words.length === 0 ? new Real(now()) : new Real(...words)),
         get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
       }); }`;

  it.for([
    ['ahead', YEAR],
    ['behind', -YEAR],
  ] as const)(
    'a clock a year %s: code, login, draw and a paid reading work',
    async ([name, by], { browser, program }) => {
      const { context, page, complaints } = await phone(browser, program.address, { init: shifted(by) });
      await page.goto('/tarot?drawType=3');
      await drawAndRead(page, 'en', 3);
      await page.getByRole('button', { name: WORDS.en.ai }).tap();
      await page.getByRole('button', { name: WORDS.en.wish }).tap();
      await enterByEmail(page, program, 'en', `clock-${name}@example.org`);
      await page.getByRole('button', { name: 'coins' }).tap();
      await expect.poll(() => page.locator('section p').count(), { timeout: 20_000 }).toBeGreaterThan(3);
      await page.goto('/user');
      await page.getByRole('link', { name: /Balance/ }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('tarot_session'))).not.toBeNull();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('a countdown kept by a clock a year ahead does not hold the button when the clock is right again', async ({
    browser,
    program,
  }) => {
    const { context, page } = await phone(browser, program.address);
    await page.goto('/');
    await page.evaluate((until) => localStorage.setItem('CodeSentAt', String(until)), Date.now() + YEAR);
    await page.goto('/login');
    await expect.poll(() => page.getByRole('button', { name: WORDS.en.send }).isEnabled()).toBe(true);
    await context.close();
  });
});

describe('a login whose answer was lost', () => {
  it('says what to do, and the same code lets in at the second try', async ({ browser, program }) => {
    const network = await Network.to(program.address);
    const { context, page, complaints } = await phone(browser, network.address);
    network.fault = (path) => (path.endsWith('/email_login') ? 'lost' : 'none');
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'lost-login@example.org');
    await page.getByText('No connection just now.').first().waitFor();
    network.mend();
    await page.getByRole('button', { name: WORDS.en.enter }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tarot_session'))).not.toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
    await network.close();
  });
});
