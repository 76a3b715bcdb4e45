// What the understanding of a question costs and how often it is right, one JSON line a figure. Plain node, no arguments.
// A processor four times slower takes four times as long: the times are those of this machine by four.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const SLOWER = 4;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const outDir = join(root, 'node_modules/.cache/bench-matter');
await mkdir(outDir, { recursive: true });
await build({
  configFile: false,
  root,
  logLevel: 'silent',
  publicDir: false,
  build: {
    outDir,
    minify: true,
    target: 'es2023',
    lib: { entry: join(root, 'src/domain/question/matter.ts'), formats: ['es'], fileName: () => 'matter.mjs' },
  },
});
const bundle = join(outDir, 'matter.mjs');
const say = (name, value, unit, budget) =>
  console.log(JSON.stringify({ name, value: Math.round(value * 1000) / 1000, unit, budget }));

const weight = brotliCompressSync(await readFile(bundle), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
say('matter: code and words of both scripts, brotli', weight / 1000, 'KB', 165);

const { matterOf } = await import(pathToFileURL(bundle).href);
for (const language of ['en', 'zh-CN', 'zh-TW']) {
  const file = join(root, 'tests/domain/question/questions', `${language}.tsv`);
  const rows = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const started = performance.now();
  matterOf(rows[0][0], language);
  say(`matter, ${language}, 4x: the first question`, SLOWER * (performance.now() - started), 'ms');
  const rounds = Array.from({ length: 7 }, () => {
    const start = performance.now();
    for (const [question] of rows) matterOf(question, language);
    return (SLOWER * (performance.now() - start)) / rows.length;
  }).sort((a, b) => a - b);
  say(`matter, ${language}, 4x: a question`, rounds[3], 'ms', 1);
  const right = rows.filter(([question, intent]) => matterOf(question, language).intent === intent).length;
  say(`matter, ${language}: intent understood`, (100 * right) / rows.length, '%', 95);
}
await rm(outDir, { recursive: true, force: true });
