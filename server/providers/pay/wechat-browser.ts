/** WeChat's own browser, where its JSAPI pays; not the web view of a mini-program, which has no such call. */
export function isWechatBrowser(agent: string): boolean {
  return /MicroMessenger/i.test(agent);
}
