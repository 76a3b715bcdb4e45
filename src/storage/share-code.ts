const NAME = 'shareCode';

/** More characters than any code has. */
const MAX_CHARACTERS = 16;

let isKept = false;

/**
 * Keeps the invitation code of the link that opened this window, for as long as the window is open. A guard may have led
 * away from that address since.
 */
export function keepShareCode(): void {
  if (isKept) return;
  isKept = true;
  const opened = performance.getEntriesByType('navigation')[0]?.name ?? '';
  const code = codeIn(opened) ?? codeIn(location.href);
  if (code) putShareCode(code);
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
  keepShareCode();
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

function codeIn(address: string): string | undefined {
  const code = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get('inviter');
  return code && code.length <= MAX_CHARACTERS ? code : undefined;
}
