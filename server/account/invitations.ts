import { and, desc, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '../../src/contract/calls.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { transfers } from '../database/coins.ts';
import { inviters, people } from '../database/people.ts';
import { personAccount, SYSTEM_ACCOUNTS } from '../ledger/accounts.ts';
import { Refusal } from '../refusal.ts';

const RANKING_SIZE = 20;
const PLACE = /^(\d{1,13})_(.{1,60})$/;

/** How many came by a person's invitations, and what they got for it. */
export async function invitedBy(context: ServerContext, userId: string): Promise<{ invited: number; coins: number }> {
  const { queries } = context.database;
  const [mine] = await queries.select({ invited: inviters.invited }).from(inviters).where(eq(inviters.userId, userId));
  const [thanks] = await queries
    .select({ amount: transfers.amount })
    .from(transfers)
    .where(eq(transfers.id, `reward:${userId}`));
  return { invited: mine?.invited ?? 0, coins: thanks?.amount ?? 0 };
}

/** Who brought most friends. A name is shown as its owner has it; a number never. */
export async function ranking(context: ServerContext, me: string): Promise<Answer<'invite_ranking_list'>> {
  const { queries } = context.database;
  const best = await queries
    .select({ userId: inviters.userId, invited: inviters.invited, username: people.username })
    .from(inviters)
    .innerJoin(people, eq(people.userId, inviters.userId))
    .where(sql`${inviters.invited} > 0`)
    .orderBy(desc(inviters.invited), inviters.userId)
    .limit(RANKING_SIZE);
  return best.map(({ userId, invited, username }, place) => ({
    rank: place + 1,
    username,
    invited,
    me: userId === me,
  }));
}

const TITLES: Record<'reward' | 'welcome', Record<Language, string>> = {
  reward: { en: 'A friend came by your invitation', 'zh-CN': '好友通过你的邀请加入', 'zh-TW': '朋友透過你的邀請加入' },
  welcome: { en: 'Welcome gift', 'zh-CN': '新人礼', 'zh-TW': '新人禮' },
};

/** Coins that were given to a person, the newest first. @throws Refusal when `before` is no place in the list */
export async function awardsOf(
  context: ServerContext,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
  language: Language,
): Promise<Answer<'award_list'>[0]> {
  const place = before === undefined ? null : PLACE.exec(before);
  if (before !== undefined && !place) throw new Refusal('parameter');
  const rows = await context.database.queries
    .select()
    .from(transfers)
    .where(and(eq(transfers.credit, personAccount(userId)), given(), place ? after(place) : undefined))
    .orderBy(desc(transfers.createdAt), desc(transfers.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    awards: page.map(({ amount, debit, createdAt }) => ({
      coins: amount,
      title: TITLES[debit === SYSTEM_ACCOUNTS.rewards ? 'reward' : 'welcome'][language],
      created_at: createdAt.toISOString(),
    })),
    next: rows.length > limit && last ? `${last.createdAt.getTime()}_${last.id}` : null,
  };
}

/** In the words of the index `transfers_given`. */
function given(): SQL {
  return sql`${transfers.debit} in (${sql.raw(`'${SYSTEM_ACCOUNTS.rewards}', '${SYSTEM_ACCOUNTS.welcome}'`)})`;
}

function after([, at, id]: RegExpExecArray): SQL | undefined {
  const when = new Date(Number(at));
  return and(
    lte(transfers.createdAt, when),
    or(lt(transfers.createdAt, when), and(eq(transfers.createdAt, when), lt(transfers.id, id ?? ''))),
  );
}
