import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { ServerContext } from '../core/context.ts';
import type { Queries, Transaction } from '../database/database.ts';
import { operatorActs } from '../database/operator-acts.ts';

/** What every act of an operator needs. */
export type Operator = Pick<ServerContext, 'database' | 'clock' | 'welcomeCoins'>;

/** Who acts, and whether it is only tried. */
export interface Acting {
  readonly who: string;
  readonly dryRun: boolean;
}

/** What was done, to which order, person or setting, and why. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly target: string;
  readonly reason?: string;
}

/** Carries what a dry run has found out of the transaction that it undoes. */
class TriedOnly<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('a dry run is undone');
    this.answer = answer;
  }
}

/**
 * Does what an operator wants in one transaction, with the row that tells who did it and why. A dry run does the same
 * and is undone. `run` gets an operator whose queries are the transaction's.
 */
export async function act<Answer>(
  operator: Operator,
  { who, dryRun }: Acting,
  command: string,
  run: (inside: Operator, tx: Transaction) => Promise<Done<Answer>>,
): Promise<Answer> {
  const at = operator.clock();
  try {
    return await operator.database.queries.transaction(async (tx) => {
      const { answer, target, reason = '' } = await run(insideOf(operator, tx), tx);
      await keepAct(tx, { who, command, target, reason, at });
      if (dryRun) throw new TriedOnly(answer);
      return answer;
    });
  } catch (reason) {
    if (reason instanceof TriedOnly) return (reason as TriedOnly<Answer>).answer;
    throw reason;
  }
}

/** Keeps what an operator does, in the transaction that does it. */
export async function keepAct(
  tx: Transaction,
  done: { who: string; command: string; target: string; reason: string; at: Date },
): Promise<void> {
  await tx.insert(operatorActs).values({ actId: randomUUID(), ...done });
}

/** The account of this machine that gives a command. */
export function byMachine(dryRun = false): Acting {
  return { who: process.env.SUDO_USER ?? userInfo().username, dryRun };
}

/** A person at /operator. */
export function byPerson(userId: string): Acting {
  return { who: `operator:${userId}`, dryRun: false };
}

/** An operator whose queries are those of a transaction; transactions in it are parts of it. */
export function insideOf(operator: Operator, tx: Transaction): Operator {
  return { ...operator, database: { ...operator.database, queries: tx as Transaction & Queries } };
}
