export const YEAR_S = 31_536_000;

/** A cookie for the server's eyes; `seconds` 0 takes it away. The Cookie Store API is not in every browser we serve. */
export function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; SameSite=Lax${secure}`;
}

export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}
