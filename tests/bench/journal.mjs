// The journal with 100 and with 10,000 readings, on this machine's own speed: what the list, a search and a reading
// opened from the list take, how many nodes the list has, and the longest task. The ratios count.
import { median, openApp, openBrowser, phone, say } from './phone.mjs';

const SIZES = [100, 10_000];
/** How much longer 10,000 readings may take than 100. */
const MAX_RATIO = 1.5;
const MAX_NODES = 1500;
const RUNS = Number(process.env.RUNS ?? 3);
/** A reading among 10,000 was opened in 16 s before; a busy machine needs longer. */
const TIMEOUT_MS = 120_000;

const { home, close } = await openApp();
const browser = await openBrowser();
const { page } = await phone(browser);
page.setDefaultTimeout(TIMEOUT_MS);
await page.emulateMedia({ reducedMotion: 'reduce' });
await page.goto(`${home}/tarot?drawType=3`);
await page.fill('#question', 'How quick is it?');
for (const name of ['To the cards', 'Shuffle for me', 'Cut here']) await page.tap(`button:has-text("${name}")`);
for (let card = 0; card < 3; card++) {
  await page.waitForFunction((count) => document.querySelectorAll('ol li img:not([alt=""])').length === count, card);
  await page.tap('button:has-text("Choose for me")');
}
await page.locator('button:has-text("Read the cards")').waitFor();

const figures = { list: [], search: [], oldest: [], open: [] };
for (const size of SIZES) {
  await page.evaluate(fill, size);
  const runs = { list: [], search: [], oldest: [], open: [] };
  let nodes = 0;
  let longest = 0;
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank');
    await page.goto(`${home}/user/journal`);
    await page.evaluate(watchTasks);
    await page.locator('main li a[href*="seal="]').first().waitFor();
    runs.list.push(await page.evaluate(() => performance.now()));
    nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    let from = Date.now();
    await page.fill('input[type=search]', 'number 17');
    await page.waitForFunction(() => /number 17/.test(document.querySelector('main li a')?.textContent ?? ''));
    runs.search.push(Date.now() - from);
    from = Date.now();
    await page.fill('input[type=search]', `number ${size - 1}`);
    await page.waitForFunction(
      (wanted) => document.querySelector('main li a')?.textContent?.includes(wanted),
      `number ${size - 1}`,
    );
    runs.oldest.push(Date.now() - from);
    await page.fill('input[type=search]', '');
    await page.waitForFunction(() => /How quick/.test(document.querySelector('main li a')?.textContent ?? ''));
    from = Date.now();
    await page.locator('main li a[href*="seal="]').first().tap();
    await page.locator('article section').first().waitFor();
    longest = Math.max(longest, await page.evaluate(() => globalThis.longestTaskMs));
    runs.open.push(Date.now() - from);
  }
  for (const [name, taken] of Object.entries(runs)) {
    figures[name].push(median(taken));
    say(`journal of ${size}: ${name}`, median(taken), 'ms');
  }
  say(`journal of ${size}: nodes`, nodes, '', MAX_NODES);
  say(`journal of ${size}: longest task`, longest, 'ms');
}
for (const [name, [few, many]] of Object.entries(figures))
  say(`journal: ${name}, many to few`, many / few, 'x', MAX_RATIO);

await browser.close();
await close();

/** In the page: keeps the longest task from now on, ms. */
function watchTasks() {
  globalThis.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.longestTaskMs = Math.max(globalThis.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
}

/** In the page: as many readings as wanted, each like the one that was drawn. */
async function fill(size) {
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('asterly'));
  const store = database.transaction('journal', 'readwrite').objectStore('journal');
  const [first] = await answer(store.getAll());
  for (let number = 1; number < size; number++) {
    const key = number.toString(16).padStart(64, '0');
    const at = new Date(Date.parse(first.savedAt) - number * 3_600_000).toISOString();
    const draw = { ...first.draw, seal: key, question: `Question number ${number}`, drawnAt: at };
    store.put({ ...first, key, draw, savedAt: at });
  }
  await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
  database.close();
}
