import type { BrowserContext } from 'playwright-core';
import { it as base, expect } from 'vitest';
import type { Language } from '../../src/domain/language.ts';
import { Network } from './network.ts';
import { readyPhone } from './ready-phone.ts';
import { FLAGS, launch, offlinePhone, type Phone, Program } from './world.ts';

/**
 * `it` with what journeys share. A fixture is made when a test first names it, and what is shared is handed on clean:
 * - `browser`: one Chromium for all files of a worker; every phone is a context of it;
 * - `program`: the built server with no settings of its own, one for all files of a worker. A file that changes what
 *   everybody sees, as an operator does, starts one of its own;
 * - `line`: the connection to the program, good at the beginning of each test, and made bad by it;
 * - `user`: a phone on that line that has never been here;
 * - `readyPhone`: opens a phone on that line that was here before: everything is kept for the time without a
 *   connection, nothing of a person is, and home is open. `visited` is such a phone in English.
 * `user` and `visited` must have nothing to complain of when the test ends.
 */
export const it = base
  .extend('flags', { scope: 'worker' }, FLAGS)
  .extend('browser', { scope: 'worker' }, async ({ flags }, { onCleanup }) => {
    const browser = await launch(flags);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('settings', { scope: 'worker' }, {} as Record<string, string>)
  .extend('sharedProgram', { scope: 'worker' }, async ({ settings }, { onCleanup }) => {
    const program = await Program.start(settings);
    onCleanup(() => program.stop());
    return program;
  })
  .extend('sharedNetwork', { scope: 'worker' }, async ({ sharedProgram }, { onCleanup }) => {
    const network = await Network.to(sharedProgram.address);
    onCleanup(() => network.close());
    return network;
  })
  .extend('readyContexts', { scope: 'worker' }, new Map<Language, BrowserContext>())
  .extend('program', { scope: 'file' }, async ({ sharedProgram }) => {
    await sharedProgram.forgetLimits();
    return sharedProgram;
  })
  .extend('network', async ({ sharedNetwork, program }) => {
    sharedNetwork.renew(program.address);
    return sharedNetwork;
  })
  .extend('user', async ({ browser, network }, { onCleanup }) => {
    const user = await offlinePhone(browser, network.address, { keepsAll: true });
    onCleanup(async () => {
      await user.context.close();
      expect(user.complaints).toEqual([]);
    });
    return user;
  })
  .extend('readyPhone', async ({ browser, network, readyContexts }, { onCleanup }) => {
    const opened: Phone[] = [];
    onCleanup(async () => {
      for (const { context } of opened) for (const page of context.pages()) await page.close();
    });
    return async (language: Language = 'en') => {
      const user = await readyPhone(browser, network.address, language, readyContexts);
      opened.push(user);
      return user;
    };
  })
  .extend('visited', async ({ readyPhone }, { onCleanup }) => {
    const user = await readyPhone();
    onCleanup(() => expect(user.complaints).toEqual([]));
    return user;
  });
