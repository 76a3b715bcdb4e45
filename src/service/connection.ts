import { newListeners } from '../platform/listeners.ts';

/** Is the server there? Only answers and failures of real requests say so; the browser's own word is but a hint. */
let up = true;
const changes = newListeners();

export function isOnline(): boolean {
  return up;
}

export function setOnline(next: boolean): void {
  if (next === up) return;
  up = next;
  changes.announce();
}

export const onConnection = changes.on;
