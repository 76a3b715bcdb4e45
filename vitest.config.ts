import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './server/build/macro.ts';
import { LongestFirst } from './tests/longest-first.ts';
import { mutation } from './tests/proof/mutants.mjs';
import { tempFolderInMemory } from './tests/temp-folder.ts';

tempFolderInMemory();

/** Of the tests that need no browser. Beside the journeys, which fill two cores, one is enough: more would only make them late. */
const WORKERS = process.env.BESIDE_JOURNEYS ? 1 : 2;

/** They put an IndexedDB, a local storage or a worker's scope into the process, which the tests of other files must not find. */
const NEEDS_ITS_OWN_GLOBALS = [
  'tests/storage/outbox-upgrade.test.ts',
  'tests/storage/journal-upgrade.test.ts',
  'tests/sw/push.test.ts',
  'tests/sw/reminder.test.ts',
];

/** They need packages of Debian or minutes: only `npm run proof` runs them. */
const proof = {
  name: 'proof',
  include: ['tests/proof/**/*.test.ts'],
  maxWorkers: 1,
  testTimeout: 600_000,
  hookTimeout: 120_000,
};

/** `fast` needs nothing but Node, `alone` is as fast and shares no process; `server` starts the real database; `journeys` drives Chromium over the built app. */
export default defineConfig({
  plugins: [mutation(process.env.MUTANT), linguiMacro(), lingui()],
  test: {
    setupFiles: ['tests/chance.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      ...(process.env.PROOF ? [{ extends: true as const, test: proof }] : []),
      {
        extends: true,
        test: {
          name: 'fast',
          maxWorkers: WORKERS,
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', 'tests/journeys/**', 'tests/proof/**', ...NEEDS_ITS_OWN_GLOBALS],
          // A busy machine is slow, not wrong.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          maxWorkers: WORKERS,
          include: NEEDS_ITS_OWN_GLOBALS,
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          maxWorkers: WORKERS,
          isolate: false,
          globalSetup: ['tests/server/cluster.ts'],
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          globalSetup: ['tests/server/cluster.ts'],
          setupFiles: ['tests/chance.ts', 'tests/journeys/second-try.ts'],
          include: ['tests/journeys/**/*.test.ts'],
          // A busy machine is slow, not wrong.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // Real browsers stumble once in some thousand steps; `npm test` names whatever needed a second try.
          retry: 1,
          // A journey waits for a good part of its time: three fill two cores.
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 45_000 } },
        },
      },
    ],
  },
});
