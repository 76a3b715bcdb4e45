import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { goInside } from './screens/page.ts';
import { GUARDED, PATHS } from './screens/visits.ts';
import { enterByEmail } from './steps.ts';
import { type Phone, phone } from './world.ts';

const BEFORE = 'BeforeRouterData';

const EVIL = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/login/tel',
  '/\t/evil.example',
];

const OPEN = [
  ...['/', '/tools', '/user', '/user/about', '/user/profile', '/info', '/login', '/login/tel'],
  ...['/tarot', '/tarot/home', '/tarot/answer', '/tarot/consultant', '/tarot/assistant'],
  ...['/stardice/index', '/stardice/answer', '/stardice/assistant'],
  ...['/lenormand/index', '/lenormand/home', '/lenormand/answer', '/lenormand/consultant', '/lenormand/assistant'],
  ...['/lenormand/grandTableau', '/lenormand/grandTableauAnswer'],
  ...['/terms', '/privacy', '/sdk', '/agreement/member', '/agreement/renewal'],
  ...['/tarottest', '/tarotMean', '/lenormandMean', '/article', '/wallpaper', '/dream'],
];

const LOGIN_REQUIRED = [
  ...['/user/order', '/member', '/member/order', '/share', '/share/order', '/recharge', '/recharge/order'],
  ...['/astrolabe', '/astrolabe/info', '/astrolabe/edit', '/astrolabe/parse', '/astrolabe/answer'],
  ...['/tarottest/detail', '/tarottest/result'],
];

let user: Phone;
let page: Page;

it.beforeEach(async ({ browser, program }) => {
  user = await phone(browser, program.address);
  page = user.page;
});
afterEach(async () => {
  expect(user.complaints).toEqual([]);
  await user.context.close();
});

const here = () => page.evaluate(() => location.pathname + location.search);
const wanted = () => page.evaluate((key) => localStorage.getItem(key), BEFORE);

async function openLive(path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#root[data-live]').waitFor();
}

describe('the routes', () => {
  it('are those of the product, and the guarded ones are guarded', () => {
    for (const path of [...OPEN, ...LOGIN_REQUIRED]) expect(PATHS).toContain(path);
    for (const path of LOGIN_REQUIRED) expect(GUARDED).toContain(path);
    for (const path of OPEN) expect(GUARDED).not.toContain(path);
  });

  it.each(['/nobody/knows', '/tarot/nothing', '/%E6%98%9F', '/user/order/9'])(
    '%s, unknown, shows home',
    async (path) => {
      await page.goto(path);
      await page.locator('main li button').first().waitFor();
      expect(await page.locator('main h1').innerText()).not.toBe('');
      expect(await page.locator('nav a').count()).toBe(3);
    },
  );
});

describe('the guard', () => {
  it('sends a stranger from every guarded path to the login page, keeps where she wanted to go, and asks for nothing of that screen', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openLive('/login');
    const atLogin = new Set(asked.splice(0));
    await page.evaluate(goInside, '/');
    await page.waitForFunction(() => location.pathname === '/');
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    for (const path of GUARDED) {
      // with a named order the loader of what is sold would have something to ask for
      await page.evaluate(goInside, `${path}?from=7&order=cur-1`);
      await page.waitForFunction(() => location.pathname === '/login');
      expect(await wanted()).toBe(`${path}?from=7&order=cur-1`);
    }
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/fast/') && !atLogin.has(path))).toEqual([]);
    expect(asked.filter((path) => /\/assets\/.*\.js$/.test(path) && !atLogin.has(path))).toEqual([]);
  });

  it('loads nothing for a stranger who only touches a way to a guarded path', async () => {
    await openLive('/user');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/user/order', '/recharge', '/member', '/share'])
      await page.locator(`a[href="${path}"]`).dispatchEvent('touchstart');
    await page.locator('a[href="/terms"]').dispatchEvent('touchstart');
    await expect.poll(() => asked.some((path) => /Legal/.test(path))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /\/fast\/|Orders|Recharge|Member|Share/.test(path))).toEqual([]);
    expect(await wanted()).toBeNull();
  });

  it('lets nobody in by an address that is typed', async () => {
    await page.goto('/user/order');
    await page.waitForURL('**/login');
    expect(await wanted()).toBe('/user/order');
  });

  it('leads there after login, once, and forgets it when home is opened instead', async ({ program }) => {
    const order = '/recharge?order=12&note=%E6%98%9F';
    await page.goto(order);
    await page.waitForURL('**/login');
    const kept = await wanted();
    await openLive('/tools');
    expect(await wanted()).toBeNull();
    await page.goto(order);
    await page.waitForURL('**/login');
    expect(await wanted()).toBe(kept);
    await enterByEmail(page, program, 'en', 'wanted@example.org');
    await page.waitForURL((url) => url.pathname === '/recharge');
    expect(await here()).toBe(kept);
    expect(await wanted()).toBeNull();
  });

  it.for(EVIL)('never leads to %j', async (evil, { program }) => {
    const asked: string[] = [];
    user.context.on('request', (request) => asked.push(request.url()));
    await page.goto('/login');
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [BEFORE, evil]);
    await enterByEmail(page, program, 'en', `evil-${EVIL.indexOf(evil)}@example.org`);
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('main h1').waitFor();
    expect(asked.filter((url) => /^http/.test(url) && !url.startsWith(program.address))).toEqual([]);
  });
});

describe('a loader', () => {
  it.for([
    ['/desk?order=cur-1', /online-Desk-/, 'desk/claim'],
    ['/astrolabe/answer?order=cur-1', /later-Answer-/, 'get_order'],
    ['/recharge?order=cur-1', /later-Recharge-/, 'get_order'],
  ] as const)('asks for what %s names while its screen is on its way', async ([path, screen, call], { program }) => {
    await page.goto('/login');
    await enterByEmail(page, program, 'en', `loader${path.replace(/\W/g, '-')}@example.org`);
    await page.waitForURL((url) => url.pathname === '/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    let files = 0;
    await page.route(screen, async (route) => {
      files += 1;
      await held;
      await route.continue();
    });
    await page.evaluate(goInside, path);
    await expect.poll(() => asked.filter((one) => one.endsWith(`/${call}`))).toHaveLength(1);
    await expect.poll(() => files).toBeGreaterThan(0);
    letThrough();
    await page.waitForURL(`**${path}`);
    await page.locator('main h1').waitFor();
  });
});

describe('the place in a page', () => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  const scrolled = (to: number) => page.evaluate((y) => scrollTo(0, y), to);

  it('is the top of every page that is opened, and the old one again when somebody goes back', async () => {
    await openLive('/tarot/home');
    await page.locator('a[href="/tarot?drawType=3"]').waitFor();
    await scrolled(300);
    await page.locator('header a[href="/tarotMean"]').dispatchEvent('click');
    await page.locator('main a[href*="card="]').nth(20).waitFor();
    await expect.poll(top).toBe(0);
    await scrolled(900);
    await page.locator('main a[href*="card="]').nth(20).dispatchEvent('click');
    await page.locator('article').waitFor();
    await expect.poll(top).toBe(0);
    for (const [turn, place] of [
      ['goBack', 900],
      ['goBack', 300],
      ['goForward', 900],
    ] as const) {
      await page[turn]();
      await expect.poll(top, { timeout: 5000 }).toBe(place);
    }
  });
});
