import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What stands before every command: the right Node, the packages of the lock file, a build that is not stale. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const SOURCES = [
  'src',
  'sw',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
];

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`This needs Node 20.19 or newer; here runs ${process.versions.node}.`);
}

/** Installs when node_modules is missing or was made from another lock file. */
export function ensurePackages() {
  const stamp = join(root, 'node_modules', '.from-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms the lock was not made for.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

/** Builds when dist is missing or a source is newer. */
export function ensureBuilt() {
  const built = join(root, 'dist', '.built');
  const newest = Math.max(...SOURCES.map((name) => newestIn(join(root, name))));
  if (existsSync(built) && statSync(built).mtimeMs >= newest) return;
  console.log('Building …');
  // Whoever builds from a test run would else give people the libraries of development.
  run('npm', ['run', '--silent', 'build'], { env: { ...process.env, NODE_ENV: 'production' } });
  writeFileSync(built, new Date().toISOString());
}

export function run(command, words, options = {}) {
  const done = spawnSync(command, words, { cwd: root, stdio: 'inherit', ...options });
  if (done.status !== 0) stop(`${command} ${words.join(' ')} did not succeed.`);
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function newestIn(path) {
  if (!existsSync(path)) return 0;
  const here = statSync(path);
  if (!here.isDirectory()) return here.mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), here.mtimeMs);
}
