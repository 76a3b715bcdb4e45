import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures.ts';
import { drawAndRead } from './steps.ts';
import { offlinePhone, type Phone } from './world.ts';

/**
 * In each document, before the app: `loseStore(kind)` takes the connections to IndexedDB away as browsers do.
 * - `for good`: as WebKit, when iOS has ended its storage process. Each connection closes, and nothing opens again in
 *   this document; a document made later has a connection of its own.
 * - `under a write`: as Chromium, when the store is cleared. The next write is aborted, and then its connection closes.
 */
function prepareLoss(): void {
  const connections = new Set<IDBDatabase>();
  const { open } = IDBFactory.prototype;
  const { transaction } = IDBDatabase.prototype;
  let lost: LossKind | undefined;
  const closeAll = () => {
    for (const connection of connections) {
      connection.close();
      connection.dispatchEvent(new Event('close'));
    }
    connections.clear();
  };
  IDBFactory.prototype.open = function (...given) {
    if (lost === 'for good') throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    const request = open.apply(this, given);
    request.addEventListener('success', () => connections.add(request.result));
    return request;
  };
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = transaction.apply(this, given);
    if (lost !== 'under a write' || begun.mode !== 'readwrite') return begun;
    lost = undefined;
    setTimeout(() => {
      begun.abort();
      closeAll();
    });
    return begun;
  };
  Object.assign(window, {
    loseStore(kind: LossKind) {
      lost = kind;
      if (kind === 'for good') closeAll();
    },
  });
}

const loseStore = (page: Page, kind: LossKind) =>
  page.evaluate((how) => (window as unknown as { loseStore(how: string): void }).loseStore(how), kind);

type LossKind = 'for good' | 'under a write';

const NOTE = 'What I saw in it';

async function writeNote(page: Page): Promise<void> {
  const field = page.getByLabel('Your note');
  await field.fill(NOTE);
  await field.blur();
}

/** The reading and its note are there in a page that begins anew, and no band says that anything is not kept. */
async function expectKept(user: Phone, reading: string): Promise<void> {
  const page = await user.open();
  await page.goto(reading);
  await page.locator('article section').nth(3).waitFor();
  await expect.poll(() => page.getByLabel('Your note').inputValue()).toBe(NOTE);
}

describe('a connection to the store that is lost', () => {
  it.for(['for good', 'under a write'] as const)(
    '%s: the draw, its reading and its note are kept',
    async (kind, { browser, network }) => {
      const user = await offlinePhone(browser, network.address, { init: `(${prepareLoss})()` });
      const { page } = user;
      await page.goto('/tarot?drawType=3');
      await page.locator('#question').waitFor();
      await loseStore(page, kind);
      const reading = await drawAndRead(page, 'en', 3);
      await loseStore(page, kind);
      await writeNote(page);
      await expect.poll(() => page.getByText(/no room left|keeps nothing for us/).count()).toBe(0);
      await expectKept(user, reading);
      expect(user.complaints).toEqual([]);
      await user.context.close();
    },
  );
});
