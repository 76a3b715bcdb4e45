import { describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { drawn } from '../drawn.ts';
import { codeIn } from './code.ts';
import { it } from './fixtures.ts';
import { putRow } from './shelf.ts';
import { phone } from './world.ts';

const SAY: Record<Language, { go: string; throw: string; read: string; again: string; two: string }> = {
  en: {
    go: 'To the dice',
    throw: 'Throw',
    read: 'Read the dice',
    again: 'Throw once more to this',
    two: 'Two options',
  },
  'zh-CN': { go: '去掷骰', throw: '掷骰', read: '解读骰子', again: '就此再掷一次', two: '两个选项' },
  'zh-TW': { go: '去擲骰', throw: '擲骰', read: '解讀骰子', again: '就這件事再擲一次', two: '兩個選項' },
};

describe.each(drawn('languages', LANGUAGES, 'dice'))('star dice without a network, in %s', (language) => {
  it('are thrown, read, followed up, weighed against each other and taken from the table', async ({ readyPhone }) => {
    const terms = SAY[language];
    const user = await readyPhone(language);
    const { page } = user;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await user.context.setOffline(true);

    await page.goto('/stardice/index');
    await page.fill('#question', 'Leeds?');
    await button(terms.go).tap();
    await button(terms.throw).tap();
    await button(terms.read).tap();
    const text = () => page.locator('article').innerText();
    await page.locator('article section').nth(3).waitFor();
    expect(await text()).not.toMatch(/undefined|NaN|\[object/);
    const first = page.url();

    await button(terms.again).tap();
    await button(terms.go).tap();
    await button(terms.throw).tap();
    await button(terms.read).tap();
    await page.locator('article section').nth(4).waitFor();
    expect(page.url()).not.toBe(first);

    await page.goto('/stardice/index');
    if (await page.locator('#question').isHidden()) await page.locator('main button').nth(2).waitFor();
    await page.goto(first);
    await page.locator('article section').nth(3).waitFor();

    await page.goto('/stardice/assistant');
    await page.locator('input[name=pnt]').nth(4).check();
    await page.locator('input[name=sgn]').nth(6).check();
    await button(terms.read).tap();
    await page.locator('[role=alert]:not(:empty)').waitFor();
    await page.locator('input[name=hse]').nth(11).check();
    await button(terms.read).tap();
    await page.locator('article section').nth(3).waitFor();
    expect(user.complaints).toEqual([]);
  });
});

describe('a throw of one who has a birth chart', () => {
  it('says which planet and which houses of it are touched, and gives a picture that says nothing of it', async ({
    browser,
    program,
  }) => {
    const { page, context, complaints } = await phone(browser, program.address);
    await page.goto('/stardice/assistant');
    await page.locator('input[name=pnt]').nth(4).check();
    await putRow(page, 'charts', CHART);
    await page.locator('input[name=sgn]').nth(7).check();
    await page.locator('input[name=hse]').nth(9).check();
    await page.getByRole('button', { name: 'Read the dice', exact: true }).tap();
    const natal = page.locator('article section', { hasText: 'In your birth chart' });
    await natal.waitFor();
    const text = await natal.innerText();
    expect(text).toContain('You were born with Mars in Aries');
    expect(text).toMatch(/your tenth house/i);

    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    const picture = page.locator('dialog img');
    await picture.waitFor();
    expect(await codeIn(page)).toBe(`${program.address}/stardice/index`);
    expect(await picture.getAttribute('alt')).not.toContain('birth chart');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('three dice', () => {
  it('roll when the phone is shaken, once, and not for a small movement', async ({ browser, program }) => {
    const { page, context, complaints } = await phone(browser, program.address);
    await context.grantPermissions(['accelerometer', 'gyroscope'], { origin: program.address });
    await page.goto('/stardice/index');
    await page.fill('#question', 'Leeds?');
    await page.getByRole('button', { name: 'To the dice' }).tap();
    await page.getByRole('button', { name: 'Throw by shaking' }).tap();
    const read = page.getByRole('button', { name: 'Read the dice' });
    await page.evaluate(moved, 4);
    expect(await read.count()).toBe(0);
    await expect
      .poll(
        async () => {
          await page.evaluate(moved, 25);
          return read.count();
        },
        { timeout: 45_000 },
      )
      .toBe(1);
    await read.tap();
    await page.waitForURL(/\/stardice\/answer/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** In the page: the phone is moved, in metres per second squared. */
function moved(force: number): void {
  dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: force, y: 0, z: 0 } }));
}

/** A chart of the person's own. */
const CHART = {
  key: 'chart',
  owner: '',
  birth: {
    name: 'Ada',
    sex: null,
    date: '1990-06-10',
    time: '22:30',
    place: 'Beijing',
    latitude: 39.9,
    longitude: 116.4,
    zone: 'Asia/Shanghai',
    later: false,
    relation: 'self',
  },
  houseSystem: 'placidus',
  changedAt: '2026-11-21T10:00:00.000Z',
};
