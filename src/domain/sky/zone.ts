import { ZONE_HISTORY } from './zone-history.ts';

export interface CivilTime {
  /** The instant, ISO 8601 in UTC to the second. */
  utc: string;
  /** Seconds the clock was ahead of UTC: positive east of Greenwich. */
  offsetSeconds: number;
  /** `overlap`: the clock showed this time twice. `gap`: it never did, having been put forward over it. */
  kind: 'normal' | 'overlap' | 'gap';
  /** The second of the two instants of an overlap, otherwise null. */
  other: string | null;
}

/**
 * What a clock on the wall meant. `local`: `YYYY-MM-DDTHH:mm[:ss]`; `zone`: an IANA name, or `Asia/Hanoi`.
 * In an overlap `utc` is the first instant; in a gap it is read with the offset from before the jump.
 * The history is the browser's own, completed by zone-history.ts; before standard time it is local mean time.
 * @throws RangeError for malformed text, a day or hour that does not exist, and an unknown zone
 */
export function civilToUtc({ local, zone }: { local: string; zone: string }): CivilTime {
  const wall = wallSeconds(local);
  const offsetOf = clockOf(zone);
  const before = offsetOf(wall - PROBE);
  const offsets = new Set([before, offsetOf(wall + PROBE), offsetOf(wall - before)]);
  const instants = [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => offsetOf(instant) === wall - instant);
  const [first = wall - before, second] = instants.sort((a, b) => a - b);
  const kind = instants.length === 0 ? 'gap' : second === undefined ? 'normal' : 'overlap';
  return { utc: iso(first), offsetSeconds: wall - first, kind, other: second === undefined ? null : iso(second) };
}

/**
 * Whether the clock stood ahead of its own standard time at an instant (ISO UTC): summer or war time. It did if it was
 * put back by up to two hours both in the three years before and in the three after: war time lasted that long.
 * @throws RangeError for an instant that is no date and for an unknown zone
 */
export function daylightSaving({ utc, zone }: { utc: string; zone: string }): boolean {
  const instant = Date.parse(utc) / 1000;
  if (Number.isNaN(instant)) throw new RangeError(`Not an instant in UTC: ${utc}`);
  const offsetOf = clockOf(zone);
  const here = offsetOf(instant);
  const lower = (sign: 1 | -1) =>
    MONTHS.some((month) => {
      const ahead = here - offsetOf(instant + sign * month * 30.5 * DAY_S);
      return ahead >= 1200 && ahead <= 7200;
    });
  return lower(-1) && lower(1);
}

const DAY_S = 86400;
/** Further than any clock is from UTC, so that a change of the clock near a time lies between two probes. */
const PROBE = 1.5 * DAY_S;
const MONTHS = Array.from({ length: 36 }, (_, month) => month + 1);

const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

/** Seconds since 1970 as if the clock showed UTC. */
function wallSeconds(local: string): number {
  const text = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/.exec(local);
  if (!text) throw new RangeError(`Not a date and time: ${local}`);
  const [, day, hour, minute, second] = text;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const real = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${day}T`);
  if (!real || Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) {
    throw new RangeError(`No such day or hour: ${local}`);
  }
  return midnight / 1000 + Number(hour) * 3600 + Number(minute) * 60 + Number(second ?? 0);
}

type Clock = (instant: number) => number;
const clocks = new Map<string, Clock>();

/** The offset of a zone in seconds at an instant in seconds since 1970. */
function clockOf(zone: string): Clock {
  const known = clocks.get(zone);
  if (known) return known;
  const history = histories().get(zone.toLowerCase());
  const present = browserClock(zone === 'Asia/Hanoi' ? 'Asia/Ho_Chi_Minh' : zone);
  // Hanoi and Saigon keep the same time since 1975, and Hanoi kept it before that from 1954 on.
  const until = zone === 'Asia/Hanoi' ? HANOI_UNTIL : 0;
  const clock: Clock = history
    ? (instant) => (instant < until ? inHistory(history, instant) : present(instant))
    : present;
  clocks.set(zone, clock);
  return clock;
}

const HANOI_UNTIL = Date.UTC(1976, 0, 1) / 1000;

/** Zones that browsers of 2022 do not know yet, and the one that kept the same clock under an older name. */
const ELDER: Readonly<Record<string, string>> = {
  'Europe/Kyiv': 'Europe/Kiev',
  'America/Ciudad_Juarez': 'America/Ojinaga',
  'America/Coyhaique': 'America/Santiago',
};

function browserClock(zone: string): Clock {
  const format = formatOf(zone) ?? (Object.hasOwn(ELDER, zone) ? formatOf(ELDER[zone]!) : null);
  if (!format) throw new RangeError(`No such time zone: ${zone}`);
  return (instant) => {
    const shown: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant * 1000)) shown[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
    const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
    return midnight / 1000 + hour * 3600 + minute * 60 + second - Math.floor(instant);
  };
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}

interface History {
  first: number;
  /** Moment and offset, the earliest first. */
  changes: [number, number][];
}

function inHistory({ first, changes }: History, instant: number): number {
  let offset = first;
  for (const [moment, next] of changes) {
    if (moment > instant) break;
    offset = next;
  }
  return offset;
}

let parsed: Map<string, History> | undefined;

function histories(): Map<string, History> {
  if (parsed) return parsed;
  parsed = new Map();
  let history: History | undefined;
  for (const word of ZONE_HISTORY.trim().split(/\s+/)) {
    if (word.includes('/')) {
      history = { first: Number.NaN, changes: [] };
      parsed.set(word.toLowerCase(), history);
    } else if (history && Number.isNaN(history.first)) history.first = Number.parseInt(word, 36);
    else {
      const [moment = '0', offset = '0'] = word.split(':');
      history?.changes.push([-Number.parseInt(moment, 36), Number.parseInt(offset, 36)]);
    }
  }
  return parsed;
}
