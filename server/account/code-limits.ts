import { sql } from 'drizzle-orm';
import type { ServerContext } from '../core/context.ts';
import { enforceLimit, giveBack } from '../core/limits.ts';
import { networkOf } from '../core/network.ts';
import type { RequestSource } from '../core/request.ts';
import { seal } from '../core/secrets.ts';
import type { Executor } from '../database/database.ts';
import { limits as counted } from '../database/shared.ts';
import { isOwnPhone } from './own-phone.ts';

export type CodeKind = 'phone' | 'email';

/** What counts the codes sent to a number begins with this. */
const sent = (secret: string, kind: CodeKind, subject: string) => `code:${kind}:${seal(secret, subject)}`;
/** What counts the tries at its codes begins with this. */
export const tried = (secret: string, kind: CodeKind, subject: string) => `login:${kind}:${seal(secret, subject)}`;

/**
 * By where it comes from first: whoever asks for too many is stopped before what the number has is touched. Where the
 * codes of everybody are gone, the number keeps its own. @returns what was counted
 */
export async function enforceCodeLimits(
  context: ServerContext,
  kind: CodeKind,
  subject: string,
  from: RequestSource,
  now: Date,
): Promise<string[]> {
  const { limits } = context;
  const { queries } = context.database;
  const number = sent(context.secret, kind, subject);
  const own = await isOwnPhone(queries, kind, subject, from.device);
  const network = networkOf(from.address);
  const counted: string[] = [];
  const ofNumber = own
    ? ([[`${number}:${from.device}`, limits.codeBySubject]] as const)
    : ([
        [`${number}:${from.address}`, limits.codeBySubjectFrom],
        [number, limits.codeBySubject],
      ] as const);
  for (const [key, limit] of [
    [`code:address:${from.address}`, limits.codeByAddress],
    [`code:device:${from.device}`, limits.codeByDevice],
    ...(network === null ? [] : [[`code:network:${network}`, limits.codeByNetwork] as const]),
    ...ofNumber,
  ] as const) {
    await enforceLimit(queries, key, limit, now, 'code_limit');
    counted.push(key);
  }
  const all = `code:all:${kind}:${own ? 'known' : 'new'}`;
  try {
    await enforceLimit(queries, all, limits.codeOverAll, now, 'code_limit');
  } catch (reason) {
    await giveBack(
      queries,
      ofNumber.map(([key]) => key),
    );
    throw reason;
  }
  return [...counted, all];
}

/** Forgets what was used up at a number, by whomever: codes of the day and tries. */
export async function forgetUsedUp(db: Executor, secret: string, kind: CodeKind, subject: string): Promise<void> {
  for (const begin of [sent(secret, kind, subject), tried(secret, kind, subject)])
    await db.delete(counted).where(sql`starts_with(${counted.key}, ${begin})`);
}
