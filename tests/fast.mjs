import { ensureNode, ensurePackages } from '../server/prepare.mjs';
import { LINT, TYPES } from './code.mjs';
import { runSideBySide } from './side-by-side.mjs';

// `npm run test:fast`: what is asked again and again while code is written. Types, lint, who may import whom, unit tests.
ensureNode();
ensurePackages();
const held = await runSideBySide([
  ...LINT,
  ...TYPES,
  ['npx', 'vitest', 'run', '--project', 'fast', '--project', 'alone', '--reporter=dot'],
]);
process.exit(held ? 0 : 1);
