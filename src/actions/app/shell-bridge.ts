/** What a native shell puts into the page as `window.nativeBridge`; see docs/hosts.md. Every part may be missing. */
export interface ShellBridge {
  /** Lets the person in by the shell's own means. Gives a session's token, or nothing when she turned away. */
  login?: () => Promise<string | null | undefined> | string | null | undefined;
  /** Pays an order. Comes back when its window has closed, whatever came of it. */
  pay?: (order: ShellOrder) => Promise<unknown> | unknown;
  /** What the shell calls this phone, the same for all who log in on it. */
  device?: () => Promise<string> | string;
}

export interface ShellOrder {
  order_id: string;
  provider: string;
  pay_url: string | null;
  pay_params: Record<string, string> | null;
}

/** What the page was given; whether the operator knows of a shell is another question. */
export function shellBridge(): ShellBridge | undefined {
  return (globalThis as { nativeBridge?: ShellBridge }).nativeBridge;
}
