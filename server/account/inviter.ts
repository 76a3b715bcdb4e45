import { eq } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { drawId } from '../core/secrets.ts';
import type { Transaction } from '../database/database.ts';
import { inviters } from '../database/people.ts';
import { personAccount, SYSTEM_ACCOUNTS } from '../ledger/accounts.ts';
import { moveCoins } from '../ledger/transfer.ts';

/** Coins for the first friend who comes by an invitation. */
export const INVITE_REWARD = 50;

/** The person's own invitation code, made at the first call and the same ever after. */
export async function inviterCode({ database }: ServerContext, userId: string): Promise<string> {
  const known = () =>
    database.queries.select({ code: inviters.code }).from(inviters).where(eq(inviters.userId, userId));
  const [found] = await known();
  if (found) return found.code;
  await database.queries
    .insert(inviters)
    .values({ code: drawId(8), userId })
    .onConflictDoNothing();
  return (await known())[0]!.code;
}

/** Whose code it is, as people type it; null for one that nobody has. */
export async function personOfCode(tx: Transaction, code: string | undefined): Promise<string | null> {
  const typed = code?.trim().toUpperCase();
  if (!typed) return null;
  const [row] = await tx.select({ userId: inviters.userId }).from(inviters).where(eq(inviters.code, typed));
  return row?.userId ?? null;
}

/** Thanks the inviter once in a life, with the first person who comes by them. */
export async function rewardInviter(tx: Transaction, inviter: string, at: Date): Promise<void> {
  await moveCoins(tx, {
    id: `reward:${inviter}`,
    debit: SYSTEM_ACCOUNTS.rewards,
    credit: personAccount(inviter),
    amount: INVITE_REWARD,
    at,
  });
}
