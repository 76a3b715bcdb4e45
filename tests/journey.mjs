import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureNode, ensurePackages, root, stop } from '../server/prepare.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureOtherEngines } from './other-engines.mjs';

// `npm run test:journey NAME …`: the journeys whose file or, where no file is called so, whose title holds the name.
ensureNode();
ensurePackages();
ensureChromium();
for (const sentence of ensureOtherEngines()) console.log(sentence);
ensureBuilt();
const names = process.argv.slice(2);
if (names.length === 0) stop('Name a journey: npm run test:journey offline');
const files = readdirSync(join(root, 'tests', 'journeys'), { recursive: true }).filter((file) =>
  file.endsWith('.test.ts'),
);
const isFile = (name) => files.some((file) => file.includes(name));
const titles = names.filter((name) => !isFile(name));
const words = ['run', '--project', 'journeys', ...names.filter(isFile), ...titles.flatMap((title) => ['-t', title])];
process.exit(
  spawnSync(join(root, 'node_modules', '.bin', 'vitest'), words, { cwd: root, stdio: 'inherit' }).status ?? 1,
);
