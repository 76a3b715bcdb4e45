import { ensureBuilt, ensureNode, ensurePackages } from '../server/prepare.mjs';
import { audit } from './audit.mjs';
import { LINT, TYPES } from './code.mjs';
import { fitsOldBrowsers } from './engines.mjs';
import { runSideBySide } from './side-by-side.mjs';
import { weigh } from './weight.mjs';

// `npm run check`: one command says yes or no to format, lint, types of page, worker and server, dead code, build, weight, old browsers, and known holes.
ensureNode();
ensurePackages();
if (!(await runSideBySide([...LINT, ...TYPES, ['npx', 'knip']]))) process.exit(1);
if (!process.argv.includes('--no-build')) ensureBuilt();
const light = weigh();
const fits = fitsOldBrowsers();
if (!audit() || !light || !fits) process.exit(1);
