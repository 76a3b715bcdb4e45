import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatReader } from '../../server/desk/readers.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import { lenormandId } from '../../src/domain/decks/lenormand.ts';
import { sealThrow } from '../../src/domain/dice/seal.ts';
import type { SealedDraw } from '../../src/domain/draw/draw.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { tableauSpread } from '../../src/domain/spread/lenormand.ts';
import { asking } from '../server/asking.ts';
import { faultsInTheBooks } from '../server/books.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { Line } from './line.ts';
import { drawAndRead, enterByEmail, QUESTIONS } from './steps.ts';
import { launch, type Phone, phone } from './world.ts';

/** A sealed draw as the phone sends it. */
function sent({ deck, spreadId, cards, drawnAt, seal }: SealedDraw) {
  return {
    spread_id: spreadId,
    topic: 'open' as const,
    draw: { deck, cards: cards.map((card) => ({ ...card })), drawn_at: drawnAt, seal },
  };
}

const ANSWER = 'The first card is where you come from.\n\nAsk each other what you want before the winter.';

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage({ appDir: 'dist/app', env: { WELCOME_COINS: '500' } }), launch()]);
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
  // A code is sent to the same address once a minute.
  stage.advance(61);
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
    await bo.page.getByText('432 coins').waitFor();

    const lin = await phone(browser, stage.home);
    await toTheDesk(lin, 'lin@example.org');
    await lin.page.getByRole('button', { name: 'Take it up' }).tap();
    await lin.page.getByLabel('Your answer').fill('Too');
    await lin.page.getByText('Kept', { exact: true }).waitFor();

    stage.advance(24 * 3600 + 60);
    await sweep(stage.running.house);
    await sweep(stage.running.house);
    await lin.page.getByLabel('Your answer').fill('Too late');
    await lin.page.getByText('This question is not with you any more').waitFor();
    await lin.context.close();
    await bo.page.goto('/user/order');
    await bo.page.getByText('refunded').waitFor();
    await bo.page.goto('/tarot/consultant');
    await bo.page.getByText('Nobody answered within 24 hours').waitFor();
    await bo.page.getByRole('button', { name: 'Ask a person for 68 coins' }).waitFor();
    await bo.page.goto('/user');
    await bo.page.getByText('500 coins').waitFor();
    expect(bo.complaints).toEqual([]);
    await bo.context.close();
  });

  it('lies at the desk as it lies on the table of whoever asks: a grand tableau of four rows of nine, a throw of the dice', async () => {
    const cleo = await stage.enter();
    const drawnAt = '2026-11-21T04:00:00.000Z';
    const question = 'Shall we move house?';
    const facts = { question, topic: 'open' as const, order: [], drawnAt };
    const cards = tableauSpread('9x4').positions.map(({ key }, index) => ({
      id: lenormandId(36 - index),
      reversed: false,
      position: key,
    }));
    const table = sealDraw({ ...facts, deck: 'lenormand', spreadId: 68, cards });
    const thrown = sealThrow([{ point: 'Venus', sign: 'Libra', house: 7 }], { ...facts, now: new Date(drawnAt) });
    await cleo.say('spread_level_ask_dice', { ...asking({ level: 'person', question }), ...sent(thrown) });
    const heard = await cleo.say('spread_level_ask_blueprint', {
      ...asking({ level: 'person', question }),
      ...sent(table),
      layout: '9x4',
      significator: 'len28',
    });
    expect(heard.status).toBe(1);

    const lin = await phone(browser, stage.home);
    await toTheDesk(lin, 'lin@example.org');
    await lin.page.getByRole('button', { name: 'Take it up' }).last().tap();
    await lin.page.getByLabel('Your answer').waitFor();
    const faces = lin.page.locator('ol').first().locator('> li');
    await expect.poll(() => faces.count()).toBe(36);
    const boxes = await Promise.all([0, 8, 9].map((index) => faces.nth(index).boundingBox()));
    expect(boxes[1]!.y).toBe(boxes[0]!.y);
    expect(boxes[2]!.y).toBeGreaterThan(boxes[0]!.y);
    await lin.page.getByText('Significator').waitFor();
    await lin.page.goto('/desk');
    await lin.page.getByRole('button', { name: 'Take it up' }).tap();
    await lin.page.getByLabel('Your answer').waitFor();
    await lin.page.getByText('Venus · Libra').waitFor();
    expect(lin.complaints).toEqual([]);
    await lin.context.close();
  });

  it('has a desk that lets nobody else sit at it', async () => {
    const eve = await phone(browser, stage.home);
    await toTheDesk(eve, 'eve@example.org');
    await eve.page.getByText('This desk is for the readers of this house').waitFor();
    expect(await eve.page.getByRole('button', { name: 'Take it up' }).count()).toBe(0);
    await eve.context.close();
  });
});
