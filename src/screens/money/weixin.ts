interface WeixinBridge {
  invoke(call: string, params: Record<string, string>, answer: (told: { err_msg: string }) => void): void;
}

/**
 * The messaging app's own pay call. Resolves when its window has closed, whatever came of it: how the payment stands is
 * asked of the server. Source: the JSAPI of WeChat Pay.
 */
export async function payInWeixin(params: Record<string, string>): Promise<void> {
  const bridge = await weixinBridge();
  if (!bridge) return;
  await new Promise<void>((resolve) => bridge.invoke('getBrandWCPayRequest', params, () => resolve()));
}

function weixinBridge(): Promise<WeixinBridge | undefined> {
  const here = () => (window as { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge;
  if (here()) return Promise.resolve(here());
  return new Promise((resolve) => {
    document.addEventListener('WeixinJSBridgeReady', () => resolve(here()), { once: true });
    setTimeout(() => resolve(here()), 3000);
  });
}
