const NAME = 'shareCode';

/** Keeps the invitation code that a link brought, for as long as this window is open. */
export function keepShareCode(search: string): void {
  const code = new URLSearchParams(search).get('inviter');
  if (code && code.length <= 16) putShareCode(code);
}

/** Keeps a code for this window; an empty one forgets it. */
export function putShareCode(code: string): void {
  try {
    if (code) sessionStorage.setItem(NAME, code);
    else sessionStorage.removeItem(NAME);
  } catch {}
}

/** The code that a link brought; empty without one, and where storage is barred. */
export function shareCode(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
