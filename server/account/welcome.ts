import type { Settings } from '../settings/table.ts';

const WELCOME_IN_DEV = 100;

/** Coins that a new account starts with on this server. */
export function welcomeCoins({ WELCOME_COINS, APP_MODE }: Settings): number {
  return WELCOME_COINS ?? (APP_MODE === 'dev' ? WELCOME_IN_DEV : 0);
}
