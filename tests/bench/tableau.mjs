// A grand tableau on a phone four times slower: from a tap on a reading that is listed at Lenormand's home to its
// thirty-six drawn cards. Once at once, once after the screen was looked at for a while, once more from the same page.
import { openApp, openBrowser, phone, say } from './phone.mjs';

const { home, close } = await openApp();
const browser = await openBrowser();
const { page, wire } = await phone(browser);
await page.goto(home);
await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
await page.waitForTimeout(8000);
await page.goto(`${home}/lenormand/grandTableau`);
await page.tap('button[type=submit]');
await page.tap('button:has-text("Shuffle for me")');
await page.tap('button:has-text("Cut here")');
await page.locator('section ol li').nth(35).waitFor();
await page.locator('section button').last().tap();
await page.tap('button:has-text("Read")');
await page.waitForURL(/grandTableauAnswer/);
await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Milliseconds from the tap to the frame in which all thirty-six pictures stand. */
const shown = () =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const from = performance.now();
        document.querySelector('a[href*="/lenormand/grandTableauAnswer?seal="]').click();
        const look = () => {
          const cards = [...document.querySelectorAll('[data-position] img')];
          if (cards.length >= 36 && cards.every((card) => card.complete && card.naturalWidth > 0))
            requestAnimationFrame(() => resolve(performance.now() - from));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

async function atRest(rest) {
  await page.goto(`${home}/lenormand/home`);
  await page.locator('a[href*="/lenormand/grandTableauAnswer?seal="]').first().waitFor();
  await page.waitForTimeout(rest);
}
await atRest(0);
say('36 cards on the table, opened at once, 4x', await shown(), 'ms');
await atRest(8000);
say('36 cards on the table, home looked at first, 4x', await shown(), 'ms', 400);
await page.goBack();
await page.locator('a[href*="/lenormand/grandTableauAnswer?seal="]').first().waitFor();
say('36 cards on the table, opened again, 4x', await shown(), 'ms', 400);

await browser.close();
await close();
