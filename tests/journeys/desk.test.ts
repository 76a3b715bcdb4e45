import type { Browser } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { seatReader } from '../../server/operator/readers.ts';
import { lenormandId } from '../../src/domain/decks/lenormand.ts';
import { sealThrow } from '../../src/domain/dice/seal.ts';
import type { SealedDraw } from '../../src/domain/draw/draw.ts';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { tableauSpread } from '../../src/domain/spread/lenormand.ts';
import { asking } from '../server/asking.ts';
import { faultsInTheBooks } from '../server/books.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { enterByEmail } from './steps.ts';
import { type Phone, phone } from './world.ts';

/** A sealed draw as the phone sends it. */
function sent({ deck, spreadId, cards, drawnAt, seal }: SealedDraw) {
  return {
    spread_id: spreadId,
    topic: 'open' as const,
    draw: { deck, cards: cards.map((card) => ({ ...card })), drawn_at: drawnAt, seal },
  };
}

let stage: Stage;
let browser: Browser;

it.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  stage = await openStage({ appDir: 'dist/app', env: { WELCOME_COINS: '500' } });
  await seatReader(stage.running.context, 'lin@example.org', 'Lin Yue');
});
afterAll(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await stage?.close();
});

async function toTheDesk(reader: Phone, email: string): Promise<void> {
  await reader.page.goto('/desk');
  await reader.page.waitForURL('**/login');
  await enterByEmail(reader.page, stage, 'en', email);
  await reader.page.getByRole('heading', { name: 'Reading desk' }).waitFor();
}

describe('a reading by a person', () => {
  it('lies at the desk as it lies on the table of whoever asks: a grand tableau of four rows of nine, a throw of the dice', async () => {
    const email = 'cleo@example.org';
    const cleo = stage.visitor();
    await cleo.call('email/verify_code', { email });
    const { data } = await cleo.call('email_login', { email, code: await stage.codeFor(email) });
    cleo.token = data[0].tarot_session;
    const drawnAt = '2026-11-21T04:00:00.000Z';
    const question = 'Shall we move to the sea?';
    const facts = { question, topic: 'open' as const, order: [], drawnAt };
    const cards = tableauSpread('9x4').positions.map(({ key }, index) => ({
      id: lenormandId(36 - index),
      reversed: false,
      position: key,
    }));
    const table = sealDraw({ ...facts, deck: 'lenormand', spreadId: 68, cards });
    const thrown = sealThrow([{ point: 'Venus', sign: 'Libra', house: 7 }], { ...facts, now: new Date(drawnAt) });
    await cleo.call('spread_level_ask_dice', { ...asking({ level: 'person', question }), ...sent(thrown) });
    const heard = await cleo.call('spread_level_ask_blueprint', {
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
    await lin.page.getByText('Significator').first().waitFor();
    await lin.page.getByText('About: a move or a journey · whether to do it', { exact: true }).first().waitFor();
    const atTableau = lin.page.url();
    await lin.page.getByLabel('Your answer').fill('The house and the key lie side by si');
    await lin.page.goto('/desk');
    await lin.page.getByRole('button', { name: 'Take it up' }).tap();
    await lin.page.getByLabel('Your answer').waitFor();
    await lin.page.getByText('Venus · Libra').first().waitFor();
    await lin.page.getByLabel('Your answer').fill('Venus in the sev');
    const atDice = lin.page.url();
    await lin.page.goto(atTableau);
    const written = () => lin.page.getByLabel('Your answer').inputValue();
    await expect.poll(written).toBe('The house and the key lie side by si');
    await lin.page.goto(atDice);
    await expect.poll(written).toBe('Venus in the sev');
    expect(lin.complaints).toEqual([]);
    await lin.context.close();

    // On another phone of hers nothing lies yet: she brings her table there.
    stage.advance(61);
    const other = await phone(browser, stage.home);
    await other.page.goto('/user/order');
    await other.page.waitForURL('**/login');
    await enterByEmail(other.page, stage, 'en', email);
    await other.page.getByRole('button', { name: question }).first().tap();
    await other.page.getByRole('button', { name: 'Bring its cards to this phone' }).tap();
    await other.page.getByRole('link', { name: 'Open it with its cards' }).tap();
    await other.page.waitForURL(`**/lenormand/grandTableauAnswer?seal=${table.seal}`);
    await other.page.getByRole('heading', { name: question }).or(other.page.getByText(question)).first().waitFor();
    expect(other.complaints).toEqual([]);
    await other.context.close();
  });

  it('has a desk that lets nobody else sit at it', async () => {
    const eve = await phone(browser, stage.home);
    await toTheDesk(eve, 'eve@example.org');
    await eve.page.getByText('This desk is for our readers').first().waitFor();
    expect(await eve.page.getByRole('button', { name: 'Take it up' }).count()).toBe(0);
    await eve.context.close();
  });
});
