// What a tap costs on a phone four times slower: from the finger to the next frame, by the browser's own count (Event
// Timing, in steps of 8 ms). Each tap is timed from a screen at rest.
import { openApp, openBrowser, phone, say } from './phone.mjs';

const { home, close } = await openApp();
const browser = await openBrowser();
const { page, wire } = await phone(browser);
await page.goto(home);
await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
await page.waitForTimeout(8000);
await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Milliseconds that the slowest event of one tap took until the frame after it; 0 where it was under 16 ms. */
async function cost(tap) {
  await page.waitForTimeout(700);
  await page.evaluate(() => {
    window.slowest = 0;
    window.watch?.disconnect();
    window.watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration);
    });
    window.watch.observe({ type: 'event', durationThreshold: 16 });
  });
  await tap();
  await page.waitForTimeout(900);
  return page.evaluate(() => window.slowest);
}

const TAPS = [
  ['tab bar: from home to the profile', () => page.tap('nav a[href="/user"]')],
  ['tab bar: back home', () => page.tap('nav a[href="/"]')],
  ['home: the tile of tarot', () => page.locator('main li button').first().tap()],
  ['tarot home: a spread', () => page.tap('a[href="/tarot?drawType=3"]')],
  ['question sent', () => page.tap('button[type=submit]')],
  ['shuffle', () => page.tap('button:has-text("Shuffle for me")')],
  ['cut', () => page.tap('button:has-text("Cut here")')],
  ['first card taken', () => page.tap('button:has-text("Choose for me")')],
  ['second card taken', () => page.tap('button:has-text("Choose for me")')],
  ['third card taken', () => page.tap('button:has-text("Choose for me")')],
  ['to the reading', () => page.tap('button:has-text("Read the cards")')],
  ['the sources of a reading', () => page.locator('article button[aria-pressed=false]').tap()],
  ['a sentence and where it comes from', () => page.locator('article [role=button]').first().tap()],
];

let worst = 0;
for (const [name, tap] of TAPS) {
  if (name === 'question sent') await page.fill('#question', 'How quick is it?');
  const took = await cost(tap);
  worst = Math.max(worst, took);
  say(name, took, 'ms', 100);
}
say('the slowest tap', worst, 'ms', 100);

await browser.close();
await close();
