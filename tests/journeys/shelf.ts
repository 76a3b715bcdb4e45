import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Puts a row on a shelf of this device behind the app's back, once the app has made its store. */
export async function putRow(page: Page, shelf: string, row: object): Promise<void> {
  const made = () => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'asterly'));
  await expect.poll(made, { timeout: 45_000 }).toBe(true);
  await page.evaluate(inStore, { shelf, row });
}

/** All rows of a shelf of this device. */
export async function rowsOf(page: Page, shelf: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(inStore, { shelf });
}

/** In the page: writes a row, if one is given, and reads all of them. */
async function inStore({ shelf, row }: { shelf: string; row?: object }): Promise<Record<string, unknown>[]> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('asterly'));
  const store = database.transaction(shelf, 'readwrite').objectStore(shelf);
  if (row) await answer(store.put(row));
  const rows = await answer(store.getAll());
  database.close();
  return rows;
}
