import type { Browser } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { type StandIn, standIn, stream } from '../server/stand-in.ts';
import { it } from './fixtures.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { WORDS } from './words.ts';
import { Program, phone } from './world.ts';

const MARKUP = '<img src=x onerror="globalThis.owned=1"><script>globalThis.owned=1</script><svg onload="owned=1">';

let model: StandIn;
let program: Program;
let browser: Browser;
it.beforeAll(async ({ browser: shared }) => {
  model = await standIn(
    (_, response) => void stream(response, [`${MARKUP} `, 'The cards speak of patience. ', 'Rest.']),
  );
  browser = shared;
  program = await Program.start({ OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'sk-secret' });
});
afterAll(async () => {
  await program?.stop();
  await model?.close();
});

it('markup in a model’s answer, in an invitation and in an address is text, and runs nothing', async () => {
  const { context, page, complaints } = await phone(browser, program.address);
  await page.goto(`/tarot?drawType=3&inviter=${encodeURIComponent('"><svg onload=owned=1>')}`);
  await drawAndRead(page, 'en', 3);
  await page.getByRole('button', { name: WORDS.en.ai }).tap();
  await page.getByRole('button', { name: WORDS.en.wish }).tap();
  await enterByEmail(page, program, 'en', 'markup@example.org');
  await page.getByRole('button', { name: 'coins' }).tap();
  await page.getByText('The cards speak of patience.').first().waitFor({ timeout: 20_000 });
  expect(await page.locator('body').innerText()).toContain('<img src=x onerror=');
  await page.goto(`/article?id=${encodeURIComponent('<svg onload=owned=1>')}`);
  await page.locator('main').waitFor();
  expect(await page.locator('img[src="x"], main script').count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'owned'))).toBeUndefined();
  expect(complaints).toEqual([]);
  await context.close();
});
