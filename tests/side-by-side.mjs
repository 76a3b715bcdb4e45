import { spawn } from 'node:child_process';
import { root } from '../server/prepare.mjs';

/**
 * Runs commands at the same time, and prints what each says when it has ended, so that no two of them mix.
 * @param {readonly (readonly [command: string, ...words: string[]])[]} commands
 * @returns whether all of them succeeded
 */
export async function runSideBySide(commands) {
  const ends = await Promise.all(commands.map(([command, ...words]) => runQuietly(command, words)));
  return ends.every((succeeded) => succeeded);
}

/** @returns {Promise<boolean>} */
function runQuietly(command, words) {
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(`${code === 0 ? ' ok ' : 'FAIL'} ${[command, ...words].join(' ')}\n`);
      if (code !== 0) process.stdout.write(output);
      resolve(code === 0);
    });
  });
}
