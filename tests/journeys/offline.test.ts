import { describe, expect } from 'vitest';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import type { Network } from './network.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { WORDS } from './words.ts';
import { type Phone, type Program, readyOffline } from './world.ts';

const TILES = 'main li button';

describe('a second visit', () => {
  it.for(drawn('faults', ['cut', 'hang', 'portal', 'error'] as const, 'second visit'))(
    'shows its content at once when every request ends in "%s"',
    async (fault, { network, visited: user }) => {
      await user.page.close();
      network.fault = () => fault;
      const page = await user.open();
      for (const path of ['/', '/tarot/home', '/tarotMean?card=cup01', '/user/about', '/tarot?drawType=3']) {
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('h1').first().waitFor({ timeout: 5000 });
      }
      await drawAndRead(page, 'en', 3);
    },
  );

  it.for(drawn('faults', ['cut', 'error'] as const, 'band'))(
    'says that it is offline (%s), and that it is not any more',
    async (fault, { network, visited: user }) => {
      const answersKept = () => user.page.evaluate(async () => (await (await caches.open('answers')).keys()).length);
      await user.page.reload();
      await expect.poll(answersKept).toBeGreaterThan(1);
      network.fault = () => fault;
      await user.page.reload();
      await user.page.getByText(WORDS.en.offline).first().waitFor();
      await user.page.locator(TILES).first().waitFor();
      network.mend();
      await user.page.evaluate(() => dispatchEvent(new Event('online')));
      await user.page.getByText(WORDS.en.offline).first().waitFor({ state: 'detached' });
    },
  );

  it('keeps nothing of a captive portal and recovers without a reload', async ({ network, user }) => {
    await user.page.goto('/');
    await readyOffline(user.page, 'en');
    network.fault = () => 'portal';
    await user.page.reload();
    await user.page.getByText(WORDS.en.offline).first().waitFor();
    const stored = await user.page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) texts.push(await (await cache.match(request))!.text());
      }
      return texts.filter((text) => text.includes('hotel network')).length;
    });
    expect(stored).toBe(0);
    network.mend();
    await user.page.evaluate(() => dispatchEvent(new Event('online')));
    await user.page.getByText(WORDS.en.offline).first().waitFor({ state: 'detached' });
  });
});

describe('a captive portal while the worker installs', () => {
  it('installs nothing of it, and installs when the network is good', async ({ network, user }) => {
    await user.page.goto('/');
    network.fault = (path) => (path.startsWith('/assets/') || path === '/' ? 'portal' : 'none');
    await user.page.waitForTimeout(6000);
    network.mend();
    await user.page.reload();
    await readyOffline(user.page, 'en');
  });
});

describe('a part of the app that does not arrive', () => {
  it('is asked for again, and shown', async ({ network, user }) => {
    let failed = 0;
    network.fault = (path) => (/TarotHome/.test(path) && failed++ < 1 ? 'cut' : 'none');
    await user.page.goto('/');
    await user.page.locator(TILES).first().tap();
    await user.page.locator('a[href="/tarot?drawType=3"]').waitFor();
    expect(failed).toBeGreaterThan(0);
  });

  it('leaves a clear screen with a way on when it never does', async ({ network, user }) => {
    network.fault = (path) => (/TarotHome|worker/.test(path) ? 'cut' : 'none');
    await user.page.goto('/');
    await user.page.locator(TILES).first().tap();
    await user.page.getByRole('button', { name: 'Try again' }).waitFor();
    network.mend();
    await user.page.getByRole('button', { name: 'Try again' }).tap();
    await user.page.locator('a[href="/tarot?drawType=3"]').waitFor();
  });
});

describe('the outbox', () => {
  const askOf = (user: Phone) => user.page.getByRole('button', { name: 'coins' });

  async function readyToAsk(user: Phone, program: Program, email: string): Promise<void> {
    await user.page.goto('/tarot?drawType=3');
    await drawAndRead(user.page, 'en', 3);
    await user.page.getByRole('button', { name: WORDS.en.ai }).tap();
    await user.page.getByRole('button', { name: WORDS.en.wish }).tap();
    await enterByEmail(user.page, program, 'en', email);
    await askOf(user).waitFor();
    await expect.poll(() => user.page.getByRole('dialog').count()).toBe(0);
  }
  const asksOver = (network: Network) =>
    network.seen.filter(({ path, method }) => method === 'POST' && path.endsWith('/spread_level_ask')).length;
  const balanceOf = (user: Phone) => () =>
    user.page.evaluate(() => JSON.parse(localStorage.getItem('UserInfo') ?? '{}').balance as number);

  it('keeps an ask without a network and sends it once when the network is back', async ({
    program,
    network,
    visited: user,
  }) => {
    const ask = () => askOf(user);
    const balance = balanceOf(user);
    await readyToAsk(user, program, 'outbox@example.org');
    const before = await balance();
    network.fault = () => 'cut';
    await ask().tap();
    await user.page.getByText('Waiting for the network').first().waitFor();
    await user.page.reload();
    await user.page.getByRole('button', { name: WORDS.en.ai }).tap();
    await user.page.getByText('Waiting for the network').first().waitFor();
    network.mend();
    await user.page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => user.page.locator('section p').count(), { timeout: 20_000 }).toBeGreaterThan(3);
    await expect.poll(balance).toBeLessThan(before);
  });

  it('pays once when the server acted and its answer was lost', async ({ program, network, visited: user }) => {
    const ask = () => askOf(user);
    const balance = balanceOf(user);
    await readyToAsk(user, program, 'lost@example.org');
    const before = await balance();
    await expect.poll(() => ask().innerText(), { timeout: 10_000 }).toMatch(/\d/);
    const price = Number(/\d+/.exec(await ask().innerText())?.[0]);
    network.fault = (path) => (path.endsWith('/spread_level_ask') ? 'lost' : 'none');
    await ask().tap();
    await expect.poll(() => network.spoilt.some((path) => path.endsWith('/spread_level_ask'))).toBe(true);
    await user.page.getByText('Waiting for the network').first().waitFor();
    network.mend();
    await user.page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => user.page.locator('section p').count(), { timeout: 20_000 }).toBeGreaterThan(3);
    expect(asksOver(network)).toBeGreaterThanOrEqual(2);
    await expect.poll(balance, { timeout: 10_000 }).toBe(before - price);
  });
});

