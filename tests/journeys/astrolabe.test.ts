import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeIn } from './code.ts';
import { it } from './fixtures.ts';
import { comeBack } from './lost-calls.ts';
import { Network } from './network.ts';
import { enterByEmail } from './steps.ts';
import { offlinePhone, readyOffline } from './world.ts';

const inside = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Fills the form; the place is chosen by `choose` on its own sheet. */
async function enterBirth(
  page: Page,
  birth: { name: string; date: string; time: string; mine: boolean },
  choose: () => Promise<void>,
) {
  await inside(page, '/astrolabe/edit');
  await page.getByRole('button', { name: birth.mine ? 'Mine' : 'Somebody else’s' }).tap();
  await page.getByLabel('Name', { exact: true }).fill(birth.name);
  await page.getByLabel('Date of birth').fill(birth.date);
  await page.getByLabel('Time of birth, by the clock of the place').fill(birth.time);
  await page.getByRole('button', { name: /^Birthplace/ }).tap();
  await choose();
  // a finger that taps twice casts one chart
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await page.getByRole('link', { name: 'Read the chart' }).waitFor();
}

/** What is wrong is said beside its field, and nothing typed is lost. */
async function refuseNonsense(page: Page) {
  await inside(page, '/astrolabe/edit');
  const cast = page.getByRole('button', { name: 'Cast the chart' });
  const date = page.getByLabel('Date of birth');
  const said = async (text: string) => {
    await cast.tap();
    await page.getByRole('alert').getByText(text).first().waitFor();
  };
  await said('Please enter the date of birth');
  await page.getByRole('alert').getByText('Please choose the birthplace').first().waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await date.fill('1799-05-05');
  await said('Charts are cast for the years 1800 to 2399');
  await date.fill('2400-05-05');
  await said('Charts are cast for the years 1800 to 2399');
  await date.fill('');
  await date.focus();
  await page.keyboard.type('02311990');
  await said('There is no such day');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada');
  await page.getByRole('button', { name: /^Birthplace/ }).tap();
  await page.getByRole('button', { name: 'Coordinates', exact: true }).tap();
  await page.getByLabel('Latitude, north or south').fill('90.5');
  await page.getByLabel('Longitude, east or west').fill('12');
  await page.getByRole('alert').getByText('A latitude is at most 90 degrees.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Use this place' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
}

describe('birth charts, with the network cut from the first one on', () => {
  it('are cast from the list and from coordinates, read, compared, and follow the account when the network is back', async ({
    browser,
    program,
  }) => {
    const network = await Network.to(program.address);
    const { context, page, complaints } = await offlinePhone(browser, network.address);
    await page.goto('/login');
    await enterByEmail(page, program, 'en', 'chart@example.org');
    await page.waitForURL((url) => url.pathname === '/');
    await readyOffline(page, 'en');
    network.pull();
    await page.goto('/');
    await page.locator('#root[data-live]').waitFor();

    await refuseNonsense(page);
    await enterBirth(page, { name: 'Ada', date: '1990-09-16', time: '01:30', mine: true }, async () => {
      await page.getByRole('searchbox').fill('Shanghai');
      await page.locator('dialog li button', { hasText: 'Shanghai' }).first().tap();
      await page.getByRole('button', { name: 'Use this place' }).tap();
      // The night on which China put its clocks back.
      await page.getByText('It was summer time').first().waitFor();
      await page.getByText('The clock showed this time twice that night.').first().waitFor();
      await page.getByRole('button', { name: 'The second' }).tap();
      await page.getByText('The clock there stood at UTC+08:00').first().waitFor();
    });
    const wheel = page.locator('main svg[role=img]');
    expect((await wheel.boundingBox())!.width).toBeGreaterThanOrEqual(0.96 * page.viewportSize()!.width);
    await page.getByRole('button', { name: 'Share' }).tap();
    const picture = page.getByRole('img', { name: /^Birth chart/ });
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
    expect(await codeIn(page)).toBe(`${network.address}/astrolabe`);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Read the chart' }).tap();
    await page.getByRole('heading', { name: 'At the core' }).waitFor();
    expect(await page.locator('main section').count()).toBeGreaterThan(6);
    await page.getByRole('button', { name: 'Transits', exact: true }).tap();
    await page.locator('main section').first().waitFor();
    await page.getByRole('button', { name: 'Two charts', exact: true }).tap();
    await page.getByText('A second chart is needed').first().waitFor();

    await enterBirth(page, { name: 'Lin', date: '1988-11-30', time: '03:10', mine: false }, async () => {
      await page.getByRole('button', { name: 'Coordinates', exact: true }).tap();
      await page.getByLabel('Latitude, north or south').fill('39.47');
      await page.getByLabel('Longitude, east or west').fill('75.99');
      await page.getByRole('button', { name: 'Use this place' }).tap();
      await page.getByText('The clock there stood at UTC+08:00').first().waitFor();
      await page.getByRole('button', { name: 'Xinjiang time' }).tap();
      await page.getByText('The clock there stood at UTC+06:00').first().waitFor();
      await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
      await page.getByText('The clock there stood at UTC+09:00').first().waitFor();
      await page.getByLabel('Time zone').selectOption('Asia/Urumqi');
      await page.getByText('The clock there stood at UTC+06:00').first().waitFor();
    });
    await page.getByRole('link', { name: 'Read the chart' }).tap();
    await page.getByRole('button', { name: 'Two charts', exact: true }).tap();
    await page.getByText('What Lin and Ada do to each other').first().waitFor();
    await page.getByRole('heading', { name: 'Ada in the houses of Lin' }).waitFor();
    const composite = page.locator('section', { has: page.getByRole('heading', { name: 'Lin and Ada as one chart' }) });
    await composite.getByRole('img', { name: 'The wheel of the composite' }).waitFor();
    expect(await composite.locator('dt').count()).toBe(7);
    expect(await composite.getByText(/^house \d+: \S/).count()).toBe(7);

    await enterBirth(page, { name: 'Mei', date: '2001-02-03', time: '21:15', mine: false }, async () => {
      await page.getByRole('button', { name: 'Map', exact: true }).tap();
      await page.getByRole('button', { name: 'Zoom in' }).waitFor();
      const map = (await page.getByRole('application').boundingBox())!;
      await page.touchscreen.tap(map.x + map.width / 2 - 20, map.y + map.height / 2 - 20);
      await page.locator('dialog button:enabled', { hasText: 'Use this place' }).tap();
    });

    network.mend();
    await expect
      .poll(
        async () => {
          await comeBack(page);
          return page.getByText('Offline. Cards').isVisible();
        },
        { timeout: 20_000 },
      )
      .toBe(false);
    await inside(page, '/astrolabe');
    await page.getByRole('heading', { name: 'Your charts' }).waitFor();
    await expect.poll(() => page.locator('main li a[href*="chart="]').count()).toBe(3);
    await inside(page, '/astrolabe/info');
    await page.getByRole('link', { name: 'Ask the chart' }).tap();
    await page.getByText('Price: 20 coins.').first().waitFor();
    const question = page.locator('main textarea, main input[type=text]').first();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname.split('/').at(-1)!));
    await question.fill('Should I buy bitcoin now?');
    await page.getByRole('button', { name: 'Ask for 20 coins' }).tap();
    await page.getByRole('alert').getByText('Your question carries risk, please change a question').first().waitFor();
    expect(calls).toContain('aliyun_antidirt');
    expect(calls).not.toContain('ask_natal');
    await question.fill('What helps me at work?');
    await page.getByRole('button', { name: 'Ask for 20 coins' }).tap();
    await page.getByText('Put together from the library').first().waitFor({ timeout: 20_000 });
    await expect.poll(() => page.locator('main p').count(), { timeout: 20_000 }).toBeGreaterThan(4);
    await page.getByRole('status').filter({ hasText: 'is being written' }).waitFor({ state: 'detached' });
    network.pull();
    await inside(page, '/astrolabe/answer');
    await page.getByRole('link', { name: /^What helps me at work\?/ }).tap();
    await page.getByText('Put together from the library').first().waitFor();
    expect(await page.locator('main p').count()).toBeGreaterThan(4);
    network.mend();
    // A second phone of hers: the same login, and nothing kept there yet.
    const other = await offlinePhone(browser, network.address, { state: await context.storageState() });
    await expect
      .poll(
        async () => {
          await other.page.goto('/astrolabe');
          await other.page.getByRole('heading', { name: 'Your charts' }).waitFor();
          await other.page.waitForTimeout(700);
          return await other.page.locator('main').innerText();
        },
        { timeout: 20_000 },
      )
      .toMatch(/Ada[\s\S]*Lin[\s\S]*Mei/);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.context.close();
    await context.close();
    await network.close();
  });
});
