import { describe, expect } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { halfFailing, Network } from './network.ts';
import { drawAndRead, enterByEmail, expectReading, NEXT_QUESTIONS } from './steps.ts';
import { WORDS } from './words.ts';
import { offlinePhone, readyOffline } from './world.ts';

describe.each(drawn('languages', LANGUAGES, 'walk'))('the whole walk in %s', (language) => {
  it('asks, draws, reads, logs in, asks for a paid reading, and finds everything again without a network', async ({
    browser,
    program,
  }) => {
    const network = await Network.to(program.address);
    const { context, page, complaints, open } = await offlinePhone(browser, network.address, { language });
    const terms = WORDS[language];

    await page.goto('/');
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    await page.locator('main li button').first().tap();
    await page.waitForURL('**/tarot/home');
    await page.tap('a[href="/tarot?drawType=3"]');
    const answer = await drawAndRead(page, language, 3);

    await page.getByRole('button', { name: terms.ai }).tap();
    await page.getByRole('button', { name: terms.wish }).tap();
    await enterByEmail(page, program, language, `walk-${language.toLowerCase()}@example.org`);
    await page.getByRole('button', { name: terms.ask }).tap();
    const paragraphs = page.locator('section p');
    await expect.poll(() => paragraphs.count(), { timeout: 20_000 }).toBeGreaterThan(3);
    const served = await paragraphs.nth(2).innerText();

    await readyOffline(page, language);
    await page.close();
    network.pull();

    const later = await open();
    await later.goto(answer);
    await expectReading(later, 3);
    await later.getByRole('button', { name: terms.ai }).tap();
    await later.getByText(served.slice(0, 20)).first().waitFor();
    await later.goto('/');
    await later.locator('main li button').first().waitFor();
    await later.goto('/tarotMean?card=maj17');
    await expect
      .poll(() =>
        later
          .locator('article')
          .innerText()
          .then((text) => text.length),
      )
      .toBeGreaterThan(300);
    await later.goto('/tarot?drawType=8');
    await drawAndRead(later, language, 5, NEXT_QUESTIONS[language]);

    expect(complaints).toEqual([]);
    await context.close();
    await network.close();
  });

  it('walks on a network that fails half of its calls', async ({ browser, program }) => {
    const network = await Network.to(program.address);
    network.fault = halfFailing();
    const { context, page, complaints } = await offlinePhone(browser, network.address, { language });
    await page.goto('/');
    await page.locator('main li button').first().tap();
    await page.tap('a[href="/tarot?drawType=3"]');
    await drawAndRead(page, language, 3);
    await page.goto('/');
    await page.locator('main li button').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    await network.close();
  });
});
