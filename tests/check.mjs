import { ensureBuilt, ensureNode, ensurePackages, run } from '../server/prepare.mjs';
import { audit } from './audit.mjs';
import { weigh } from './weight.mjs';

// `npm run check`: one command says yes or no to format, lint, types of page, worker and server, dead code, build, weight, and known holes.
ensureNode();
ensurePackages();
run('npx', ['biome', 'check', '--error-on-warnings', '.']);
for (const project of ['tsconfig.pure.json', 'tsconfig.page.json', 'sw', 'tsconfig.server.json', '.'])
  run('npx', ['tsc', '-p', project]);
run('npx', ['knip']);
if (!process.argv.includes('--no-build')) ensureBuilt();
const light = weigh();
if (!audit() || !light) process.exit(1);
