/** Where coins come from and go to that are nobody's. The names stand in the database for good, so they stay as they are. */
export const SYSTEM_ACCOUNTS = {
  readings: 'house:readings',
  memberships: 'house:memberships',
  wallpapers: 'house:wallpapers',
  sales: 'house:sales',
  rewards: 'house:rewards',
  welcome: 'house:welcome',
  forfeits: 'house:forfeits',
} as const;

const PERSON = 'person:';

export function personAccount(userId: string): string {
  return `${PERSON}${userId}`;
}

/** Whose account it is; null for a system account, which has no cached balance. */
export function ownerOf(account: string): string | null {
  return account.startsWith(PERSON) ? account.slice(PERSON.length) : null;
}
