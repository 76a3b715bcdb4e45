import { and, eq } from 'drizzle-orm';
import { mailboxOf } from '../../src/domain/account/email.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { drawId } from '../core/secrets.ts';
import type { Transaction } from '../database/database.ts';
import { identities, people } from '../database/people.ts';
import { openBalance } from '../ledger/balance.ts';
import { isMailboxKnown, isUsedByOthers } from './devices.ts';
import { personOfCode, rewardInviter } from './inviter.ts';

export type IdentityKind = 'phone' | 'email' | 'facebook' | 'wechat';

/** How somebody came: by whose code, on which phone, by all its names; none where nothing is known of it. */
export interface Arrival {
  readonly inviter?: string | undefined;
  readonly phone?: readonly string[] | undefined;
}

type PersonContext = Pick<ServerContext, 'database' | 'clock' | 'welcomeCoins'>;

const NAMES: Record<Language, string> = { en: 'Traveller', 'zh-CN': '旅人', 'zh-TW': '旅人' };

/** The person known by this phone, address or account; made at the first visit. Two visits at once make one person. */
export async function personOf(
  context: PersonContext,
  kind: IdentityKind,
  subject: string,
  language: Language,
  came: Arrival = {},
): Promise<string> {
  const { queries } = context.database;
  const known = () =>
    queries
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.kind, kind), eq(identities.subject, subject)));
  const [found] = await known();
  if (found) return found.userId;
  const made = await queries.transaction((tx) => makePerson(tx, context, kind, subject, language, came));
  return made ?? (await known())[0]!.userId;
}

async function makePerson(
  tx: Transaction,
  context: PersonContext,
  kind: IdentityKind,
  subject: string,
  language: Language,
  { inviter, phone = [] }: Arrival,
): Promise<string | null> {
  const now = context.clock();
  const userId = drawId();
  const invitedBy = await personOfCode(tx, inviter);
  await tx.insert(people).values({
    userId,
    username: `${NAMES[language]} ${userId.slice(-4)}`,
    inviter: inviter || null,
    invitedBy,
    createdAt: now,
  });
  const [mine] = await tx
    .insert(identities)
    .values({ kind, subject, userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  if (!mine) {
    await tx.delete(people).where(eq(people.userId, userId));
    return null;
  }
  const again = kind === 'email' && (await isMailboxKnown(tx, mailboxOf(subject), userId, now));
  await openBalance(tx, userId, again ? 0 : context.welcomeCoins, now);
  const isNew = !again && phone.length > 0 && !(await isUsedByOthers(tx, phone, userId));
  if (invitedBy !== null && isNew) await rewardInviter(tx, invitedBy, now);
  return userId;
}
