const EMAIL = /^[^\s\p{C}@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,24}$/u;

/** An address as it is kept (lower case, trimmed), or null when it is none. */
export function tidyEmail(typed: string): string | null {
  const email = typed.normalize('NFKC').trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) && !email.includes('..') ? email : null;
}
