// `npm run docs`: writes the pages of docs/ that are made from code.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../server/prepare.mjs';

const { module } = await runnerImport(join(root, 'tests', 'settings-page.ts'), { root, configFile: false });
writeFileSync(join(root, 'docs', 'settings.md'), module.settingsPage());
console.log('docs/settings.md');
