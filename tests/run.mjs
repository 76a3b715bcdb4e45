import { randomInt } from 'node:crypto';
import { ensureBuilt, ensureNode, ensurePackages, run } from '../server/prepare.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureOtherEngines } from './other-engines.mjs';
import { runFailedAlone, runTests } from './results.mjs';

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
const env = { RUN_SEED: seed };
// The tests of the server wait for half of their time, which the journeys use.
const runs = await Promise.all([
  runTests(['journeys'], only, env),
  runTests(['fast', 'alone', 'server'], only, { ...env, BESIDE_JOURNEYS: 'yes' }),
]);
const files = await runFailedAlone(new Map(runs.flatMap((one) => [...one])), env);
const results = [...files.values()];
const passed = results.reduce((sum, one) => sum + one.passed, 0);
const failed = results.reduce((sum, one) => sum + one.failed.length, 0);
for (const { said } of results) for (const sentence of said) console.log(sentence);
if (failed > 0) console.log(`The same cases again: SEED=${seed} npm test`);
for (const sentence of notRun) console.log(sentence);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
