const EMAIL = /^[^\s\p{C}@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,24}$/u;

/** An address as it is kept (lower case, trimmed), or null when it is none. */
export function tidyEmail(typed: string): string | null {
  const email = typed.normalize('NFKC').trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) && !email.includes('..') ? email : null;
}

/** Whose letters an address brings, as far as it shows: without a tag (`ada+1@…`), at Gmail without dots. Never a login. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}
