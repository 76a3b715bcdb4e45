import type { Settings } from '../settings/table.ts';

const DEV_WELCOME_COINS = 100;

/** Coins that a new account starts with on this server. */
export function welcomeCoins({ WELCOME_COINS, APP_MODE }: Settings): number {
  return WELCOME_COINS ?? (APP_MODE === 'dev' ? DEV_WELCOME_COINS : 0);
}
