import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureNode, ensurePackages, root, run } from '../server/prepare.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureOtherEngines } from './other-engines.mjs';

// `npm test`: sets up what is missing, checks the code, runs every test, and ends with one line that counts them.
ensureNode();
ensurePackages();
ensureChromium();
const notRun = ensureOtherEngines();
ensureBuilt();
// Tests need no registry: `npm run check` and `npm run release` ask it for known holes.
run('node', ['tests/check.mjs', '--no-build'], { env: { ...process.env, AUDIT: process.env.AUDIT ?? 'no' } });

// One number draws the cases that differ from run to run; SEED=… repeats a run.
const seed = process.env.SEED ?? String(randomInt(2 ** 31));
console.log(`SEED=${seed}`);
const only = process.argv.slice(2);
// The tests of the server wait for half of their time, which the journeys use.
const runs = await Promise.all([runTests('journeys'), runTests('fast', 'alone', 'server')]);
const passed = runs.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
const failed = runs.reduce((sum, { failures }) => sum + failures, 0);
for (const { secondTries } of runs) for (const sentence of secondTries) console.log(sentence);
if (failed > 0) console.log(`The same cases again: SEED=${seed} npm test`);
for (const sentence of notRun) console.log(sentence);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs the tests of some projects. Resolves with what came of them. */
async function runTests(...projects) {
  const report = join(root, 'node_modules', '.cache', `tests-${projects[0]}.json`);
  rmSync(report, { force: true });
  const tests = spawn(
    join(root, 'node_modules', '.bin', 'vitest'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, RUN_SEED: seed } },
  );
  const status = await new Promise((resolve) => tests.on('close', resolve));
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1, testResults: [] };
  const secondTries = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => {
      return `needed a second try: ${fullName} (first: ${failureMessages[0].split('\n')[0]})`;
    });
  return {
    numPassedTests,
    failures: numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites)),
    secondTries,
  };
}
