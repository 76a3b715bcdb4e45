import { type Host, hostOf } from '../domain/host.ts';

/** What shows the app on this device. */
export function currentHost(): Host {
  return hostOf(navigator.userAgent, globalThis as Parameters<typeof hostOf>[1]);
}

/** Does a download arrive anywhere? In the messaging app's browser none does: a picture is saved by holding it. */
export function downloadsWork(): boolean {
  return !['weixin', 'miniprogram'].includes(currentHost());
}
