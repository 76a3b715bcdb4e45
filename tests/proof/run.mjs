import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureBuilt, ensureNode, ensurePackages, root } from '../../server/prepare.mjs';
import { ensureChromium } from '../chromium.mjs';
import { ensureOtherEngines } from '../other-engines.mjs';
import { MUTANTS } from './mutants.mjs';

// `npm run proof`: the long runs of what `npm test` shows in short, and the mutants that they have to catch.
ensureNode();
ensurePackages();
const only = process.argv.slice(2);
let failures = 0;

prove('history', 'HISTORY_ACTS', '10000', 'money-history');
prove('mutants');
prove('kill', 'KILLS', '20', 'kill');
prove('fuzz', 'FUZZ_RUNS', '2000', 'fuzz');
alone('upgrade');
alone('scale');
alone('growth');
alone('release');
journey('walk', ['screens']);
journey('evict', ['evict', 'storage']);
journey('languages', ['card-items', 'dice', 'follow', 'journal', 'lenormand', 'old-browser', 'tarot-tables', 'walk']);
journey('faults', ['bad-input', 'bundles', 'offline']);
journey('engines', ['webkit', 'firefox']);
if (only.length === 0 || only.includes('chance')) for (let round = 1; round <= 5; round++) tryChance();
console.log(failures === 0 ? 'All of it holds.' : `${failures} of it does not hold.`);
process.exit(failures === 0 ? 0 : 1);

function prove(name, setting, value, test) {
  if (only.length > 0 && !only.includes(name)) return;
  if (!test) return MUTANTS.forEach(catchMutant);
  const began = performance.now();
  const { status, said } = runTest(test, { [setting]: value, SEED: newSeed() });
  if (status !== 0) process.stdout.write(said);
  report(status === 0, `${name}, ${setting}=${value}`, began);
}

/** A proof that `npm test` has nothing of: tests/proof/NAME.test.ts. */
function alone(name) {
  if (only.length > 0 && !only.includes(name)) return;
  const began = performance.now();
  const { status, said } = runVitest(['--project', 'proof', `tests/proof/${name}.test.ts`], { PROOF: name });
  if (status !== 0) process.stdout.write(said);
  report(status === 0, name, began);
  // The first of them stands behind a sign for colour.
  for (const [, line] of said.matchAll(/figure: (.*)$/gm)) console.log(`       ${line}`);
}

/** Journeys with all cases of which `npm test` draws one. */
function journey(name, tests) {
  if (only.length > 0 && !only.includes(name)) return;
  ensureChromium();
  for (const sentence of ensureOtherEngines()) console.log(sentence);
  ensureBuilt();
  const began = performance.now();
  const files = tests.map((test) => `tests/journeys/${test}.test.ts`);
  const { status, said } = runVitest(['--project', 'journeys', ...files], { PROOF: name });
  if (status !== 0) process.stdout.write(said);
  report(status === 0, name, began);
}

/** A mutant is caught when the history fails by the law that it breaks, not by anything. */
function catchMutant({ name, breaks }) {
  const began = performance.now();
  const { status, said } = runTest('money-history', { MUTANT: name, HISTORY_ACTS: '1000' });
  const caught = status !== 0 && [breaks].flat().some((law) => said.includes(law));
  if (!caught) process.stdout.write(said);
  report(caught, `mutant: ${name}`, began);
}

/** The properties that need nothing but Node, over other cases than those of `npm test`. */
function tryChance() {
  const began = performance.now();
  const seed = newSeed();
  const { status, said } = runVitest(['--project', 'fast'], { SEED: seed });
  if (status !== 0) process.stdout.write(said);
  report(status === 0, `properties, SEED=${seed}`, began);
}

function newSeed() {
  return String(randomInt(2 ** 31));
}

function runTest(test, env) {
  return runVitest(['--project', 'server', `tests/server/${test}.test.ts`], env);
}

function runVitest(args, env) {
  const vitest = join(root, 'node_modules', '.bin', 'vitest');
  const { status, stdout, stderr } = spawnSync(vitest, ['run', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, said: stdout + stderr };
}

function report(held, what, began) {
  if (!held) failures += 1;
  console.log(`${held ? 'holds' : 'FAILS'}  ${what}  ${Math.round((performance.now() - began) / 1000)} s`);
}
