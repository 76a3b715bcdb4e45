// `npm run matter`: makes the tables of weights of src/domain/question/matter/table from the questions beside this file.
// `npm run matter -- --judge` says instead how often questions are understood by tables that were made without them.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../../..');
const load = async (name) => (await runnerImport(join(here, name), { root, configFile: false })).module;

if (process.argv.includes('--judge')) {
  const { judge } = await load('judge.ts');
  for (const line of judge()) console.log(line);
} else {
  const { makeTables } = await load('tables.ts');
  for (const [name, source] of makeTables())
    writeFileSync(join(root, 'src/domain/question/matter/table', name), source);
}
