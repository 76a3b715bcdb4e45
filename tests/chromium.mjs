import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

/** Chromium as a program without windows: it does the same with less computing. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const PLACES = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Where Chromium stands on this machine; CHROMIUM_PATH names any other place. */
export function chromiumPath() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/**
 * Installs Debian's Chromium without windows where that can be done; any other Chromium that is there will do. Where there
 * is none it says in a sentence what to do.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(WINDOWLESS)) return;
  if (aptInstall('chromium-headless-shell') || chromiumPath() || aptInstall('chromium')) return;
  console.error(
    'The tests need Chromium and could not install it. Install it by hand (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
  );
  process.exit(1);
}
