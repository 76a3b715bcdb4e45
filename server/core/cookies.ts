/** A cookie's value, or null. */
export function readCookie(header: string | undefined | null, name: string): string | null {
  if (!header) return null;
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return null;
}

export interface CookieCut {
  /** Seconds; 0 takes the cookie away. */
  readonly life: number;
  readonly secure: boolean;
  /** Script may read it. */
  readonly open?: boolean;
}

export function writeCookie(name: string, value: string, { life, secure, open }: CookieCut): string {
  return `${name}=${value}; Path=/; Max-Age=${life}; SameSite=Lax${secure ? '; Secure' : ''}${open ? '' : '; HttpOnly'}`;
}

/** Seconds that the companion cookie lives: as long as a session at the most. */
export const COMPANION_LIFE_S = 30 * 86_400;

/** The `__Host-` prefix keeps other hosts of a domain from planting the cookie; it needs https. */
export function companionName(secure: boolean): string {
  return secure ? '__Host-tarot_companion' : 'tarot_companion';
}

/** Binds a visit to another service's consent page to the browser that began it. */
export function consentName(secure: boolean): string {
  return secure ? '__Host-tarot_consent' : 'tarot_consent';
}

export function deviceName(secure: boolean): string {
  return secure ? '__Host-tarot_device' : 'tarot_device';
}

/** The session's name of the specification: a cookie that the app itself reads and writes. */
export const SESSION_COOKIE = 'tarot_session';
