import { audit } from '../server/audit.mjs';
import { ensureBuilt, ensureNode, ensurePackages } from '../server/prepare.mjs';
import { LINT, TYPES } from './code.mjs';
import { fitsOldBrowsers } from './engines.mjs';
import { runSideBySide } from './side-by-side.mjs';
import { weigh } from './weight.mjs';

// `npm run check`: one command says yes or no to format, lint, types of page, worker and server, dead code, who may import whom, build, weight, old browsers, and known holes.
ensureNode();
ensurePackages();
// `npm test` runs the import rules with all other tests.
const alone = !process.argv.includes('--no-build');
const RULES = ['npx', 'vitest', 'run', '--project', 'fast', 'tests/architecture.test.ts', '--reporter=dot'];
if (!(await runSideBySide([...LINT, ...TYPES, ['npx', 'knip'], ...(alone ? [RULES] : [])]))) process.exit(1);
if (alone) ensureBuilt();
const light = weigh();
const fits = fitsOldBrowsers();
if (!audit() || !light || !fits) process.exit(1);
