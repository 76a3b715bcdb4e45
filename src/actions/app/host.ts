import { type Host, hostOf, opensNoWindow } from '../../domain/host.ts';
import { isInstalled, needsHandInstall } from './install.ts';

/** What shows the app on this device. */
export function currentHost(): Host {
  return hostOf(navigator.userAgent, globalThis as Parameters<typeof hostOf>[1]);
}

/** Does a download arrive anywhere? In the messaging app's browser none does: a picture is saved by holding it. */
export function downloadsWork(): boolean {
  return !['weixin', 'miniprogram'].includes(currentHost());
}

/**
 * Does `print()` bring a print sheet? Web views inside other apps have none, and an app that is installed on iOS gives
 * no answer to it: there the sheet by which a picture is sent has a way to print.
 */
export function printWorks(): boolean {
  const { userAgent } = navigator;
  return currentHost() === 'browser' && !opensNoWindow(userAgent) && !(isInstalled() && needsHandInstall());
}
