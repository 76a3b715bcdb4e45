import { isDayDraw } from '../lesson/day-card.ts';
import { type Deadline, type Month, SPANS, type Span } from '../question/matter-kinds.ts';
import { DAY_MS, daysBetween } from './entry.ts';
import type { EntryLine } from './line.ts';

/** A reading that names no time is asked about after three weeks. */
const UNNAMED_DAYS = 21;
/** A reading covers half a year; a longer time is asked about then. */
const LONGEST_DAYS = 182;
/** How often "too early to say" brings the question once more. */
const MAX_ASKED_AGAIN = 2;
/** Nothing is asked about later than this after the draw, unless its time was over in the last days. */
const UNTIL_DAYS = 183;
const LATE_DAYS = 30;

/** Nothing is asked about a draw that is older, however often it was "too early". */
export const LAST_ASKED_DAYS = (MAX_ASKED_AGAIN + 1) * (LONGEST_DAYS + LATE_DAYS);

/** What tells when a reading is asked about. */
export interface Asked extends Pick<EntryLine, 'landed' | 'span' | 'awayAt' | 'lookBackSeenAt'> {
  draw: Pick<EntryLine['draw'], 'deck' | 'spreadId' | 'question' | 'drawnAt'>;
}

const SPAN_DAYS: Readonly<Record<Exclude<Span, Month | Deadline>, number>> = {
  today: 1,
  tomorrow: 2,
  week: 7,
  month: 30,
  season: 91,
  half: LONGEST_DAYS,
  year: LONGEST_DAYS,
};

const MONTHS = SPANS.slice(-12);

/** Month and day after which a time is over that a question looks forward to; the lunar new year at its latest. */
const DEADLINES: Readonly<Record<Deadline, readonly [month: number, day: number]>> = {
  yearEnd: [12, 31],
  christmas: [12, 25],
  newYear: [2, 20],
};

/** Days until there is something to tell of a draw: the time that its question named, a month until it is over. */
export function lookBackDays(span: Span | null, drawnAt: string): number {
  if (span === null) return UNNAMED_DAYS;
  const drawn = new Date(drawnAt);
  if (span in DEADLINES) {
    const [month, day] = DEADLINES[span as Deadline];
    const until = (year: number) => Math.ceil((new Date(year, month - 1, day).getTime() - drawn.getTime()) / DAY_MS);
    const days = until(drawn.getFullYear());
    return Math.min(LONGEST_DAYS, days > 0 ? days : Math.max(1, until(drawn.getFullYear() + 1)));
  }
  const month = MONTHS.indexOf(span);
  if (month < 0) return SPAN_DAYS[span as keyof typeof SPAN_DAYS];
  const year = drawn.getFullYear() + (month < drawn.getMonth() ? 1 : 0);
  const over = new Date(year, month + 1, 1);
  return Math.min(LONGEST_DAYS, Math.ceil((over.getTime() - drawn.getTime()) / DAY_MS));
}

/** From when on it is asked how a reading turned out, after each "too early" the same time later; null: never more. */
export function lookBackAt(entry: Asked): Date | null {
  const known = askedAt.get(entry);
  if (known !== undefined) return known;
  const at = timeOf(entry);
  askedAt.set(entry, at);
  return at;
}

/** The days of a long journal are looked at over and over, and a row of it never changes. */
const askedAt = new WeakMap<Asked, Date | null>();

function timeOf({ draw, span = null, landed }: Asked): Date | null {
  // a card of the day is asked about on its own evening
  if (isDayDraw(draw)) return null;
  if (landed && (landed.how !== 'open' || (landed.times ?? 1) > MAX_ASKED_AGAIN)) return null;
  const days = lookBackDays(span, draw.drawnAt);
  return new Date(Date.parse(landed?.at ?? draw.drawnAt) + days * DAY_MS);
}

/** Whether it is time to ask how a reading turned out, and not long past it. */
export function isLookBackDue(entry: Asked, now: Date): boolean {
  const at = lookBackAt(entry);
  if (at === null || now < at) return false;
  return daysBetween(entry.draw.drawnAt, now) <= UNTIL_DAYS || daysBetween(at.toISOString(), now) <= LATE_DAYS;
}

/** The readings to be asked about, the longest due first. */
export function lookBacksDue<Entry extends Asked>(entries: readonly Entry[], now: Date): Entry[] {
  return entries
    .filter((entry) => isLookBackDue(entry, now))
    .map((entry) => ({ entry, at: lookBackAt(entry)!.getTime() }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

/** Whether home may ask: where a question was asked, and the asking was not put away since it is due. */
export function isAskedOnHome(entry: Asked, now: Date): boolean {
  if (entry.draw.question === '' || !isLookBackDue(entry, now)) return false;
  return entry.awayAt === undefined || Date.parse(entry.awayAt) < lookBackAt(entry)!.getTime();
}

/** Whether home asks about a reading and nobody has looked at that since it is due. */
export function isLookBackNew(entry: Asked, now: Date): boolean {
  if (!isAskedOnHome(entry, now)) return false;
  return entry.lookBackSeenAt === undefined || Date.parse(entry.lookBackSeenAt) < lookBackAt(entry)!.getTime();
}

/** Whether the time that a question names must be understood first, for the reading might be due. */
export function isSpanWanted({ draw, span, landed }: Asked, now: Date): boolean {
  if (span !== undefined || draw.question === '' || (landed && landed.how !== 'open')) return false;
  return daysBetween(draw.drawnAt, now) >= SPAN_DAYS.today;
}
