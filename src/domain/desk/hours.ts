/** The desk's clock: China keeps UTC+8 all year. */
const BEIJING_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const OPENS_MS = 10 * 3_600_000;
const CLOSES_MS = 19 * 3_600_000;

/** Milliseconds after which a question that nobody answered goes back to its price. */
export const ANSWER_WITHIN_MS = DAY_MS;

/** Signs of an answer: enough for a long letter. */
export const MAX_ANSWER_CHARACTERS = 8000;

export interface DeskHours {
  readonly open: boolean;
  /** When that changes: closing time while open, else the next opening. */
  readonly until: Date;
}

/** Human readers sit at the desk on weekdays from 10:00 to 19:00. Holidays are not known here. */
export function deskHours(now: Date): DeskHours {
  const clock = now.getTime() + BEIJING_OFFSET_MS;
  const midnight = Math.floor(clock / DAY_MS) * DAY_MS;
  const time = clock - midnight;
  if (isWeekday(midnight) && time >= OPENS_MS && time < CLOSES_MS)
    return { open: true, until: moment(midnight + CLOSES_MS) };
  let day = time < OPENS_MS ? midnight : midnight + DAY_MS;
  while (!isWeekday(day)) day += DAY_MS;
  return { open: false, until: moment(day + OPENS_MS) };
}

/** Whether readers sit at the desk at all before a question of now goes back to its price, `within` so many milliseconds. */
export function isReachable(now: Date, within = ANSWER_WITHIN_MS): boolean {
  const { open, until } = deskHours(now);
  return open || until.getTime() < now.getTime() + within;
}

/** `clock` is UTC+8 counted as if it were UTC. */
function isWeekday(clock: number): boolean {
  const day = new Date(clock).getUTCDay();
  return day !== 0 && day !== 6;
}

function moment(clock: number): Date {
  return new Date(clock - BEIJING_OFFSET_MS);
}
