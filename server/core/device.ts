import { deviceName, readCookie, writeCookie } from './cookies.ts';
import { drawId } from './secrets.ts';

const COOKIE_LIFE_S = 400 * 86_400;

/** The name of this browser for limits and invitations; null where it has none yet. */
export function knownDevice(cookieHeader: string | null | undefined, secure: boolean): string | null {
  const known = readCookie(cookieHeader, deviceName(secure));
  return known !== null && /^[A-Z0-9]{16}$/.test(known) ? known : null;
}

/** The name of this browser, given now where it has none; the cookie that keeps it is added to `cookies`. */
export function deviceIn(cookieHeader: string | null | undefined, secure: boolean, cookies: string[]): string {
  const known = knownDevice(cookieHeader, secure);
  if (known !== null) return known;
  const { device, cookie } = nameDevice(secure);
  cookies.push(cookie);
  return device;
}

function nameDevice(secure: boolean): { device: string; cookie: string } {
  const device = drawId(16);
  return { device, cookie: writeCookie(deviceName(secure), device, { life: COOKIE_LIFE_S, secure }) };
}