describe('entering and leaving on a bad network', () => {
  it('comes in with the same code when the answer to it was lost', async ({ program, network, visited: user }) => {
    await user.page.goto('/login');
    network.fault = (path) => (path.endsWith('/email_login') ? 'lost' : 'none');
    await enterByEmail(user.page, program, 'en', 'answer@example.org');
    await user.page.locator('form [aria-invalid=true]').waitFor();
    network.mend();
    await user.page.tap('form button[type=submit]');
    await user.page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => user.page.evaluate(() => localStorage.getItem('UserInfo'))).toContain('user_id');
  });

  it('leaves at once without a network, and the server ends the session when it hears of it', async ({
    program,
    network,
    visited: user,
  }) => {
    await user.page.goto('/login');
    await enterByEmail(user.page, program, 'en', 'leaving@example.org');
    await user.page.waitForURL((url) => url.pathname === '/');
    const token = await user.page.evaluate(() => localStorage.getItem('tarot_session'));
    const cookie = (await user.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = async () => {
      const path = '/fast/tarot/api/v1/user_info?locale=en-US';
      const response = await fetch(program.address + path, { headers: { Authorization: `Bearer ${token}`, cookie } });
      return ((await response.json()) as { status: number }).status;
    };
    expect(await answer()).toBe(1);
    network.fault = () => 'cut';
    await user.page.goto('/user/profile');
    await user.page.getByRole('button', { name: 'Log out', exact: true }).tap();
    await user.page.waitForURL('**/user');
    expect(await answer()).toBe(1);
    network.mend();
    await user.page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(answer, { timeout: 20_000 }).not.toBe(1);
  });
});

describe('several tabs', () => {
  it('share one login and one draw', async ({ program, visited: user }) => {
    const other = await user.open();
    await other.goto('/user');
    await user.page.goto('/login');
    await enterByEmail(user.page, program, 'en', 'tabs@example.org');
    await user.page.waitForURL((url) => url.pathname === '/');
    await other.getByText('100 coins').first().waitFor();
    await other.goto('/user/profile');
    await other.getByRole('button', { name: 'Log out', exact: true }).tap();
    await expect.poll(() => user.page.evaluate(() => localStorage.getItem('tarot_session'))).toBeNull();
    await user.page.goto('/tarot?drawType=3');
    await user.page.fill('#question', 'One table, two windows?');
    await user.page.tap('button[type=submit]');
    await other.goto('/tarot?drawType=3');
    await other.getByText('One table, two windows?').first().waitFor();
  });

  it('tells what the pages of an account said last, and from when, until its person leaves', async ({
    program,
    network,
    visited: user,
  }) => {
    const { page } = user;
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'lists@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/share');
    const code = await page.locator('section strong.figures').first().innerText();
    const shown = { '/share': code, '/share/order': 'Welcome gift', '/member': 'Day membership', '/recharge': '1280' };
    for (const [path, text] of Object.entries(shown)) {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
    }
    network.fault = () => 'cut';
    const old = page.getByRole('status').filter({ hasText: 'This is how it stood on' });
    for (const [path, text] of Object.entries(shown)) {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
      await old.waitFor();
    }
    network.mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => old.count(), { timeout: 45_000 }).toBe(0);
    await page.goto('/user/profile');
    await page.getByRole('button', { name: 'Log out', exact: true }).tap();
    await page.waitForURL('**/user');
    expect(await page.evaluate(() => localStorage.getItem('Remembered'))).toBeNull();
  });

  it('keeps what one person read from the next one', async ({ program, visited: user }) => {
    await user.page.goto('/login');
    await enterByEmail(user.page, program, 'en', 'first@example.org');
    await user.page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => user.page.evaluate(() => localStorage.getItem('UserInfo'))).not.toBeNull();
    await user.page.goto('/tarot?drawType=3');
    const answer = await drawAndRead(user.page, 'en', 3);
    await user.page.goto('/user/profile');
    await user.page.getByRole('button', { name: 'Log out', exact: true }).tap();
    await user.page.waitForURL('**/user');
    await user.page.goto(answer);
    await user.page.getByText('This reading is not kept on this device.').first().waitFor();
  });
});
