import { randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import {
  CODE_ALPHABET,
  CODE_COOLDOWN_S,
  CODE_LIFETIME_S,
  EMAIL_CODE_LENGTH,
  PHONE_CODE_LENGTH,
} from '../../src/domain/account/code.ts';
import type { LetterKind } from '../../src/domain/account/letter.ts';
import { brandOf } from '../../src/domain/brand.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { enforceLimit, giveBack } from '../core/limits.ts';
import type { RequestSource } from '../core/request.ts';
import { isSame, seal } from '../core/secrets.ts';
import type { Queries } from '../database/database.ts';
import { codes } from '../database/people.ts';
import { describeError } from '../log.ts';
import type { CodeSender } from '../ports/sender.ts';
import { Refusal } from '../refusal.ts';
import { type CodeKind, enforceCodeLimits, forgetUsedUp, tried } from './code-limits.ts';
import { countingFailures } from './login-limit.ts';
import { isOwnPhone } from './own-phone.ts';

/** So many tries an address has at a code. */
const MAX_TRIES = 5;
/** So many a code has, from wherever, and as many more for the phone of its person: others may have spent the first. */
const MAX_TRIES_OVER_ALL = 20;
const LENGTH: Record<CodeKind, number> = { phone: PHONE_CODE_LENGTH, email: EMAIL_CODE_LENGTH };

/** Sends a code in the name of the brand of `origin`. It goes out the same way for a known number and an unknown one. */
export async function sendCode(
  context: ServerContext,
  sender: CodeSender,
  kind: CodeKind,
  subject: string,
  language: Language,
  from: RequestSource,
  origin: string,
  letter: LetterKind = 'login',
): Promise<{ expire: number; cooldown: number }> {
  await requireCooled(context, kind, subject);
  const counted = await enforceCodeLimits(context, kind, subject, from, context.clock());
  await deliver(context, sender, { kind, subject, language, origin, letter }, async () => {
    // That of the address stays: whoever asks again and again while nothing can be sent is still stopped.
    await giveBack(
      context.database.queries,
      counted.filter((key) => !key.startsWith('code:address:')),
    );
  });
  return { expire: CODE_LIFETIME_S, cooldown: CODE_COOLDOWN_S };
}

/**
 * Sends a code to somebody who has reached an operator: what strangers have used up at the number counts no more.
 * @returns seconds until the next may be sent @throws Refusal `code_cooldown`, `code_unsent`
 */
export async function sendCodeAnew(
  context: CodeContext,
  sender: CodeSender,
  kind: CodeKind,
  subject: string,
  language: Language,
  origin: string,
): Promise<number> {
  await requireCooled(context, kind, subject);
  await forgetUsedUp(context.database.queries, context.secret, kind, subject);
  await deliver(context, sender, { kind, subject, language, origin, letter: 'login' });
  return CODE_COOLDOWN_S;
}

/** What it takes to make a code and send it. */
export type CodeContext = Pick<ServerContext, 'database' | 'clock' | 'secret' | 'log'>;

interface Delivery {
  readonly kind: CodeKind;
  readonly subject: string;
  readonly language: Language;
  readonly origin: string;
  readonly letter: LetterKind;
}

function cooledBefore(context: CodeContext): Date {
  return new Date(context.clock().getTime() - CODE_COOLDOWN_S * 1000);
}

async function requireCooled(context: CodeContext, kind: CodeKind, subject: string): Promise<void> {
  const [last] = await context.database.queries.select({ sentAt: codes.sentAt }).from(codes).where(of(kind, subject));
  if (last && last.sentAt > cooledBefore(context)) throw new Refusal('code_cooldown');
}

/** A new code takes the place of the one before and goes out; where it cannot, `undo` runs. @throws Refusal */
async function deliver(
  context: CodeContext,
  sender: CodeSender,
  { kind, subject, language, origin, letter }: Delivery,
  undo: () => Promise<void> = async () => {},
): Promise<void> {
  const { queries } = context.database;
  const now = context.clock();
  const code = Array.from({ length: LENGTH[kind] }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
  const fresh = {
    codeHash: hashCode(context, kind, subject, code),
    tries: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_S * 1000),
    usedAt: null,
  };
  const [written] = await queries
    .insert(codes)
    .values({ kind, subject, ...fresh })
    .onConflictDoUpdate({
      target: [codes.kind, codes.subject],
      set: fresh,
      setWhere: lte(codes.sentAt, cooledBefore(context)),
    })
    .returning({ kind: codes.kind });
  if (!written) throw new Refusal('code_cooldown');
  try {
    await sender.send(subject, code, language, brandOf(new URL(origin).hostname), letter);
  } catch (reason) {
    context.log(`A code by ${kind} could not be sent. ${describeError(reason)}`, { level: 'error' });
    await queries.delete(codes).where(and(of(kind, subject), eq(codes.codeHash, fresh.codeHash)));
    await undo();
    throw new Refusal('code_unsent');
  }
}

/** What a phone shows to come in. The key is the phone's own for this attempt, null when it made none. */
export interface ShownCode {
  readonly subject: string;
  readonly code: string;
  readonly key: string | null;
}

/**
 * Takes a code once; while it lives, the key that took it may take it again, since an answer can be lost on its way.
 * @throws Refusal the same way for a wrong, an old, a used and a never sent one.
 */
export async function takeCode(
  context: ServerContext,
  kind: CodeKind,
  shown: ShownCode,
  from: RequestSource,
): Promise<void> {
  await countingFailures(context, from.address, () => take(context, kind, shown, from));
}

async function take(context: ServerContext, kind: CodeKind, shown: ShownCode, from: RequestSource): Promise<void> {
  const { subject, code, key } = shown;
  const { queries } = context.database;
  const now = context.clock();
  const own = await isOwnPhone(queries, kind, subject, from.device);
  const taker = key === null ? null : hashCode(context, kind, subject, `${code}:${key}`);
  if (await mayTry(context, kind, subject, from, own)) {
    const most = own ? 2 * MAX_TRIES_OVER_ALL : MAX_TRIES_OVER_ALL;
    if (await takeFirst(context, kind, shown, taker, most)) return;
  }
  if (taker === null || !(await wasTakenBy(queries, kind, subject, taker, now))) throw new Refusal('code_wrong');
}

/**
 * Counts a try at a living code, by number and by who tries; where none lives there is nothing to guess, and nothing of
 * the number is used up. @returns whether this one may be made @throws Refusal `too_many` where a day's tries are gone
 */
async function mayTry(
  context: ServerContext,
  kind: CodeKind,
  subject: string,
  from: RequestSource,
  own: boolean,
): Promise<boolean> {
  const { queries } = context.database;
  const { limits } = context;
  const now = context.clock();
  const [living] = await queries
    .select({ sentAt: codes.sentAt })
    .from(codes)
    .where(and(of(kind, subject), isNull(codes.usedAt), gt(codes.expiresAt, now)));
  if (!living) return false;
  const number = tried(context.secret, kind, subject);
  const who = own ? from.device : from.address;
  const atCode = { count: MAX_TRIES, seconds: CODE_LIFETIME_S };
  try {
    await enforceLimit(queries, `${number}:${living.sentAt.getTime()}:${who}`, atCode, now);
  } catch (reason) {
    if (reason instanceof Refusal) return false;
    throw reason;
  }
  if (!own) await enforceLimit(queries, `${number}:${who}`, limits.loginBySubjectFrom, now);
  await enforceLimit(queries, own ? `${number}:${who}` : number, limits.loginBySubject, now);
  return true;
}

/** The taker's hash takes the place of the code's, so that only the same code with the same key fits again. */
async function takeFirst(
  context: ServerContext,
  kind: CodeKind,
  shown: ShownCode,
  taker: string | null,
  most: number,
): Promise<boolean> {
  const { queries } = context.database;
  const now = context.clock();
  const living = and(of(kind, shown.subject), isNull(codes.usedAt), gt(codes.expiresAt, now));
  const [tried] = await queries
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(living, lt(codes.tries, most)))
    .returning({ codeHash: codes.codeHash });
  if (!tried || !isSame(tried.codeHash, hashCode(context, kind, shown.subject, shown.code))) return false;
  const [taken] = await queries
    .update(codes)
    .set({ usedAt: now, codeHash: taker ?? tried.codeHash })
    .where(and(living, eq(codes.codeHash, tried.codeHash)))
    .returning({ kind: codes.kind });
  return taken !== undefined;
}

async function wasTakenBy(
  queries: Queries,
  kind: CodeKind,
  subject: string,
  taker: string,
  now: Date,
): Promise<boolean> {
  const [row] = await queries
    .select({ codeHash: codes.codeHash })
    .from(codes)
    .where(and(of(kind, subject), isNotNull(codes.usedAt), gt(codes.expiresAt, now)));
  return row !== undefined && isSame(row.codeHash, taker);
}

function of(kind: CodeKind, subject: string) {
  return and(eq(codes.kind, kind), eq(codes.subject, subject));
}

function hashCode(context: Pick<ServerContext, 'secret'>, kind: CodeKind, subject: string, code: string): string {
  return seal(context.secret, `${kind}:${subject}:${code}`);
}
