import { expect } from 'vitest';
import { it } from './fixtures.ts';
import { putRow, rowsOf } from './shelf.ts';
import { offlinePhone, readyOffline } from './world.ts';

const DAY_MS = 86_400_000;

/** A reading of the journal as an app of before kept it: without the time that its question names. */
function reading(question: string, days: number, more: object = {}) {
  const drawnAt = new Date(Date.now() - days * DAY_MS).toISOString();
  const key = question
    .split('')
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffffff, 7)
    .toString(16)
    .padStart(64, '0');
  const draw = {
    deck: 'tarot',
    spreadId: 1,
    question,
    topic: 'open',
    cards: [{ id: 'maj18', reversed: false, position: 'answer' }],
    order: [],
    drawnAt,
    seal: key,
  };
  return { key, owner: '', draw, note: '', savedAt: drawnAt, ...more };
}

const JOB = reading('Should I quit my job?', 30, { answer: 'Rather stay, for now.' });
const LETTER = reading('Will he text me this week?', 10);
const HOUSE = reading('Should we buy the house?', 23);
const EXAM = reading('Will I pass the exam?', 5);
const TOLD = reading('Will she forgive me?', 60, { landed: { how: 'yes', words: '', at: new Date().toISOString() } });
const SILENT = reading('', 90);

it('asks on home what came of a reading, one at a time, also without a network, and counts it in the journal', async ({
  browser,
  program,
}) => {
  const { context, page, complaints } = await offlinePhone(browser, program.address);
  const asks = page.getByRole('region', { name: 'How did it land?' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const kept = async ({ key }: { key: string }) => (await rowsOf(page, 'journal')).find((row) => row.key === key);
  /** Home as it is at a later visit. */
  const visit = async (days: number) => {
    await page.clock.setFixedTime(Date.now() + days * DAY_MS);
    await page.goto('/');
  };
  await page.goto('/');
  await readyOffline(page, 'en');
  for (const row of [LETTER, JOB, EXAM, HOUSE, TOLD, SILENT]) await putRow(page, 'journal', row);
  await context.setOffline(true);

  await visit(0);
  await asks.getByText('Should I quit my job?').first().waitFor();
  await asks.getByText('You asked this 4 weeks ago.').first().waitFor();
  await asks.getByText('Rather stay, for now.').first().waitFor();
  expect(await asks.count()).toBe(1);
  await button('Too early to say').tap();
  await asks.waitFor({ state: 'detached' });
  expect(await kept(JOB)).toMatchObject({ landed: { how: 'open', times: 1 } });

  await visit(0);
  await asks.getByText('Will he text me this week?').first().waitFor();
  await asks.getByText('You asked this 10 days ago.').first().waitFor();
  expect(await kept(LETTER)).toMatchObject({ span: 'week' });
  await button('Do not ask on this page').tap();
  await asks.waitFor({ state: 'detached' });

  await visit(0);
  await asks.getByText('Should we buy the house?').first().waitFor();
  await page.goto('/user/journal');
  await page.getByRole('button', { name: 'Remove “Should we buy the house?”' }).tap();
  await button('Remove').tap();
  await expect.poll(() => kept(HOUSE)).toBeUndefined();

  await visit(18);
  await asks.getByText('Will I pass the exam?').first().waitFor();
  await button('In part').tap();
  await page.getByLabel('What happened?').fill('With a bare pass.');
  await button('Keep').tap();
  await asks.waitFor({ state: 'detached' });
  expect(await kept(EXAM)).toMatchObject({ landed: { how: 'partly', words: 'With a bare pass.' } });

  await visit(22);
  await asks.getByText('Should I quit my job?').first().waitFor();
  await page.goto('/user/journal');
  await button('Patterns').tap();
  const came = page.locator('section', { has: page.getByRole('heading', { name: 'What came of it', exact: true }) });
  await expect
    .poll(() => came.locator('li').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/an exam or a contest\s*In part 1/)]));
  expect(complaints).toEqual([]);
  await context.close();
});
