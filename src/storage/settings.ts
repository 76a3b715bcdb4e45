import { useSyncExternalStore } from 'react';
import { newListeners } from '../platform/listeners.ts';
import type { Settings } from './settings-shape.ts';
import { setCookie, YEAR_S } from './store/cookie.ts';
import { keep, kept, keptJson } from './store/kept.ts';

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  text: 'normal',
  sound: 'off',
  haptics: 'on',
  reversals: 'half',
  school: 'blocked',
  jumpers: true,
  shadow: true,
  significator: null,
  birthMonth: null,
  insets: 'shown',
  tableau: { layout: '8x4+4', me: 29 },
  newCards: 6,
  dayDeck: 'tarot',
  badge: false,
};
let current: Settings | undefined;
const changes = newListeners();

export function settings(): Settings {
  current ??= read();
  return current;
}

/** Whether anything was ever chosen on this device. */
export function hasSettings(): boolean {
  return kept('Settings') !== null;
}

export function changeSettings(change: Partial<Settings>): void {
  // another tab may have changed others meanwhile
  current = { ...read(), ...change };
  keep('Settings', JSON.stringify(current));
  keep('Theme', current.theme);
  keep('TextSize', current.text);
  applySettings();
  changes.announce();
}

export function useSettings(): Settings {
  return useSyncExternalStore(changes.on, settings, settings);
}

/** Shows the settings on the page; by the cookies the server paints the right theme and size first. */
export function applySettings(): void {
  const { theme, motion, text, ...rest } = settings();
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  for (const name of ['insets', 'sound', 'haptics'] as const) root.dataset[name] = rest[name];
  root.dataset.text = text;
  root.toggleAttribute('data-less-motion', motion === 'less');
  colourBrowser(theme);
  setCookie('Theme', theme, YEAR_S);
  setCookie('TextSize', text, YEAR_S);
}

/** The bars of the browser go with the chosen theme; each colour is named for the theme of the system it is for. */
function colourBrowser(theme: Settings['theme']): void {
  for (const [index, own] of (['dark', 'light'] as const).entries()) {
    const colour = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')[index];
    if (!colour) continue;
    if (theme === 'system') colour.media = `(prefers-color-scheme: ${own})`;
    else colour.media = theme === own ? 'all' : 'not all';
  }
}

/** The page stands before the shapes are there to check with: `mendSettings` looks at what was kept. */
function read(): Settings {
  return { ...DEFAULTS, ...(keptJson('Settings') as Partial<Settings> | undefined) };
}

/** Puts the default in the place of whatever was kept and is none of the choices. What a newer version added stays for it. */
export async function mendSettings(): Promise<void> {
  const { keptSettings } = await import('./settings-shape.ts');
  const mended = { ...DEFAULTS, ...keptSettings(keptJson('Settings')) };
  if (JSON.stringify(mended) !== JSON.stringify(read())) changeSettings(mended);
}
