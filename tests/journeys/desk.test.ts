import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatReader } from '../../server/desk/readers.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { faultsInTheBooks } from '../server/asking.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { Line } from './line.ts';
import { drawAndRead, enterByEmail, QUESTIONS } from './steps.ts';
import { launch, type Phone, phone } from './world.ts';

const ANSWER = 'The first card is where you come from.\n\nAsk each other what you want before the winter.';

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage({ appDir: 'dist/app', env: { WELCOME_COINS: '200' } }), launch()]);
  await seatReader(stage.running.house, 'lin@example.org', 'Lin Yue');
  await seatReader(stage.running.house, 'mo@example.org', 'Mo');
});
afterAll(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await browser?.close();
  await stage?.close();
});

/** Draws three cards, logs in on the way, and stands before the button that asks a person. */
async function toTheReaders(page: Page, email: string): Promise<void> {
  await page.goto('/tarot?drawType=3');
  await drawAndRead(page, 'en', 3);
  await page.getByRole('button', { name: 'By a person' }).tap();
  await page.getByRole('link', { name: 'Ask a person' }).tap();
  await page.waitForURL(/\/tarot\/consultant\?seal=/);
  await page.getByRole('button', { name: 'Ask a person' }).tap();
  await enterByEmail(page, stage, 'en', email);
  await page.getByRole('button', { name: 'Ask a person for 68 coins' }).waitFor();
}

async function toTheDesk(reader: Phone, email: string): Promise<void> {
  await reader.page.goto('/desk');
  await reader.page.waitForURL('**/login');
  await enterByEmail(reader.page, stage, 'en', email);
  await reader.page.getByRole('heading', { name: 'Reading desk' }).waitFor();
}

describe('a reading by a person', () => {
  it('is asked for without a line, answered at the desk by one of two readers, and read where it was asked', async () => {
    const line = await Line.to(stage.home);
    const [ada, lin, mo] = await Promise.all([
      phone(browser, line.address),
      phone(browser, stage.home),
      phone(browser, stage.home),
    ]);
    await toTheReaders(ada.page, 'ada@example.org');
    line.pull();
    await ada.page.getByRole('button', { name: 'Ask a person for 68 coins' }).tap();
    await ada.page.getByText('Waiting for the network').waitFor();
    line.mend();
    await ada.page.evaluate(() => dispatchEvent(new Event('online')));
    await ada.page.getByText('Your question lies on the desk').waitFor();

    await toTheDesk(lin, 'lin@example.org');
    await toTheDesk(mo, 'mo@example.org');
    await mo.page.getByRole('button', { name: 'Take it up' }).waitFor();
    await lin.page.getByRole('button', { name: 'Take it up' }).tap();
    await lin.page.getByLabel('Your answer').fill(ANSWER.slice(0, 20));
    await lin.page.getByText('Kept', { exact: true }).waitFor();
    await mo.page.getByRole('button', { name: 'Take it up' }).tap();
    await mo.page.getByText('another reader has it').waitFor();

    await ada.page.reload();
    await ada.page.getByText('Lin Yue has your cards before them').waitFor();
    const asked = await ada.page.locator('ol li strong').allInnerTexts();
    expect(await lin.page.locator('ol li strong').allInnerTexts()).toEqual(asked);

    await lin.page.reload();
    const letter = lin.page.getByLabel('Your answer');
    await expect.poll(() => letter.inputValue()).toBe(ANSWER.slice(0, 20));
    await letter.fill(ANSWER);
    await lin.page.getByRole('button', { name: 'Send', exact: true }).tap();
    await lin.page.getByRole('button', { name: 'Send it' }).tap();
    await lin.page.getByText('One answer so far.').waitFor();

    await ada.page.reload();
    await ada.page.getByText('Written by Lin Yue.').waitFor();
    for (const paragraph of ANSWER.split('\n\n')) await ada.page.getByText(paragraph).waitFor();
    await ada.page.goto('/user/order');
    await ada.page.getByRole('button', { name: QUESTIONS.en }).tap();
    await ada.page.getByText('answered · Lin Yue').waitFor();
    await ada.page.locator('dialog').getByText(ANSWER.split('\n\n')[1]!).waitFor();
    for (const one of [ada, lin, mo]) {
      expect(one.complaints).toEqual([]);
      await one.context.close();
    }
    await line.close();
  });

  it('comes back to its price when nobody answers in time, and can be asked for again', async () => {
    const bo = await phone(browser, stage.home);
    await toTheReaders(bo.page, 'bo@example.org');
    await bo.page.getByRole('button', { name: 'Ask a person for 68 coins' }).tap();
    await bo.page.getByText('Your question lies on the desk').waitFor();
    await bo.page.goto('/user');
    await bo.page.getByText('132 coins').waitFor();

    stage.advance(24 * 3600 + 60);
    await sweep(stage.running.house);
    await sweep(stage.running.house);
    await bo.page.goto('/user/order');
    await bo.page.getByText('refunded').waitFor();
    await bo.page.goto('/tarot/consultant');
    await bo.page.getByText('Nobody answered within 24 hours').waitFor();
    await bo.page.getByRole('button', { name: 'Ask a person for 68 coins' }).waitFor();
    await bo.page.goto('/user');
    await bo.page.getByText('200 coins').waitFor();
    expect(bo.complaints).toEqual([]);
    await bo.context.close();
  });

  it('has a desk that lets nobody else sit at it', async () => {
    const eve = await phone(browser, stage.home);
    await toTheDesk(eve, 'eve@example.org');
    await eve.page.getByText('This desk is for the readers of this house').waitFor();
    expect(await eve.page.getByRole('button', { name: 'Take it up' }).count()).toBe(0);
    await eve.context.close();
  });
});
