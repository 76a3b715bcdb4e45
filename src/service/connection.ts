/** Is the server there? Only answers and failures of real requests say so; the browser's own word is but a hint. */
let up = true;
const listeners = new Set<() => void>();

export function isOnline(): boolean {
  return up;
}

export function setOnline(next: boolean): void {
  if (next === up) return;
  up = next;
  for (const listener of listeners) listener();
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
