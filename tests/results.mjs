import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../server/prepare.mjs';

/** Above so many failed files the product is broken, not the machine busy. */
const MOST_FILES_RUN_ALONE = 4;

/**
 * Runs the tests of some projects. Resolves with what came of each file, by its path: how many tests passed, the names of
 * those that failed, and a sentence for each that needed a second try.
 */
export async function runTests(projects, only, env) {
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
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  const status = await new Promise((resolve) => tests.on('close', resolve));
  const { testResults } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
  const files = new Map(testResults.map((file) => [relative(root, file.name), resultOf(file)]));
  const failures = [...files.values()].flatMap(({ failed }) => failed);
  if (status !== 0 && failures.length === 0)
    files.set(`the run of ${projects[0]}`, { passed: 0, failed: ['ended early'], said: [] });
  return files;
}

/**
 * Runs the files that need a browser or a server and failed among others again, alone: a busy machine lets a time limit
 * run out, a fault of the product stays one. Resolves with what came of all files; each that needed it is named.
 */
export async function runFailedAlone(files, env) {
  const failed = [...files].filter(([, { failed }]) => failed.length > 0);
  const kinds = failed.map(([file]) => /^tests\/(journeys|server)\//.exec(file)?.[1]);
  if (failed.length === 0 || failed.length > MOST_FILES_RUN_ALONE || kinds.includes(undefined)) return files;
  for (const kind of new Set(kinds)) {
    const these = failed.filter((_, at) => kinds[at] === kind).map(([file]) => file);
    for (const [file, again] of await runTests([kind], these, env)) {
      const names = files.get(file)?.failed ?? [];
      const said = again.failed.length > 0 ? [] : names.map((name) => `failed among others, passed alone: ${name}`);
      files.set(file, { ...again, said: [...again.said, ...said] });
    }
  }
  return files;
}

function resultOf({ status, assertionResults }) {
  const passed = assertionResults.filter((test) => test.status === 'passed');
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  if (status === 'failed' && failed.length === 0) failed.push('the file did not start');
  const said = passed
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => {
      return `needed a second try: ${fullName} (first: ${failureMessages[0].split('\n')[0]})`;
    });
  return { passed: passed.length, failed, said };
}
