import { describe, expect, it } from 'vitest';
import { castBirth } from '../../../src/domain/sky/birth.ts';
import { profectionOf } from '../../../src/domain/sky/profection.ts';
import { SIGNS, signPlace } from '../../../src/domain/sky/sign.ts';
import { BIRTH } from './sample-birth.ts';

const cast = castBirth(BIRTH, 'placidus');
const of = (day: string, born = BIRTH.date) => profectionOf(cast, born, day);

describe('the annual profection', () => {
  it('goes on one whole sign at every birthday, and comes round after twelve years', () => {
    const rising = cast.timed ? signPlace(cast.chart.angles.ascendant).sign : 'aries';
    expect(of('1988-07-01')).toMatchObject({ age: 0, house: 1, sign: rising, from: '1988-07-01', until: '1989-07-01' });
    expect(of('2026-06-30')).toMatchObject({ age: 37, house: 2 });
    expect(of('2026-07-01')).toMatchObject({ age: 38, house: 3, from: '2026-07-01', until: '2027-07-01' });
    expect(of('2012-07-01')!.sign).toBe(rising);
    for (let year = 1989; year < 2050; year++) {
      const [before, after] = [of(`${year - 1}-07-01`)!, of(`${year}-07-01`)!];
      expect(SIGNS.indexOf(after.sign)).toBe((SIGNS.indexOf(before.sign) + 1) % 12);
      expect(before.until).toBe(after.from);
    }
  });

  it('has the old rulers as lords', () => {
    const lords = Array.from({ length: 12 }, (_, place) => of(`${1990 + place}-08-01`)!.lord);
    expect(new Set(lords)).toEqual(new Set(['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']));
  });

  it('keeps a birthday of the leap day in common years', () => {
    expect(of('2001-02-28', '2000-02-29')).toMatchObject({ age: 0, until: '2001-03-01' });
    expect(of('2001-03-01', '2000-02-29')).toMatchObject({ age: 1, from: '2001-03-01' });
    expect(of('2004-02-29', '2000-02-29')).toMatchObject({ age: 4, from: '2004-02-29' });
  });

  it('is not told without a time of birth, nor before the birth', () => {
    expect(profectionOf(castBirth({ ...BIRTH, time: null }, 'placidus'), BIRTH.date, '2026-01-01')).toBeNull();
    expect(of('1988-06-30')).toBeNull();
  });
});
