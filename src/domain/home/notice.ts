import { LANGUAGES, type Language } from '../language.ts';

export const NOTICE_KINDS = ['info', 'maintenance'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A word of the operator to everybody. `from` and `until`: ISO UTC times between which it is shown. */
export interface Notice {
  id: string;
  kind: NoticeKind;
  text: Readonly<Record<Language, string>>;
  from: string;
  until: string;
}

/** The notices that can be shown among what was kept or sent; of kinds that are not known yet nothing is shown. */
export function readNotices(value: unknown): Notice[] {
  return Array.isArray(value) ? value.filter(isNotice) : [];
}

/** What is to be said at a time: maintenance first, then the newest; never what the person has put away. */
export function noticesAt(notices: readonly Notice[], now: Date, away: readonly string[]): Notice[] {
  const at = now.getTime();
  return notices
    .filter(({ id, from, until }) => Date.parse(from) <= at && at < Date.parse(until) && !away.includes(id))
    .sort((a, b) => rank(a) - rank(b) || Date.parse(b.from) - Date.parse(a.from));
}

function rank({ kind }: Notice): number {
  return kind === 'maintenance' ? 0 : 1;
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, text, from, until } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    NOTICE_KINDS.some((one) => one === kind) &&
    typeof text === 'object' &&
    text !== null &&
    LANGUAGES.every((language) => typeof (text as Record<string, unknown>)[language] === 'string') &&
    [from, until].every((time) => typeof time === 'string' && !Number.isNaN(Date.parse(time)))
  );
}
