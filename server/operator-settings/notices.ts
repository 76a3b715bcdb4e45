import { desc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { NOTICE_KINDS, type Notice } from '../../src/domain/home/notice.ts';
import type { ServerContext } from '../core/context.ts';
import { toMinute } from '../core/minute.ts';
import type { Executor } from '../database/database.ts';
import { notices } from '../database/operator-settings.ts';

const MAX_CHARACTERS = 160;

const words = (language: string) =>
  v.pipe(
    v.string(`The text in ${language} is missing.`),
    v.trim(),
    v.nonEmpty(`The text in ${language} is missing.`),
    v.maxLength(MAX_CHARACTERS, `The text in ${language} is longer than ${MAX_CHARACTERS} characters.`),
  );
const time = (what: string) =>
  v.pipe(
    v.string(`The time ${what} is missing.`),
    v.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/,
      `The time ${what} must look like 2026-12-24T20:00Z or 2026-12-25T04:00+08:00.`,
    ),
    v.check((text) => !Number.isNaN(Date.parse(text)), `The time ${what} does not exist.`),
    v.transform((text) => new Date(text)),
  );

/** What follows `--notice`, in this order. */
const NoticeOrder = v.pipe(
  v.strictTuple(
    [
      v.pipe(
        v.string('A notice needs an id.'),
        v.regex(/^[a-z0-9-]{1,40}$/, 'An id has small letters, digits and hyphens, at most 40.'),
      ),
      v.picklist(NOTICE_KINDS, `A notice is of the kind ${NOTICE_KINDS.join(' or ')}.`),
      time('from which it is shown'),
      time('until which it is shown'),
      words('English'),
      words('simplified Chinese'),
      words('traditional Chinese'),
    ],
    'After the three texts nothing more is expected: put each text in quotes.',
  ),
  v.check(([, , from, until]) => from < until, 'A notice must begin before it ends.'),
);

/** A notice that cannot be given, with a sentence for the operator. */
export class BadNotice extends Error {}

/** The notices that have not ended, the newest first. */
export async function openNotices(db: Executor, now: Date): Promise<Notice[]> {
  const rows = await db.select().from(notices).where(gt(notices.untilTime, now)).orderBy(desc(notices.fromTime));
  return rows.map(({ noticeId, kind, words, fromTime, untilTime }) => ({
    id: noticeId,
    kind,
    text: words,
    from: fromTime.toISOString(),
    until: untilTime.toISOString(),
  }));
}

/**
 * Says something to everybody: id, kind, from, until, English, simplified and traditional Chinese. An id that is there
 * already is replaced; who has put it away does not see it again. @throws BadNotice
 */
export async function giveNotice(
  { database }: Pick<ServerContext, 'database'>,
  order: readonly string[],
): Promise<string> {
  const read = v.safeParse(NoticeOrder, order, { abortEarly: true });
  if (!read.success) throw new BadNotice(read.issues[0].message);
  const [noticeId, kind, fromTime, untilTime, en, cn, tw] = read.output;
  const row = { kind, fromTime, untilTime, words: { en, 'zh-CN': cn, 'zh-TW': tw } };
  await database.queries
    .insert(notices)
    .values({ noticeId, ...row })
    .onConflictDoUpdate({ target: notices.noticeId, set: row });
  return noticeId;
}

/** Takes a notice away before its time. @throws BadNotice where there is none */
export async function endNotice(db: Executor, noticeId: string): Promise<string> {
  const gone = await db.delete(notices).where(eq(notices.noticeId, noticeId)).returning({ id: notices.noticeId });
  if (gone.length === 0) throw new BadNotice(`There is no notice "${noticeId}".`);
  return noticeId;
}

/** A line for each notice: id, kind, times, the English text. */
export async function listNotices(db: Executor): Promise<string[]> {
  const rows = await db.select().from(notices).orderBy(desc(notices.fromTime));
  return rows.map(
    ({ noticeId, kind, words, fromTime, untilTime }) =>
      `${noticeId}  ${kind}  ${toMinute(fromTime)} to ${toMinute(untilTime)}  ${words.en}`,
  );
}
