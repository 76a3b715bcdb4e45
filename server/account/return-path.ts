/** The app's own routes: nobody is ever sent anywhere else after a login. */
const ROUTES = new Set(
  `/ /tools /user /user/order /user/about /user/profile /user/journal /info /login /login/tel
  /tarot /tarot/home /tarot/answer /tarot/consultant /tarot/assistant
  /stardice/index /stardice/answer /stardice/assistant /stardice/mean
  /lenormand/index /lenormand/home /lenormand/answer /lenormand/consultant /lenormand/assistant /lenormand/grandTableau /lenormand/grandTableauAnswer
  /astrolabe /astrolabe/info /astrolabe/edit /astrolabe/parse /astrolabe/answer
  /member /member/order /share /share/order /terms /privacy /sdk /agreement/member /agreement/renewal
  /tarottest /tarottest/detail /tarottest/result /tarotMean /lenormandMean /article /recharge /recharge/order /wallpaper /dream
  /lessons /lessons/cards /lessons/tableau /lessons/day`.split(/\s+/),
);

/** Path and search of a route of ours, or `/`. Takes a path, or a full address of `home`. */
export function returnPath(referer: string, home: string): string {
  // Browsers read a backslash as a slash, and drop tabs and line ends, so such an address is nobody's honest one.
  if (/[\\\s\p{Cc}]/u.test(referer) || /^\/\//.test(referer) || !URL.canParse(referer, home)) return '/';
  const url = new URL(referer, home);
  if (url.origin !== new URL(home).origin || !ROUTES.has(url.pathname)) return '/';
  return url.pathname + url.search;
}
