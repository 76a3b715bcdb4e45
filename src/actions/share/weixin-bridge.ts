interface WeixinBridge {
  invoke(call: string, params: object, answer: (answer: { err_msg?: string }) => void): void;
}

/** Milliseconds until the bridge of WeChat has come, or never will. */
const BRIDGE_TIMEOUT_MS = 3000;

/** Asks WeChat's browser itself. @returns how it ended: `ok`, `cancel`, `fail`…; null where there is no bridge. */
export async function askWeixin(call: string, params: object): Promise<string | null> {
  const bridge = await weixinBridge();
  if (!bridge) return null;
  return await new Promise((resolve) =>
    bridge.invoke(call, params, ({ err_msg }) => resolve(/:(\w+)/.exec(err_msg ?? '')?.[1] ?? 'fail')),
  );
}

/**
 * The messaging app's own pay call. Resolves when its window has closed, whatever came of it: how the payment stands is
 * asked of the server. Source: the JSAPI of WeChat Pay.
 */
export async function payInWeixin(params: Record<string, string>): Promise<void> {
  await askWeixin('getBrandWCPayRequest', params);
}

function weixinBridge(): Promise<WeixinBridge | undefined> {
  const here = () => (globalThis as { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge;
  if (here()) return Promise.resolve(here());
  return new Promise((resolve) => {
    document.addEventListener('WeixinJSBridgeReady', () => resolve(here()), { once: true });
    setTimeout(() => resolve(here()), BRIDGE_TIMEOUT_MS);
  });
}
