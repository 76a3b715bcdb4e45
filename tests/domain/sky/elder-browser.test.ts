import { afterAll, beforeAll, expect, test } from 'vitest';
import { castBirth } from '../../../src/domain/sky/birth.ts';
import { civilToUtc } from '../../../src/domain/sky/zone.ts';

const NEW = ['Europe/Kyiv', 'America/Ciudad_Juarez', 'America/Coyhaique'];
const { DateTimeFormat } = Intl;

/** The calendar of a browser of early 2022, which has not heard of some names. */
class ElderCalendar extends DateTimeFormat {
  constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
    if (NEW.includes(options?.timeZone ?? '')) throw new RangeError(`Invalid time zone: ${options?.timeZone}`);
    super(locale, options);
  }
}
const use = (calendar: unknown) => Object.assign(Intl, { DateTimeFormat: calendar });
beforeAll(() => use(ElderCalendar));
afterAll(() => use(DateTimeFormat));

test.each([
  ['Europe/Kyiv', '1991-08-24T12:00', '1991-08-24T09:00:00Z'],
  ['America/Ciudad_Juarez', '1990-07-01T12:00', '1990-07-01T18:00:00Z'],
  ['America/Coyhaique', '1990-07-01T12:00', '1990-07-01T16:00:00Z'],
])('a browser that does not know %s yet tells its time all the same', (zone, local, utc) => {
  expect(civilToUtc({ local, zone }).utc).toBe(utc);
});

test('a zone that nobody knows is still refused, and a birth in Kyiv is cast', () => {
  expect(() => civilToUtc({ local: '1990-07-01T12:00', zone: 'Europe/Nowhere' })).toThrow(RangeError);
  const kyiv = { place: 'Kyiv', latitude: 50.45, longitude: 30.52, zone: 'Europe/Kyiv' };
  const birth = { name: 'Olha', sex: null, date: '1991-08-24', time: '12:00', later: false, relation: 'self' } as const;
  expect(castBirth({ ...birth, ...kyiv }, 'placidus').chart.points.Sun.sign).toBe('virgo');
});
