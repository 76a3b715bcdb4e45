/** What shows the app: a browser, WeChat's own browser, a mini-program's web view, or a native shell. */
export type Host = 'browser' | 'weixin' | 'miniprogram' | 'native';

/** Told by the browser's name of itself, and by what the host has put into the page. */
export function hostOf(agent: string, page: { nativeBridge?: unknown; __wxjs_environment?: unknown }): Host {
  if (typeof page.nativeBridge === 'object' && page.nativeBridge !== null) return 'native';
  if (!/MicroMessenger/i.test(agent)) return 'browser';
  return page.__wxjs_environment === 'miniprogram' || isMiniprogram(agent) ? 'miniprogram' : 'weixin';
}

/** The browser inside another app, which shows one page and opens no window. */
export function opensNoWindow(agent: string): boolean {
  return /FBAN|FBAV|FB_IAB|Instagram|MicroMessenger|\bLine\/|; wv\)/.test(agent);
}

/** WeChat names the mini-program in the name of its web view. */
export function isMiniprogram(agent: string): boolean {
  return /MicroMessenger/i.test(agent) && /miniProgram/i.test(agent);
}
