import { desc, eq, or } from 'drizzle-orm';
import type { OperatorPerson } from '../../src/contract/operator-person.ts';
import { agentName } from '../../src/domain/account/agent.ts';
import { secondStepOf } from '../account/second-step.ts';
import { balances, transfers } from '../database/coins.ts';
import type { Executor } from '../database/database.ts';
import { departures } from '../database/departures.ts';
import { memberships } from '../database/memberships.ts';
import { passkeys } from '../database/passkeys.ts';
import { identities, people, sessions } from '../database/people.ts';
import { personAccount } from '../ledger/accounts.ts';
import { accountAt } from './accounts.ts';
import type { Operator } from './acts.ts';
import { amountOf } from './amount.ts';
import { ordersOfPerson } from './orders.ts';

/** Entries of the books, and sessions, that are shown. */
const MAX_TRANSFERS = 50;
const MAX_SESSIONS = 50;

/** One person's books and sessions. No question, no birth, no whole address. */
export async function personBook(
  { database, clock }: Pick<Operator, 'database' | 'clock'>,
  userId: string,
): Promise<OperatorPerson> {
  const { queries } = database;
  const [person] = await queries
    .select({ createdAt: people.createdAt, frog: people.frog, coins: balances.coins, leavingAt: departures.dueAt })
    .from(people)
    .leftJoin(balances, eq(balances.userId, people.userId))
    .leftJoin(departures, eq(departures.userId, people.userId))
    .where(eq(people.userId, userId));
  if (!person) throw new Error('an account without its person');
  const ways = await queries
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt);
  const [member] = await queries
    .select({ until: memberships.endsAt })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(desc(memberships.endsAt))
    .limit(1);
  const { required } = await secondStepOf(queries, userId, clock());
  return {
    user_id: userId,
    created_at: person.createdAt.toISOString(),
    ways: ways.map(({ kind, subject }) => ({ kind, name: shortened(kind, subject) })),
    coins: person.coins ?? 0,
    membership_until: member && member.until > clock() ? member.until.toISOString() : null,
    leaving_at: person.leavingAt?.toISOString() ?? null,
    flagged: person.frog,
    passkeys: await queries.$count(passkeys, eq(passkeys.userId, userId)),
    second_step: required,
    sessions: await sessionsOf(queries, userId),
    orders: await ordersOfPerson(queries, userId),
    coins_moved: await coinsMoved(queries, userId),
  };
}

/** `--person ADDRESS`: the same in lines. @throws Error with a sentence for the operator. */
export async function showPerson(operator: Pick<Operator, 'database' | 'clock'>, address: string): Promise<string[]> {
  const book = await personBook(operator, await accountAt(operator.database.queries, address));
  return [
    `${book.user_id}  since ${book.created_at.slice(0, 10)}  ${book.ways.map(({ kind, name }) => `${kind} ${name}`).join(', ')}`,
    `${book.coins} coins${book.membership_until ? `, member until ${book.membership_until.slice(0, 16)}` : ''}${book.flagged ? ', sees the language row' : ''}${book.leaving_at ? `, leaves ${book.leaving_at.slice(0, 10)}` : ''}`,
    `${book.passkeys} passkeys${book.second_step ? ', asked for after a code' : ''}`,
    ...book.sessions.map(
      (one) => `session  ${one.agent}  since ${one.created_at.slice(0, 16)}  seen ${one.seen_at.slice(0, 16)}`,
    ),
    ...book.orders.map(
      (one) =>
        `order ${one.order_id}  ${one.created_at.slice(0, 16)}  ${one.kind} ${one.state}  ${amountOf(one.price, one.currency)}${one.provider ? `  ${one.provider}` : ''}`,
    ),
    ...book.coins_moved.map(({ what, coins, at }) => `coins  ${at.slice(0, 16)}  ${what}  ${coins}`),
  ];
}

async function sessionsOf(db: Executor, userId: string): Promise<OperatorPerson['sessions']> {
  const rows = await db
    .select({ agent: sessions.agent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.seenAt))
    .limit(MAX_SESSIONS);
  return rows.map(({ agent, createdAt, seenAt }) => ({
    agent: agentName(agent),
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  }));
}

async function coinsMoved(db: Executor, userId: string): Promise<OperatorPerson['coins_moved']> {
  const account = personAccount(userId);
  const rows = await db
    .select()
    .from(transfers)
    .where(or(eq(transfers.debit, account), eq(transfers.credit, account)))
    .orderBy(desc(transfers.createdAt))
    .limit(MAX_TRANSFERS);
  return rows.map(({ id, credit, amount, createdAt }) => ({
    what: id.split(':')[0] ?? '',
    coins: credit === account ? amount : -amount,
    at: createdAt.toISOString(),
  }));
}

/** Enough to be recognised by somebody who knows it: `a…@example.org`, `+861…678`. */
function shortened(kind: string, subject: string): string {
  if (kind === 'email') return `${subject.slice(0, 1)}…${subject.slice(subject.lastIndexOf('@'))}`;
  return `${subject.slice(0, 4)}…${subject.slice(-3)}`;
}
