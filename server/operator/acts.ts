import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Transaction } from '../database/database.ts';
import { operatorActs } from '../database/operator-acts.ts';

/** Keeps what an operator does, in the transaction that does it. */
export async function keepAct(
  tx: Transaction,
  act: { command: string; target: string; reason: string; at: Date },
): Promise<void> {
  const who = process.env.SUDO_USER ?? userInfo().username;
  await tx.insert(operatorActs).values({ actId: randomUUID(), who, ...act });
}
