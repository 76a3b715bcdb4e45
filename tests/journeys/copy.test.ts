import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sealDraw } from '../../src/domain/draw/seal.ts';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { putRow } from './shelf.ts';
import { drawAndRead, enterByEmail, QUESTIONS } from './steps.ts';
import { type Phone, type Program, phone } from './world.ts';

const ADDRESS = 'copy@example.org';
const SEALED = 'The ferry leaves at nine.';

const note = (page: Page) => page.getByLabel('Your note');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isSaid = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Everything that a phone sends. */
function wiretap({ context }: Phone): string[] {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

async function enter(page: Page, program: Program): Promise<void> {
  await page.goto('/login');
  await enterByEmail(page, program, 'en', ADDRESS);
  await page.waitForURL((url) => url.pathname === '/');
}

/** Switches the copy on. @returns the recovery words */
async function begin(page: Page): Promise<string[]> {
  await page.goto('/user/copy');
  await button(page, 'Show me my recovery words').tap();
  const listed = await page.locator('main ol li').allInnerTexts();
  const words = listed.map((line) => line.replace(/^\d+\s*/, '').trim());
  await button(page, 'I have written them down').tap();
  for (const field of await page.locator('main form input').all()) {
    const label = await page.locator(`label[for="${await field.getAttribute('id')}"]`).innerText();
    await field.fill(words[Number(/\d+/.exec(label)![0]) - 1]!);
  }
  await button(page, 'Begin the copy').tap();
  return words;
}

async function write(page: Page, words: string): Promise<void> {
  await note(page).fill(words);
  await note(page).blur();
}

/** The copy is written by the time that nothing waits. */
async function isCopied(page: Page, readings: string): Promise<void> {
  await page.goto('/user/copy');
  await isSaid(page, readings);
}

it('a journal comes to a new phone by its words, what both write without a network stays, and nobody else reads it', async ({
  browser,
  program,
}) => {
  const lines = (await Promise.all([Network.to(program.address), Network.to(program.address)])) as [Network, Network];
  const [here, there] = lines;
  const first = await phone(browser, here.address);
  const sent = wiretap(first);
  const { page } = first;
  await enter(page, program);
  await page.goto('/tarot?drawType=1');
  const reading = new URL(await drawAndRead(page, 'en', 1));
  await write(page, SEALED);
  const words = await begin(page);
  expect(words).toHaveLength(12);
  await isSaid(page, '1 reading is in your copy.');

  const second = await phone(browser, there.address);
  sent.push(...wiretap(second));
  const heardOfSecond = wiretap(second);
  await second.context.addCookies(await first.context.cookies());
  await second.page.goto('/');
  await second.page.goto('/user/copy');
  await isSaid(second.page, 'Your copy holds 1 reading.');
  const field = second.page.getByLabel('Recovery words');
  await field.fill(words.slice(1).join(' '));
  await button(second.page, 'Open the copy').tap();
  await isSaid(second.page, 'These are not twelve recovery words.');
  await field.fill(words.map((word, at) => `${at + 1}. ${word.toUpperCase()}`).join('\n'));
  await button(second.page, 'Open the copy').tap();
  await isSaid(second.page, '1 reading is in your copy.');
  await second.page.goto(reading.pathname + reading.search);
  await expect.poll(() => note(second.page).inputValue()).toBe(SEALED);

  await page.goto(reading.pathname + reading.search);
  await note(page).waitFor();
  here.pull();
  there.pull();
  await write(page, `${SEALED}\n\nIt was late.`);
  await write(second.page, `${SEALED}\n\nHe waited at the pier.`);
  here.mend();
  await isCopied(page, '1 reading is in your copy.');
  there.mend();
  await isCopied(second.page, '1 reading is in your copy.');
  await page.reload();
  await isSaid(page, '1 reading is in your copy.');
  const both = `${SEALED}\n\nHe waited at the pier.\n\nIt was late.`;
  for (const one of [page, second.page]) {
    await one.goto(reading.pathname + reading.search);
    await expect.poll(() => note(one).inputValue()).toBe(both);
  }

  const told = [...sent, ...heardOfSecond].join('\n');
  expect(told).toContain('copy/put');
  for (const secret of ['ferry', 'pier', QUESTIONS.en, reading.searchParams.get('seal')!, words.join(' ')])
    expect(told.split('\n').filter((line) => line.includes('/api/') && line.includes(secret))).toEqual([]);

  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Log out', exact: true }).tap();
  await isSaid(page, /Are they on paper\?/);
  await button(page, 'Look at the words first').tap();
  await button(page, 'Show my words').waitFor();

  await second.page.goto('/user/copy');
  await button(second.page, 'Stop and delete the copy').tap();
  await second.page.locator('dialog').getByRole('button', { name: 'Delete the copy' }).tap();
  await button(second.page, 'Yes, delete it for good').tap();
  await button(second.page, 'Show me my recovery words').waitFor();
  await page.goto('/user/copy');
  await button(page, 'Show me my recovery words').waitFor();
  await page.goto(reading.pathname + reading.search);
  await expect.poll(() => note(page).inputValue()).toBe(both);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await Promise.all([first.context.close(), second.context.close()]);
  await Promise.all(lines.map((line) => line.close()));
});

it('a copy is offered after the third reading to who is logged in, until it is sent away', async ({
  browser,
  program,
}) => {
  const { page, context, complaints } = await phone(browser, program.address);
  await page.goto('/login');
  await enterByEmail(page, program, 'en', 'offered@example.org');
  await page.waitForURL((url) => url.pathname === '/');
  const owner = await page.evaluate(() => JSON.parse(localStorage.getItem('UserInfo')!).user_id as string);
  const offer = page.getByRole('link', { name: 'Keep an encrypted copy, in case this phone is lost' });
  for (let number = 0; number < 3; number += 1) {
    await page.goto('/user/journal');
    await page.getByRole('heading', { name: 'A copy for yourself' }).waitFor();
    expect(await offer.count()).toBe(0);
    const savedAt = new Date(Date.UTC(2026, 0, 1, number)).toISOString();
    const draw = sealDraw({
      deck: 'tarot',
      spreadId: 1,
      question: `Question ${number}`,
      topic: 'open',
      cards: [{ id: 'maj17', reversed: false, position: 'card' }],
      order: ['maj17', '-maj18'],
      drawnAt: savedAt,
    });
    await putRow(page, 'journal', { key: draw.seal, owner, draw, note: '', savedAt });
  }
  await page.reload();
  await offer.tap();
  await button(page, 'Show me my recovery words').waitFor();
  await page.goBack();
  await button(page, 'Do not offer this again').tap();
  await expect.poll(() => offer.count()).toBe(0);
  await page.reload();
  await isSaid(page, 'Question 2');
  expect(await offer.count()).toBe(0);
  await button(page, 'Encrypted copy').tap();
  await button(page, 'Show me my recovery words').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
