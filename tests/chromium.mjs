import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one without windows first: it does the same in half of the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Where Chromium stands on this machine; CHROMIUM_PATH names any other place. */
export function chromiumPath() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** Installs Debian's Chromium where that can be done; otherwise says in a sentence what to do. */
export function ensureChromium() {
  if (chromiumPath()) return;
  const root = process.getuid?.() === 0;
  const apt = (...words) =>
    spawnSync(root ? 'apt-get' : 'sudo', root ? words : ['-n', 'apt-get', ...words], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.log('Chromium is missing; installing it with apt.');
  if (existsSync('/usr/bin/apt-get') && apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium')) return;
  console.error(
    'The tests need Chromium and could not install it. Install it by hand (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
  process.exit(1);
}
