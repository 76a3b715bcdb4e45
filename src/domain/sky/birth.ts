import { type Aspect, aspectsWithin } from './aspects.ts';
import { type ChartPoint, movers, type NatalChart, natalChart } from './chart.ts';
import type { HouseSystem } from './houses/cusps.ts';
import { FIRST_YEAR, LAST_YEAR } from './instant.ts';
import { POINTS, type PointName, positionsAt } from './positions.ts';
import { type Sign, signPlace } from './sign.ts';
import { type CivilTime, civilToUtc, daylightSaving } from './zone.ts';

/** A birth as it is written down: the calendar and the clock of the place. */
export interface Birth {
  name: string;
  sex: 'female' | 'male' | 'other' | null;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`; null when it is not known. */
  time: string | null;
  place: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  zone: string;
  /** Of a time that the clock showed twice, the second. */
  later: boolean;
  relation: 'self' | 'other';
}
export type BirthField = keyof Birth;

export type BirthFault =
  | { field: 'name'; fault: 'empty' | 'long' }
  | { field: 'date'; fault: 'empty' | 'no-such-day' | 'too-early' | 'too-late' }
  | { field: 'time'; fault: 'no-such-time' }
  | { field: 'place'; fault: 'empty' | 'off-the-globe' | 'unknown-zone' };

/** What keeps a birth from being cast, in the order of the form; none when it is whole. */
export function birthFaults(birth: Birth): BirthFault[] {
  const faults: BirthFault[] = [];
  const name = birth.name.trim();
  if (name === '') faults.push({ field: 'name', fault: 'empty' });
  else if ([...name].length > 60) faults.push({ field: 'name', fault: 'long' });
  const day = dayFault(birth.date);
  if (day) faults.push({ field: 'date', fault: day });
  if (birth.time !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(birth.time))
    faults.push({ field: 'time', fault: 'no-such-time' });
  if (birth.place.trim() === '') faults.push({ field: 'place', fault: 'empty' });
  else if (!(Math.abs(birth.latitude) <= 90 && Math.abs(birth.longitude) <= 180))
    faults.push({ field: 'place', fault: 'off-the-globe' });
  else if (!isZone(birth.zone)) faults.push({ field: 'place', fault: 'unknown-zone' });
  return faults;
}

function dayFault(date: string): 'empty' | 'no-such-day' | 'too-early' | 'too-late' | null {
  if (date === '') return 'empty';
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (!parts) return 'no-such-day';
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const real = new Date(Date.UTC(2000, month - 1, day)).getUTCMonth() === month - 1 && day > 0;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (!real || (month === 2 && day === 29 && !leap)) return 'no-such-day';
  // The first and last days are left out, since their instant may lie in the year beyond.
  if (date <= `${FIRST_YEAR}-01-02`) return 'too-early';
  return date >= `${LAST_YEAR}-12-31` ? 'too-late' : null;
}

function isZone(zone: string): boolean {
  try {
    civilToUtc({ local: '2000-01-01T12:00', zone });
    return true;
  } catch {
    return false;
  }
}

export interface BirthClock extends CivilTime {
  /** The clock stood ahead of its standard time. */
  daylight: boolean;
}

/** What the clock of the place meant; noon where the time is not known. @throws RangeError for a faulty birth */
export function clockOfBirth({ date, time, zone, later }: Pick<Birth, 'date' | 'time' | 'zone' | 'later'>): BirthClock {
  const civil = civilToUtc({ local: `${date}T${time ?? '12:00'}`, zone });
  const utc = later && civil.other ? civil.other : civil.utc;
  const offsetSeconds =
    later && civil.other
      ? civil.offsetSeconds - (Date.parse(civil.other) - Date.parse(civil.utc)) / 1000
      : civil.offsetSeconds;
  return { ...civil, utc, offsetSeconds, daylight: daylightSaving({ utc, zone }) };
}

/** A chart without a time of birth: the points at noon, no angles, no houses, and what changed its sign that day. */
export interface UntimedChart {
  /** Noon of the day, ISO 8601 in UTC. */
  instant: string;
  points: Record<PointName, Omit<ChartPoint, 'house'>>;
  aspects: Aspect[];
  elements: NatalChart['elements'];
  modes: NatalChart['modes'];
  /** Points whose sign was not the same all day, with both signs. */
  changing: readonly { point: PointName; signs: readonly [Sign, Sign] }[];
}

export type Cast = { timed: true; chart: NatalChart } | { timed: false; chart: UntimedChart };

/** Casts a birth. @throws RangeError for a faulty one */
export function castBirth(birth: Birth, houseSystem: HouseSystem): Cast {
  const { utc } = clockOfBirth(birth);
  const chart = natalChart({ instant: utc, latitude: birth.latitude, longitude: birth.longitude, houseSystem });
  if (birth.time !== null) return { timed: true, chart };
  const points = Object.fromEntries(
    POINTS.map((name) => {
      const { house: _, ...point } = chart.points[name];
      return [name, point];
    }),
  ) as UntimedChart['points'];
  const aspects = aspectsWithin(movers(points)).filter(({ first, second }) => first !== 'Moon' && second !== 'Moon');
  return {
    timed: false,
    chart: {
      instant: utc,
      points,
      aspects,
      elements: chart.elements,
      modes: chart.modes,
      changing: changingSigns(birth),
    },
  };
}

function changingSigns({ date, zone }: Birth): UntimedChart['changing'] {
  const [start, end] = ['00:00', '23:59'].map((time) =>
    positionsAt(civilToUtc({ local: `${date}T${time}`, zone }).utc),
  );
  return POINTS.flatMap((point) => {
    const signs = [signPlace(start![point].longitude).sign, signPlace(end![point].longitude).sign] as const;
    return signs[0] === signs[1] ? [] : [{ point, signs }];
  });
}
