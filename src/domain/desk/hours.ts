/** The desk's clock: China keeps UTC+8 all year. */
const ZONE = 8 * 3_600_000;
const DAY = 86_400_000;
const OPENS = 10 * 3_600_000;
const CLOSES = 19 * 3_600_000;

/** Milliseconds after which a question that nobody answered goes back to its price. */
export const ANSWER_WITHIN = DAY;

/** Signs of an answer: enough for a long letter. */
export const ANSWER_MAX = 8000;

export interface DeskHours {
  readonly open: boolean;
  /** When that changes: closing time while open, else the next opening. */
  readonly until: Date;
}

/** Human readers sit at the desk on weekdays from 10:00 to 19:00. Holidays are not known here. */
export function deskHours(now: Date): DeskHours {
  const clock = now.getTime() + ZONE;
  const midnight = Math.floor(clock / DAY) * DAY;
  const time = clock - midnight;
  if (isWeekday(midnight) && time >= OPENS && time < CLOSES) return { open: true, until: moment(midnight + CLOSES) };
  let day = time < OPENS ? midnight : midnight + DAY;
  while (!isWeekday(day)) day += DAY;
  return { open: false, until: moment(day + OPENS) };
}

/** Whether readers sit at the desk at all before a question of now goes back to its price. */
export function isReachable(now: Date): boolean {
  const { open, until } = deskHours(now);
  return open || until.getTime() < now.getTime() + ANSWER_WITHIN;
}

/** `clock` is UTC+8 counted as if it were UTC. */
function isWeekday(clock: number): boolean {
  const day = new Date(clock).getUTCDay();
  return day !== 0 && day !== 6;
}

function moment(clock: number): Date {
  return new Date(clock - ZONE);
}
