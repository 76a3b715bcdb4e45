import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureNode, ensurePackages, root, run } from './prepare.mjs';

/** `npm start`: what is missing is installed, what is stale is built, then the server runs in this very process. */
ensureNode();
ensurePackages();
const program = process.env.APP_MODE === 'production' ? 'main.js' : 'dev.js';
if (process.argv.includes('--watch')) develop();
else {
  ensureBuilt();
  await import(pathToFileURL(join(root, 'dist', 'server', program)).href);
}

/** `npm run dev`: the pages by Vite as they are written, the server built anew and started again at every change of it. */
function develop() {
  const api = `http://127.0.0.1:${process.env.PORT ?? 4173}`;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = () => run(process.execPath, [vite, 'build', '-c', 'server/vite.config.ts', '--logLevel', 'warn']);
  const launch = () =>
    spawn(process.execPath, [join(root, 'dist', 'server', 'dev.js')], { cwd: root, stdio: 'inherit' });
  build();
  let server = launch();
  const pages = spawn(process.execPath, [vite, '--clearScreen', 'false'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: api },
  });
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      server.once('exit', () => {
        build();
        server = launch();
      });
      server.kill('SIGTERM');
    }, 200);
  };
  for (const folder of ['server', 'src/contract', 'src/domain', 'src/library'])
    watch(join(root, folder), { recursive: true }, again);
  process.on('SIGINT', () => {
    pages.once('exit', () => server.exitCode !== null && process.exit(0));
    server.once('exit', () => process.exit(0));
  });
  console.log(`The API is at ${api}; the pages are at the address that Vite prints.`);
}
