import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../src/domain/language.ts';
import { type CodeContext, sendCodeAnew } from '../account/codes.ts';
import type { Providers } from '../core/context.ts';
import { identities } from '../database/people.ts';
import { Refusal } from '../refusal.ts';
import { findAccount, readIdentity } from './accounts.ts';

/** Who sends, in whose language, in the name of which brand. */
interface Sending {
  readonly senders: Pick<Providers, 'sms' | 'mail'>;
  readonly language: Language;
  readonly origin: string;
}

/**
 * Sends a code to a person who cannot get one: what strangers used up at their number is forgotten. Whoever has several
 * ways in gets it by the one that `address` names, else by mail or phone.
 * @returns whose account it is, and in how many seconds another may be sent
 * @throws Refusal `person_unknown`, `not_open`, `code_cooldown`, `code_unsent`
 */
export async function sendCodeTo(
  context: CodeContext,
  address: string,
  { senders, language, origin }: Sending,
): Promise<{ userId: string; cooldown: number }> {
  const { queries } = context.database;
  const userId = await findAccount(queries, address);
  if (userId === null) throw new Refusal('person_unknown');
  const ways = await queries
    .select({ kind: identities.kind, subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), inArray(identities.kind, ['phone', 'email'])));
  const [, named] = readIdentity(address) ?? [];
  const way = ways.find(({ subject }) => subject === named) ?? ways[0];
  if (!way) throw new Refusal('person_unknown');
  const kind = way.kind === 'phone' ? 'phone' : 'email';
  const sender = kind === 'phone' ? senders.sms : senders.mail;
  if (!sender) throw new Refusal('not_open');
  return { userId, cooldown: await sendCodeAnew(context, sender, kind, way.subject, language, origin) };
}
