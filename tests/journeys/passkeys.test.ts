import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../server/stage.ts';
import { enterByEmail } from './steps.ts';
import { launch, phone } from './world.ts';

let stage: Stage;
let browser: Browser;
/** Passkeys belong to a name; an address of numbers has none. */
let home: string;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage({ appDir: 'dist/app' }), launch()]);
  home = stage.home.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

/** A finger that always fits, in the phone of a page. Resolves with how to take it off. */
async function giveFinger(page: Page): Promise<(is: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

async function openPasskeys(page: Page): Promise<void> {
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Passkeys' }).tap();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Log out', exact: true }).tap();
  await page.waitForURL('**/user');
}

const isHome = (url: URL) => url.pathname === '/';

it('a person adds a passkey, logs in by it, has it asked for after a code, and takes it off again', async () => {
  const { page, context, complaints } = await phone(browser, home);
  const say = (name: string) => page.getByRole('button', { name });
  const wish = page.getByRole('checkbox', { name: /Ask for my passkey after a code/ });
  const fits = await giveFinger(page);
  await page.goto('/login');
  await enterByEmail(page, stage, 'en', 'finger@example.org');
  await page.waitForURL(isHome);

  await openPasskeys(page);
  await say('Add a passkey on this device').tap();
  await page.getByText('The passkey is ready.').waitFor();
  await page
    .locator('dialog li')
    .filter({ hasText: /Chrome.*added/ })
    .waitFor();

  await logOut(page);
  await page.goto('/login');
  await say('Log in with a passkey').tap();
  await page.waitForURL(isHome);

  await openPasskeys(page);
  await page.locator('dialog li').filter({ hasText: 'last used' }).waitFor();
  await wish.tap();
  await expect.poll(() => wish.isChecked()).toBe(true);
  await logOut(page);
  stage.advance(61);
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('CodeSentAt'));
  await enterByEmail(page, stage, 'en', 'finger@example.org');
  await page.getByText('The code is right.').waitFor();
  await fits(false);
  await say('Confirm with my passkey').tap();
  await page.getByText('No passkey was used.').waitFor();
  await fits(true);
  await say('Confirm with my passkey').tap();
  await page.waitForURL(isHome);

  await openPasskeys(page);
  await wish.tap();
  await expect.poll(() => wish.isChecked()).toBe(false);
  await say('Remove').tap();
  await expect.poll(() => page.locator('dialog li').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it('whoever has lost the passkey is let in after three days, and a device that is logged in can stop it', async () => {
  const here = await phone(browser, home);
  const there = await phone(browser, home);
  await giveFinger(here.page);
  await here.page.goto('/login');
  await enterByEmail(here.page, stage, 'en', 'lost@example.org');
  await here.page.waitForURL(isHome);
  await openPasskeys(here.page);
  await here.page.getByRole('button', { name: 'Add a passkey on this device' }).tap();
  const wish = here.page.getByRole('checkbox', { name: /Ask for my passkey after a code/ });
  await wish.tap();
  await expect.poll(() => wish.isChecked()).toBe(true);

  stage.advance(61);
  await there.page.goto('/login');
  await enterByEmail(there.page, stage, 'en', 'lost@example.org');
  await there.page.getByText('I no longer have my passkey').tap();
  await there.page.getByRole('button', { name: 'Take it off in 72 hours' }).tap();
  await there.page.getByText(/From .* a code alone lets you in/).waitFor();

  await here.page.goto('/user');
  await here.page.getByText('Somebody with a code for this account').waitFor();
  await here.page.getByRole('button', { name: 'Keep asking for my passkey' }).tap();
  await expect.poll(() => here.page.getByText('Somebody with a code').count()).toBe(0);
  expect([...here.complaints, ...there.complaints]).toEqual([]);
  await Promise.all([here.context.close(), there.context.close()]);
});
