import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, Program } from './world.ts';

/** For all tests of the file that imports them: the built program with no settings of its own, and a browser. */
export let program: Program;
export let browser: Browser;

beforeAll(async () => {
  [program, browser] = await Promise.all([Program.start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await program?.stop();
});
