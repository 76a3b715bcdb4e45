import { globalParams } from './params.ts';

/** What a native shell puts into the page as `window.nativeBridge`; see docs/hosts.md. Every part may be missing. */
interface NativeBridge {
  /** Lets the person in by the shell's own means. Gives a session's token, or nothing when she turned away. */
  login?: () => Promise<string | null | undefined> | string | null | undefined;
  /** Pays an order. Comes back when its window has closed, whatever came of it. */
  pay?: (order: NativeOrder) => Promise<unknown> | unknown;
  /** What the shell calls this phone, the same for all who log in on it. */
  device?: () => Promise<string> | string;
}

export interface NativeOrder {
  order_id: string;
  provider: string;
  pay_url: string | null;
  pay_params: Record<string, string> | null;
}

const TOKEN = /^[\w-]{20,100}$/;
const DEVICE = /^[\w.:-]{16,128}$/;

/** The token of a session that the shell has opened; null without a shell, and when the person turned away. */
export async function loginByShell(): Promise<string | null> {
  const bridge = await shellBridge();
  if (!bridge?.login) return null;
  const token = await bridge.login();
  return typeof token === 'string' && TOKEN.test(token) ? token : null;
}

/** `false`: there is no shell that pays. How the payment stands is asked of the server afterwards. */
export async function payByShell(order: NativeOrder): Promise<boolean> {
  const bridge = await shellBridge();
  if (!bridge?.pay) return false;
  try {
    await bridge.pay(order);
  } catch (reason) {
    console.info('The window of the shell did not end well:', String(reason));
  }
  return true;
}

/** The shell's name of this phone, as a login tells it; nothing without a shell, and from one that gives none. */
export async function phoneOfShell(): Promise<{ device?: string }> {
  const bridge = await shellBridge();
  const device = await Promise.resolve(bridge?.device?.()).catch(() => undefined);
  return typeof device === 'string' && DEVICE.test(device) ? { device } : {};
}

/** The bridge, where the operator has said that there is a shell. */
async function shellBridge(): Promise<NativeBridge | undefined> {
  const { nativeBridge } = globalThis as { nativeBridge?: NativeBridge };
  if (!nativeBridge) return undefined;
  const params = await globalParams().catch(() => undefined);
  return params?.native_shell ? nativeBridge : undefined;
}
