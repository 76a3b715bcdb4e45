import { newListeners } from '../../platform/listeners.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

let offered: InstallPrompt | undefined;
const changes = newListeners();

/** Keeps the browser's offer to install for the moment when the person wants it. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => change(undefined));
}

export function canInstall(): boolean {
  return offered !== undefined;
}

export const onInstallChange = changes.on;

export async function install(): Promise<void> {
  await offered?.prompt();
  change(undefined);
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
}

/** iOS has no offer: it goes by the share button. An iPad calls itself a Mac, but has a touch screen. */
export function needsHandInstall(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function change(next: InstallPrompt | undefined): void {
  offered = next;
  changes.announce();
}
