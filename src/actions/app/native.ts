import { globalParams } from './params.ts';
import { type ShellBridge, type ShellOrder, shellBridge } from './shell-bridge.ts';

const TOKEN = /^[\w-]{20,100}$/;
const DEVICE = /^[\w.:-]{16,128}$/;

/** The token of a session that the shell has opened; null without a shell, and when the person turned away. */
export async function loginByShell(): Promise<string | null> {
  const bridge = await agreedBridge();
  if (!bridge?.login) return null;
  const token = await bridge.login();
  return typeof token === 'string' && TOKEN.test(token) ? token : null;
}

/** `false`: there is no shell that pays. How the payment stands is asked of the server afterwards. */
export async function payByShell(order: ShellOrder): Promise<boolean> {
  const bridge = await agreedBridge();
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
  const bridge = await agreedBridge();
  const device = await Promise.resolve(bridge?.device?.()).catch(() => undefined);
  return typeof device === 'string' && DEVICE.test(device) ? { device } : {};
}

/** The bridge, where the operator has said that there is a shell. */
async function agreedBridge(): Promise<ShellBridge | undefined> {
  const bridge = shellBridge();
  if (!bridge) return undefined;
  const params = await globalParams().catch(() => undefined);
  return params?.native_shell ? bridge : undefined;
}
