import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureNode, ensurePackages, root } from '../../server/prepare.mjs';
import { ensureChromium } from '../chromium.mjs';
import { weigh } from '../weight.mjs';

// `npm run bench`: every bench one after another, each figure beside its budget. Figures never pass or fail.
ensureNode();
ensurePackages();
ensureChromium();
ensureBuilt();
weigh();
for (const name of [
  'app',
  'taps',
  'tableau',
  'journal',
  'server',
  'sky',
  'map',
  'lent',
  'search',
  'matter',
  'previews',
]) {
  console.log(`\n${name}`);
  await figuresOf(join(root, 'tests', 'bench', `${name}.mjs`));
}

/** Runs one bench and prints its JSON lines as a table. */
function figuresOf(file) {
  return new Promise((resolve) => {
    const bench = spawn(process.execPath, [file], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let rest = '';
    bench.stdout.on('data', (part) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop();
      for (const line of lines) print(line);
    });
    bench.on('close', resolve);
  });
}

function print(line) {
  if (!line.startsWith('{')) return console.log(line);
  const { name, value, unit, budget } = JSON.parse(line);
  console.log(
    `${name.padEnd(48)} ${String(value).padStart(10)} ${unit.padEnd(4)} ${budget === undefined || budget === null ? '' : `budget ${budget}`}`,
  );
}
