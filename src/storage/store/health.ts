import { newListeners } from '../../platform/listeners.ts';

/**
 * How well this device keeps things: `well`, `full` (a write was refused for want of room), `lost` (a write was refused
 * because the store does not answer), `memory` (nothing outlives this page), `outdated` (a newer version of the app
 * holds the store).
 */
export type StorageHealth = 'well' | 'full' | 'lost' | 'memory' | 'outdated';

let health: StorageHealth = 'well';
const changes = newListeners();

export function storageHealth(): StorageHealth {
  return health;
}

export function setStorageHealth(next: StorageHealth): void {
  if (next === health) return;
  health = next;
  changes.announce();
}

export const onStorageHealth = changes.on;
