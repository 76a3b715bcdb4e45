import { describe, expect } from 'vitest';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { putRow, rowsOf } from './shelf.ts';
import { phone } from './world.ts';

/** Addresses of spreads that do not exist, and the page that is shown instead. */
const NO_SPREAD = [
  ['/tarot?drawType=999', '/tarot/home'],
  ['/tarot/assistant?drawType=-3', '/tarot/assistant'],
  ['/lenormand/index?type=57', '/lenormand/home'],
  ['/lenormand/grandTableau?type=12', '/lenormand/home'],
  ['/lenormand/assistant?type=71', '/lenormand/assistant'],
] as const;

/** Addresses of readings that are not on this phone. */
const NO_READING = [
  '/tarot/answer?seal=zzz',
  `/lenormand/answer?seal=${'0'.repeat(64)}`,
  '/lenormand/grandTableauAnswer?seal=%F0%9F%83%8F',
  '/stardice/answer?seal=%00',
];

const FOREIGN = {
  spreadId: 3,
  question: 'Old?',
  topic: 'open',
  reversals: 'half',
  chosen: [0],
  stage: 'choose',
  pileSeal: { drawnAt: '2026-11-21T10:00:00.000Z', seal: 'a' },
  pile: [{ id: 'joker', reversed: false }],
};

/** Draws as no build of today writes them: torn, of another deck, of a build to come. */
const STRANGE = [
  ['torn', '/tarot?drawType=3', 'tarot', {}],
  ['foreign', '/tarot?drawType=3', 'tarot', FOREIGN],
  [
    'newer',
    '/lenormand/index?type=52',
    'lenormand',
    { ...FOREIGN, spreadId: 52, pile: [], chosen: [], stage: 'breathing' },
  ],
] as const;

describe('what cannot be read', () => {
  it('a spread that does not exist is refused with its toast, and the list of spreads is shown', async ({
    browser,
    program,
  }) => {
    const { page, context, complaints } = await phone(browser, program.address);
    for (const [path, instead] of NO_SPREAD) {
      await page.goto(path);
      await page.getByText('Parameter error', { exact: true }).first().waitFor();
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(instead);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a link to a reading that is not here says so and leads on', async ({ browser, program }) => {
    const { page, context, complaints } = await phone(browser, program.address);
    for (const path of NO_READING) {
      await page.goto(path);
      await page.getByText('This reading is not kept on this device.').first().waitFor();
      expect(await page.locator('main button, main a').count()).toBeGreaterThan(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.for(drawn('faults', STRANGE, 'draw'))(
    'a draw that is %s is put aside with a word, and a new one begins',
    async ([_, path, key, draft], { browser, program }) => {
      const { page, context, complaints } = await phone(browser, program.address);
      await page.goto('/tarot/home');
      await page.locator('main a').first().waitFor();
      await putRow(page, 'drafts', { key, draft, changedAt: '2026-11-21T10:00:00.000Z', owner: '' });
      for (const around of ['/tarot/home', '/lenormand/home']) {
        await page.goto(around);
        await page.locator('main a').nth(3).waitFor();
      }
      await page.goto(path);
      await page.getByText('could not be read').first().waitFor();
      await page.fill('#question', 'Anew?');
      await page.tap('button[type=submit]');
      await page.getByRole('button', { name: 'Shuffle for me' }).waitFor();
      const rows = await rowsOf(page, 'drafts');
      expect(rows.find((row) => row.key === `${key}:unread`)?.draft).toEqual(draft);
      expect(rows.find((row) => row.key === key)?.draft).toMatchObject({ question: 'Anew?', stage: 'shuffle' });
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
