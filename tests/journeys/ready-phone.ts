import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '../../src/domain/language.ts';
import { offlinePhone, type Phone, phoneIn, readyOffline } from './world.ts';

/**
 * A phone that was here before. To keep everything for the time without a connection takes seconds, so that tests hand
 * the caches on and lose all else: what the person wrote, cookies, kept settings. What a test before has taken from the
 * caches is fetched again. A test that gives a context scripts, clocks or room of its own takes a phone of its own.
 */
export async function readyPhone(
  browser: Browser,
  address: string,
  language: Language,
  ready: Map<Language, BrowserContext>,
): Promise<Phone> {
  const before = ready.get(language);
  const user = before ? await phoneIn(before) : await offlinePhone(browser, address, { language, keepsAll: true });
  ready.set(language, user.context);
  if (before) await forget(user, address);
  await user.page.goto(address);
  await user.page.locator('main li button').first().waitFor();
  await readyOffline(user.page, language);
  return user;
}

async function forget({ context, page }: Phone, address: string): Promise<void> {
  context.removeAllListeners();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
  await closeOthers(context, page);
  // a page of the same origin that is not the app
  await page.goto(`${address}/dev/inbox.json`);
  await page.evaluate(dropLooseCaches);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'local_storage,indexeddb' });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** In the page: drops what the app keeps beside its own files: answers, drawn cards, map pictures. */
async function dropLooseCaches(): Promise<void> {
  for (const name of await caches.keys()) if (!/precache|^packs$/.test(name)) await caches.delete(name);
}

async function closeOthers(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
}
