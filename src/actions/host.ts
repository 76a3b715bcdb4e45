import { type Host, hostOf } from '../domain/host.ts';

/** What shows the app on this device. */
export function currentHost(): Host {
  return hostOf(navigator.userAgent, globalThis as Parameters<typeof hostOf>[1]);
}
