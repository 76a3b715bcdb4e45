import { expect } from 'vitest';
import { collisions, layoutFaults } from '../screens/layout.ts';
import { arrived, goInside, settled } from '../screens/page.ts';
import { VISITS } from '../screens/visits.ts';
import { NEXT_QUESTIONS } from '../steps.ts';
import { WORDS } from '../words.ts';
import { readyOffline } from '../world.ts';
import type { EngineStage } from './stage.ts';
import { askQuestion, choose, chooseCards, drawAndRead, enterByEmail, seeReading, shuffleAndCut } from './steps.ts';

const SAY = WORDS.en;

/** Everything that works without a connection: deep links, all three decks, the whole table. */
export async function walkOffline({ network, phone, window }: EngineStage): Promise<void> {
  await window.goto('/');
  await window.see({ css: 'main li button' });
  await readyOffline(window, 'en');
  await window.shoot('first-visit');
  // essays are kept once their list has been opened; all else is kept by itself
  await window.goto('/article');
  await window.until('the essays', () => /All \d+ essays are on this phone/.test(document.body.innerText));
  network.pull();
  for (const [at, path] of DEEP_LINKS.entries()) {
    await window.goto(path);
    await window.until(`${path}, whole`, arrived);
    await window.until(`the words of ${path}`, hasWords);
    expect(await window.evaluate(() => document.body.innerText)).not.toMatch(/undefined|\[object|Something went wrong/);
    await window.shoot(`offline-${String(at).padStart(2, '0')}`);
  }
  await window.goto('/tarot?drawType=3');
  const tarot = await drawAndRead(window, 3);
  await window.goto('/lenormand/index?type=52');
  const lenormand = await drawAndRead(window, 3, NEXT_QUESTIONS.en);
  await window.shoot('offline-lenormand');
  await window.goto('/stardice/index');
  await window.fill({ css: '#question' }, 'Leeds?');
  await window.tap({ css: 'button', exact: 'To the dice' });
  await window.tap({ css: 'button', exact: 'Throw' });
  await window.tap({ css: 'button', exact: 'Read the dice' });
  const dice = await window.atPath(/\/stardice\/answer/);
  await seeReading(window, 4);
  await window.shoot('offline-dice');
  await window.goto('/lenormand/grandTableau?type=68');
  await askQuestion(window, 'How will the year end?');
  await shuffleAndCut(window);
  await window.tap({ css: 'button', exact: 'Lay the table' });
  await window.tap({ css: 'button', exact: SAY.read });
  await window.atPath(/\/lenormand\/grandTableauAnswer\?seal=/);
  await window.see({ css: 'fieldset button', nth: 9 });
  await window.tap({ css: '[data-position="20"]' });
  await window.see({ css: 'section h2' });
  await window.shoot('offline-tableau');
  for (const [path, parts] of [
    [tarot, 4],
    [lenormand, 4],
    [dice, 4],
  ] as const) {
    await window.goto(path);
    await seeReading(window, parts);
  }
  expect(phone.complaints()).toEqual([]);
}

/** In the page: whether there is more on the screen than its heading, and nothing is still being fetched. */
function hasWords(): boolean {
  const text = document.querySelector('main')?.innerText ?? '';
  return text.length > 60 && !/Fetching|Looking…/.test(text);
}

/** Every path with what it is made for, as links may come in; those that need an account lead to the login. */
const DEEP_LINKS = VISITS.filter((path) => path.includes('?') || path === '/nobody/knows').concat(
  '/user',
  '/user/about',
);

/** A person comes in, has a chart cast from a place on the map, and buys coins. */
export async function walkAccount({ engine, program, phone, window: any }: EngineStage): Promise<void> {
  // the page of the sandbox leads back to the server's own address
  const window = any.at(program.address);
  await window.goto('/astrolabe/edit');
  await window.atPath(/^\/login/);
  await enterByEmail(window, program, `${engine.name.toLowerCase()}@example.org`);
  await window.atPath(/^\/astrolabe\/edit/);
  await window.fill({ css: 'main form input[maxlength="60"]' }, 'Lin');
  await window.fill({ css: 'main form input[type=date]' }, '1990-09-16');
  await window.fill({ css: 'main form input[type=time]' }, '01:30');
  await window.tap({ css: 'main form button[aria-haspopup=dialog]' });
  await window.tap({ css: 'dialog[open] fieldset button', exact: 'Map' });
  await window.tap({ css: 'dialog[open] button', exact: 'Zoom in' });
  await window.tap({ css: 'dialog[open] [role=application]' });
  await window.shoot('map');
  await window.tap({ css: 'dialog[open] footer button', text: 'Use this place' });
  await window.tap({ css: 'main form button[type=submit]' });
  await window.see({ css: 'main svg[role=img]' });
  await window.shoot('chart');
  await window.tap({ css: 'a', text: 'Read the chart' });
  await window.see({ css: 'h2, h3', text: 'At the core' });
  await window.shoot('chart-read');

  await window.goto('/recharge');
  await window.tap({ css: 'main button', text: '60 coins' });
  await window.tap({ css: 'dialog[open] button', text: 'Pay ' });
  await window.atPath(/^\/dev\/pay\//);
  await window.tap({ css: 'button', exact: 'Pay' });
  await window.atPath(/^\/recharge\?order=/);
  await window.see({ css: 'h1, h2', text: 'Payment successful' });
  await window.shoot('paid');
  expect(phone.complaints()).toEqual([]);
}

/** What is chosen in the settings holds at once and after a reload; the largest text leaves every word its place. */
export async function walkSettings({ phone, window }: EngineStage): Promise<void> {
  await window.goto('/user/about');
  await choose(window, 'Theme', 'dark');
  const isLook = (look: string) => {
    const { colorScheme } = getComputedStyle(document.querySelector('select')!);
    return `${colorScheme} ${getComputedStyle(document.documentElement).backgroundColor}` === look;
  };
  await window.until('night', isLook, 'dark rgb(18, 19, 48)');
  await window.shoot('settings-dark');
  await choose(window, 'Theme', 'light');
  await window.until('day', isLook, 'light rgb(245, 236, 217)');
  await choose(window, 'Text size', 'largest');
  await window.until('the largest text', () => document.documentElement.dataset.text === 'largest');
  await window.reload();
  await window.until('the largest text', () => document.documentElement.dataset.text === 'largest');
  for (const path of LARGE) {
    await window.evaluate(goInside, path);
    await window.until(path, arrived);
    await window.evaluate(settled);
    await window.shoot(`largest${path.replace(/\W+/g, '-')}`);
    const faults = [...(await window.evaluate(layoutFaults, true)), ...(await window.evaluate(collisions))];
    expect(faults, path).toEqual([]);
  }
  await window.goto('/user/about');
  await choose(window, 'Language', 'zh-TW');
  await window.until('the other language', () => document.documentElement.lang === 'zh-TW');
  await window.goto('/');
  await window.see({ css: 'main li button', text: '塔羅' });
  expect(await window.evaluate(() => document.documentElement.lang)).toBe('zh-TW');
  await window.shoot('home-zh-TW');
  expect(phone.complaints()).toEqual([]);
}

const LARGE = ['/', '/tools', '/user', '/user/about', '/tarot/home', '/tarot?drawType=3', '/tarotMean', '/login'];

/** A draw goes on after a reload with the cards that lay there, and in a second window at once. */
export async function walkTwoWindows({ network, phone, window }: EngineStage): Promise<void> {
  await window.goto('/tarot?drawType=3');
  await askQuestion(window, 'One table, two windows?');
  await shuffleAndCut(window);
  await chooseCards(window, 0, 1);
  const names = () => [...document.querySelectorAll<HTMLImageElement>('ol li img:not([alt=""])')].map(({ alt }) => alt);
  await window.until('one card', () => document.querySelectorAll('ol li img:not([alt=""])').length === 1);
  const before = await window.evaluate(names);
  await window.reload();
  await window.until(
    'the card that lay there',
    () => document.querySelectorAll('ol li img:not([alt=""])').length === 1,
  );
  expect(await window.evaluate(names)).toEqual(before);
  await window.tap({ css: 'button', exact: 'Continue' });

  const other = (await phone.open()).at(network.address);
  await other.goto('/tarot?drawType=3');
  await other.until('the card of the other window', () => document.querySelector('ol li img:not([alt=""])') !== null);
  expect(await other.evaluate(names)).toEqual(before);
  await other.tap({ css: 'button', exact: 'Continue' });
  await chooseCards(other, 1, 2);
  await window.show();
  await window.until('two cards', () => document.querySelectorAll('ol li img:not([alt=""])').length === 2);
  await chooseCards(window, 2, 3);
  await window.tap({ css: 'button', text: SAY.read });
  await window.atPath(/\/tarot\/answer\?seal=/);
  await seeReading(window, 4);
  expect(phone.complaints()).toEqual([]);
}

const NOTE = 'What I saw in it';

/** The browser takes the connection to the store away; what is drawn and noted afterwards is kept all the same. */
export async function walkLostStore({ network, phone, window }: EngineStage): Promise<void> {
  await window.goto('/tarot?drawType=3');
  await window.see({ css: '#question' });
  await window.until('a worker', () => navigator.serviceWorker.controller !== null);
  await phone.loseStore(window, network);
  const reading = await drawAndRead(window, 3);
  await window.fill({ css: 'textarea' }, NOTE);
  const troubles = () => /no room left|does not answer|keeps nothing for us/.test(document.body.innerText);
  expect(await window.evaluate(troubles)).toBe(false);
  const later = (await phone.open()).at(network.address);
  await later.goto(reading);
  await seeReading(later, 4);
  await later.until('the note', (note) => document.querySelector('textarea')?.value === note, NOTE);
}

/** What a page complains of is heard: no walk could fail by it otherwise. */
export async function walkFaults({ phone, window }: EngineStage): Promise<void> {
  await window.goto('/');
  await window.evaluate(() => {
    console.error('said by the page');
    setTimeout(() => {
      throw new Error('thrown in the page');
    });
  });
  for (const fault of ['said by the page', 'thrown in the page'])
    await expect
      .poll(async () => {
        await window.evaluate(() => document.title);
        return phone.complaints().some((line) => line.includes(fault));
      })
      .toBe(true);
}
