import { aspectsAcross } from '../../../src/domain/sky/aspects.ts';
import { castBirth } from '../../../src/domain/sky/birth.ts';
import { PLANETS } from '../../../src/domain/sky/planets.ts';
import { planetsOf } from '../../../src/domain/sky/portrait/places.ts';
import { positionsAt } from '../../../src/domain/sky/positions.ts';
import { signPlace } from '../../../src/domain/sky/sign.ts';
import type { ChartInput } from '../../ports/reader.ts';

const MAJOR = new Set(['conjunction', 'sextile', 'square', 'trine', 'opposition']);
const CLOSE_ORB_DEGREES = 2;

/** A chart as data for a model: where everything stands, by the arcminute's degree; no date, no place, no name. */
export function chartData({ birth }: ChartInput, now: Date): object {
  const cast = castBirth({ ...birth, name: '-', sex: null, place: '-', relation: 'self' }, 'placidus');
  const { points, aspects } = cast.chart;
  const place = (longitude: number) => {
    const { sign, degree } = signPlace(longitude);
    return `${degree}° ${sign}`;
  };
  return {
    planets: PLANETS.map((name) => ({
      planet: name,
      at: place(points[name].longitude),
      ...(cast.timed ? { house: cast.chart.points[name].house } : {}),
      ...(points[name].retrograde ? { retrograde: true } : {}),
    })),
    ...(cast.timed
      ? { ascendant: place(cast.chart.angles.ascendant), midheaven: place(cast.chart.angles.midheaven) }
      : { note: 'The time of birth is not known: say nothing of houses or angles.' }),
    aspects: aspects
      .filter(({ aspect }) => MAJOR.has(aspect))
      .map(({ first, second, aspect, orb }) => `${first} ${aspect} ${second}, orb ${orb.toFixed(1)}°`),
    transits_today: aspectsAcross(planetsOf(positionsAt(now.toISOString())), planetsOf(points))
      .filter(({ aspect, orb }) => MAJOR.has(aspect) && orb <= CLOSE_ORB_DEGREES)
      .map(({ first, second, aspect }) => `${first} of today ${aspect} ${second} of the birth`),
  };
}
