import { newListeners } from '../platform/listeners.ts';

/** One toast at a time, said once; a screen reader hears it through the live region of the shell. */
export interface Toast {
  text: string;
  /** Milliseconds on the screen. */
  lasts: number;
  action?: { label: string; run: () => void };
}

let shown: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const changes = newListeners();

/** Three seconds, longer for a long text; one with an action stays until it is used or sent away. */
export function toast(text: string, action?: Toast['action']): void {
  clearTimeout(timer);
  const lasts = Math.max(3000, 1200 + text.length * 75);
  shown = action ? { text, lasts, action } : { text, lasts };
  if (!action) timer = setTimeout(dismissToast, lasts);
  announce();
}

export function dismissToast(): void {
  clearTimeout(timer);
  shown = null;
  announce();
}

export function shownToast(): Toast | null {
  return shown;
}

export const onToast = changes.on;

function announce(): void {
  changes.announce();
}
