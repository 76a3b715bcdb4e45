import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureNode, ensurePackages, root, run } from '../server/prepare.mjs';
import { ensureChromium } from './chromium.mjs';

// `npm test`: sets up what is missing, checks the code, runs every test, and ends with one line that counts them.
ensureNode();
ensurePackages();
ensureChromium();
ensureBuilt();
run('node', ['tests/check.mjs', '--no-build']);

const report = join(root, 'node_modules', '.cache', 'tests.json');
const only = process.argv.slice(2);
const tests = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...only],
  { cwd: root, stdio: 'inherit' },
);
const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8'));
for (const { fullName, status, failureMessages } of testResults.flatMap(({ assertionResults }) => assertionResults))
  if (status === 'passed' && failureMessages.length > 0)
    console.log(`passed at the second try: ${fullName} (first: ${failureMessages[0].split('\n')[0]})`);
const failed = numFailedTests || (tests.status === 0 ? 0 : Math.max(1, numFailedTestSuites));
console.log(`${numPassedTests} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
