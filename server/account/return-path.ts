import { mayReturnTo } from '../../src/domain/paths.ts';

/** Path and search of an address that a login may lead back to, or `/`. Takes a path, or a full address of `home`. */
export function returnPath(referer: string, home: string): string {
  // Browsers read a backslash as a slash, and drop tabs and line ends, so such an address is nobody's honest one.
  if (/[\\\s\p{Cc}]/u.test(referer) || /^\/\//.test(referer) || !URL.canParse(referer, home)) return '/';
  const url = new URL(referer, home);
  if (url.origin !== new URL(home).origin || !mayReturnTo(url.pathname)) return '/';
  return url.pathname + url.search;
}
