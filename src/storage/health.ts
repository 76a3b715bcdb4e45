/**
 * How well this device keeps things: `well`, `full` (a write was refused for want of room), `lost` (a write was refused
 * because the store does not answer), `memory` (nothing outlives this page), `outdated` (a newer version of the app
 * holds the store).
 */
export type StorageHealth = 'well' | 'full' | 'lost' | 'memory' | 'outdated';

let health: StorageHealth = 'well';
const listeners = new Set<() => void>();

export function storageHealth(): StorageHealth {
  return health;
}

export function setStorageHealth(next: StorageHealth): void {
  if (next === health) return;
  health = next;
  for (const listener of listeners) listener();
}

export function onStorageHealth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
