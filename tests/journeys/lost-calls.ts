import type { Page } from 'playwright-core';
import type { Stage } from '../server/stage.ts';
import type { Network } from './network.ts';
import { spoil } from './spoil.ts';

/** The server and the line to it that is cut. */
interface Cut {
  stage: Stage;
  network: Network;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** What the phone says where a call is lost. */
export const noLine = (page: Page) => page.getByText('No connection just now').first();
/** As when a phone is taken out of the pocket again. */
export const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Every call of the login is lost once before the server and once behind it. */
export async function enterOnThatLine({ stage, network }: Cut, page: Page, email: string): Promise<void> {
  const form = page.locator('form:has(input[autocomplete="one-time-code"])');
  await form.locator('label:has-text("E-mail")').first().click();
  await form.locator('input[type=email]').fill(email);
  const send = () => form.getByRole('button', { name: 'Send code' }).tap();
  await spoil(network, 'email/verify_code', [send, send], noLine(page));
  await send();
  await page.getByText('A code was just sent').first().waitFor();
  await form.locator('input[autocomplete="one-time-code"]').fill(await stage.codeFor(email));
  const enter = () => form.getByRole('button', { name: 'Log in / register' }).tap();
  await spoil(network, 'email_login', [enter, enter], noLine(page));
  await enter();
}

/** Opens a page whose call is lost twice, and asks again by its button, where the page was not faster itself. */
export async function openOnThatLine(
  network: Network,
  page: Page,
  call: string,
  open: () => Promise<unknown>,
): Promise<void> {
  const again = () =>
    button(page, 'Try again')
      .tap({ timeout: 3000 })
      .catch(() => {});
  await spoil(network, call, [open, again], page.getByRole('alert').filter({ hasText: 'No connection' }));
  await again();
}
