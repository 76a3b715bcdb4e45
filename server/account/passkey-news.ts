import { and, eq, inArray } from 'drizzle-orm';
import { brandOf } from '../../src/domain/brand.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { enforceLimit } from '../core/limits.ts';
import { identities } from '../database/people.ts';
import { describeError } from '../log.ts';
import { Refusal } from '../refusal.ts';

/** Tells a person at every address and number of theirs that a passkey was added. Never throws: the passkey is made. */
export async function tellOfPasskey(
  context: ServerContext,
  userId: string,
  language: Language,
  page: string,
): Promise<void> {
  const { database, providers, limits, clock } = context;
  try {
    await enforceLimit(database.queries, `passkey:news:${userId}`, limits.passkeyNewsByPerson, clock());
    const ways = await database.queries
      .select({ kind: identities.kind, subject: identities.subject })
      .from(identities)
      .where(and(eq(identities.userId, userId), inArray(identities.kind, ['phone', 'email'])));
    const brand = brandOf(new URL(page).hostname);
    for (const { kind, subject } of ways)
      await (kind === 'phone' ? providers.sms : providers.mail)?.tellOfPasskey?.(subject, language, brand);
  } catch (reason) {
    if (!(reason instanceof Refusal))
      context.log(`A person could not be told of a new passkey. ${describeError(reason)}`, { level: 'warn' });
  }
}
