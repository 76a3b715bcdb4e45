import { desc, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { NOTICE_KINDS, type Notice } from '../../src/domain/home/notice.ts';
import { FALLBACK_LANGUAGE, inEachLanguage, LANGUAGES, type Language } from '../../src/domain/language.ts';
import type { ServerContext } from '../core/context.ts';
import { toMinute } from '../core/minute.ts';
import type { Executor } from '../database/database.ts';
import { notices } from '../database/operator-settings.ts';

const MAX_CHARACTERS = 160;

/** The order of the texts at the terminal, and what each language is called there. */
const TEXT_ORDER = [FALLBACK_LANGUAGE, ...LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE)];
const CALLED: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-CN': 'simplified Chinese',
  'zh-TW': 'traditional Chinese',
};

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

const NoticeOrder = v.pipe(
  v.object({
    id: v.pipe(
      v.string('A notice needs an id.'),
      v.regex(/^[a-z0-9-]{1,40}$/, 'An id has small letters, digits and hyphens, at most 40.'),
    ),
    kind: v.picklist(NOTICE_KINDS, `A notice is of the kind ${NOTICE_KINDS.join(' or ')}.`),
    from: time('from which it is shown'),
    until: time('until which it is shown'),
    text: v.object(inEachLanguage((language) => words(CALLED[language]))),
  }),
  v.check(({ from, until }) => from < until, 'A notice must begin before it ends.'),
);

/** A notice as an operator writes it; `undefined` is what was left out. `from` and `until` with their time zone. */
interface NoticeDraft extends Record<'id' | 'kind' | 'from' | 'until', string | undefined> {
  text: Readonly<Record<Language, string>>;
}

/** A notice that cannot be given, with a sentence for the operator. */
export class BadNotice extends Error {}

/** The notices that have not ended, the newest first; one that was given before a language was spoken has the fallback's text in it. */
export async function openNotices(db: Executor, now: Date): Promise<Notice[]> {
  const rows = await db.select().from(notices).where(gt(notices.untilTime, now)).orderBy(desc(notices.fromTime));
  return rows.map(({ noticeId, kind, words, fromTime, untilTime }) => ({
    id: noticeId,
    kind,
    text: inEachLanguage((language) => words[language] ?? words[FALLBACK_LANGUAGE] ?? ''),
    from: fromTime.toISOString(),
    until: untilTime.toISOString(),
  }));
}

/** What follows `--notice`: id, kind, from, until, then a text in each language, English first. @throws BadNotice */
export function noticeOf([id, kind, from, until, ...texts]: readonly string[]): NoticeDraft {
  if (texts.length > TEXT_ORDER.length)
    throw new BadNotice(`After the ${TEXT_ORDER.length} texts nothing more is expected: put each text in quotes.`);
  const text = inEachLanguage((language) => texts[TEXT_ORDER.indexOf(language)] ?? '');
  return { id, kind, from, until, text };
}

/**
 * Says something to everybody. An id that is there already is replaced; who has put it away does not see it again.
 * @throws BadNotice
 */
export async function giveNotice({ database }: Pick<ServerContext, 'database'>, draft: NoticeDraft): Promise<string> {
  const read = v.safeParse(NoticeOrder, draft, { abortEarly: true });
  if (!read.success) throw new BadNotice(read.issues[0].message);
  const { id: noticeId, kind, from: fromTime, until: untilTime, text } = read.output;
  const row = { kind, fromTime, untilTime, words: text };
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

/** A line for each notice: id, kind, times, the text in the fallback. */
export async function listNotices(db: Executor): Promise<string[]> {
  const rows = await db.select().from(notices).orderBy(desc(notices.fromTime));
  return rows.map(
    ({ noticeId, kind, words, fromTime, untilTime }) =>
      `${noticeId}  ${kind}  ${toMinute(fromTime)} to ${toMinute(untilTime)}  ${words[FALLBACK_LANGUAGE]}`,
  );
}
