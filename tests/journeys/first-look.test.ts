import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { changedHome } from './changed-home.ts';
import { it } from './fixtures.ts';
import { phone } from './world.ts';

/** Addresses of links, in their order. */
const addresses = (page: Page, css: string) =>
  page.locator(css).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('what the specification lists of a screen is there at the first look', () => {
  it('home: three tabs, the first list of spreads, the foot', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.waitFor();
    expect(await addresses(page, 'nav[aria-label="Main"] a')).toEqual(['/', '/tools', '/user']);
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Home', 'Lenormand', 'Me']);

    const lists = page.getByRole('tab');
    const chosen = () =>
      lists.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')).indexOf('true'));
    await lists.nth(1).waitFor();
    expect(await chosen()).toBe(0);
    const first = await page.getByRole('tabpanel').innerText();
    await lists.nth(1).tap();
    await expect.poll(chosen).toBe(1);
    expect(await page.getByRole('tabpanel').innerText()).not.toBe(first);

    const foot = await page.locator('footer').innerText();
    expect(foot).toContain('2012-2024');
    expect(foot).toContain('Not for minors');
    expect(await addresses(page, 'footer a')).toEqual(['/privacy', '/terms', '/info', 'https://beian.miit.gov.cn/']);
    await context.close();
  });

  it('home: what the server sends: heading, the tiles that are visible, banner, lists', async ({
    browser,
    network,
  }) => {
    const { context, page } = await phone(browser, network.address);
    network.change = changedHome(([heading, banner, , tiles, tabs]) => {
      Object.assign(heading.value, { title: 'A heading', sub_title: 'What stands below it' });
      Object.assign(banner.value, {
        image: '/icons/apple-touch-icon.png?banner',
        type: 'view',
        url: '/info',
        title: 'A banner',
      });
      Object.assign(tiles.value[0]!, { visible: false, name: 'A hidden tile' });
      Object.assign(tiles.value[1]!, {
        visible: true,
        image: '/icons/apple-touch-icon.png?tile',
        name: 'A shown tile',
      });
      Object.assign(tabs.value[0]!, { menu: 'A list' });
      Object.assign(tabs.value[0]!.data[0]!, {
        image: '/icons/apple-touch-icon.png?spread',
        title: 'A spread',
        des: 'What it is for',
      });
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'A heading', exact: true }).waitFor();
    await page.locator('header', { hasText: 'A heading' }).getByText('What stands below it', { exact: true }).waitFor();
    const tile = page.locator('main > ul:first-of-type li button');
    expect((await tile.allInnerTexts())[0]!.trim()).toBe('A shown tile');
    expect(await tile.first().locator('[src$="/icons/apple-touch-icon.png?tile"]').count()).toBe(1);
    expect(await page.getByText('A hidden tile').count()).toBe(0);
    await page.getByRole('tab', { name: 'A list', exact: true, selected: true }).waitFor();
    const card = page.getByRole('tabpanel').getByRole('button').first();
    expect((await card.innerText()).split('\n').filter(Boolean).slice(0, 2)).toEqual(['A spread', 'What it is for']);
    expect(await card.locator('[src$="/icons/apple-touch-icon.png?spread"]').count()).toBe(1);
    const banner = page.getByRole('button', { name: /^A banner/ });
    expect(await banner.locator('[src$="/icons/apple-touch-icon.png?banner"]').count()).toBe(1);
    await banner.tap();
    await page.waitForURL('**/info');
    for (const said of [
      'about six months',
      'We do not offer our service to minors',
      'not delivered within 24 hours, its coins come back',
      'Weekdays 10:00-19:00',
    ])
      await page.locator('main').getByText(said).first().waitFor();
    await context.close();
  });

  it('the root size follows the width, up to 375', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    await page.goto('/terms');
    const size = async (width: number) => {
      await page.setViewportSize({ width, height: 812 });
      return await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    };
    expect(await size(375)).toBe(16);
    expect(await size(320)).toBeCloseTo((16 * 320) / 375, 2);
    expect(await size(430)).toBe(16);
    await context.close();
  });

  it('tools: four ways, each where it leads', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    for (const [at, to] of [
      '/lenormand/home',
      '/lenormand/assistant',
      '/lenormand/grandTableau?type=68',
      '/lenormandMean',
    ].entries()) {
      await page.goto('/tools');
      await page.locator('main li button').nth(3).waitFor();
      expect(await page.locator('main li button').count()).toBe(4);
      await page.locator('main li button').nth(at).tap();
      await page.waitForURL((url) => url.pathname + url.search === to);
    }
    await context.close();
  });

  it('me: the way in, then the rows in their order', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    await page.goto('/user');
    await page.locator('nav[aria-label="Mine"] a[href="/share"]').waitFor();
    const listed = ['/share', '/member', '/recharge', '/user/order', '/user/profile', '/terms', '/user/about'];
    const rows = await addresses(page, 'nav[aria-label="Mine"] a');
    expect(rows.filter((to) => listed.includes(to ?? ''))).toEqual(listed);
    expect(await page.getByRole('combobox').count()).toBe(0);
    await page.getByRole('button', { name: 'Log in / register' }).tap();
    await page.waitForURL('**/login');
    await context.close();
  });
});

describe('the form of the login', () => {
  it.for(['/login?inviter=abc123', '/login/tel?inviter=abc123', '/recharge?inviter=abc123'])(
    'has the invitation code of the link that opened %s',
    async (path, { browser, network }) => {
      const { context, page, complaints } = await phone(browser, network.address);
      await page.goto(path);
      await page.waitForURL(/\/login/);
      const code = page.getByLabel('Invitation code (optional)');
      await code.waitFor();
      expect(await code.inputValue()).toBe('abc123');
      if (path.startsWith('/login/tel')) await page.locator('input[type=tel]').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('says what is missing and what is wrong, and holds the code back for its time', async ({ browser, network }) => {
    const { context, page } = await phone(browser, network.address);
    await page.goto('/?inviter=abc123');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shareCode'))).toBe('abc123');
    await page.goto('/login');
    const enter = page.getByRole('button', { name: 'Log in / register' });
    const says = async (words: string) => {
      await enter.tap();
      await page.getByText(words).first().waitFor();
    };
    await page.getByRole('radio', { name: 'Phone' }).check();
    expect(await page.locator('input[autocomplete="one-time-code"]').getAttribute('maxlength')).toBe('4');
    await says('Please enter mobile number');
    await page.locator('input[type="tel"]').fill('12345');
    await says('Incorrect mobile number format');
    await page.getByRole('radio', { name: 'E-mail' }).check();
    await says('Please input your email');
    await page.locator('input[type="email"]').fill('nobody at home');
    await says('Email format error');
    await page.locator('input[type="email"]').fill('first-look@example.org');
    await says('Please enter verification code');
    expect(await page.getByLabel('Invitation code (optional)').inputValue()).toBe('abc123');

    await page.getByRole('button', { name: 'Send code' }).tap();
    await page.getByText('Verification code sent').first().waitFor();
    const waits = page.locator('form button:disabled', { hasText: /^\d+ s$/ });
    await waits.waitFor();
    const left = Number.parseInt(await waits.innerText(), 10);
    expect(left).toBeGreaterThan(45);
    expect(left).toBeLessThanOrEqual(60);
    await page.clock.setFixedTime(Date.now() + 61_000);
    await page.getByRole('button', { name: 'Send code' }).waitFor();
    expect(await page.getByRole('button', { name: 'Send code' }).isEnabled()).toBe(true);
    await context.close();
  });
});
