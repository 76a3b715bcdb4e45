import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const WEBKIT_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The engines besides Chromium's that the journeys walk through: what Debian calls them, and whether they are here. */
const ENGINES = [
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], isHere: () => webkitPaths() !== undefined },
  { name: 'Firefox', packages: ['firefox-esr'], isHere: () => firefoxPath() !== undefined },
];

/** Where WebKitGTK's driver and the small browser that it drives stand on this machine. */
export function webkitPaths() {
  const browser = WEBKIT_BROWSERS.find((path) => existsSync(path));
  return browser && existsSync(WEBKIT_DRIVER) && existsSync(SCREEN) ? { driver: WEBKIT_DRIVER, browser } : undefined;
}

/** Where Firefox stands on this machine; FIREFOX_PATH names any other place. */
export function firefoxPath() {
  return [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path));
}

/**
 * Installs Debian's WebKitGTK and Firefox where that can be done.
 * @returns a sentence for each engine that is not here, whose journeys are therefore not run
 */
export function ensureOtherEngines() {
  const missing = ENGINES.filter(({ isHere }) => !isHere());
  if (missing.length > 0) aptInstall(...missing.flatMap(({ packages }) => packages));
  return missing
    .filter(({ isHere }) => !isHere())
    .map(({ name, packages }) => `not run: the journeys in ${name}, which needs apt-get install ${packages.join(' ')}`);
}
