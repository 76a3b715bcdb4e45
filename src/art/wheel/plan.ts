import type { AspectName, AspectPoint } from '../../domain/sky/aspects.ts';
import type { Point } from '../geom/points.ts';

/** What a wheel shows, and the measures it is drawn by. At a width of 375 px a unit is a pixel. */

export interface WheelPoint {
  point: AspectPoint | 'Fortune';
  longitude: number;
  retrograde?: boolean;
}
export interface WheelLine {
  first: AspectPoint;
  second: AspectPoint;
  aspect: AspectName;
  /** 1 exact, 0 at the edge of the orb. */
  weight: number;
}
export interface WheelChart {
  points: readonly WheelPoint[];
  aspects: readonly WheelLine[];
  /** Left out when the time of birth is unknown: no axes, no houses, Aries at the left. */
  houses?: { ascendant: number; midheaven: number; cusps: readonly number[] };
  /** The point whose lines alone stand out. */
  chosen?: string | null;
}

export const WHEEL = 366;
export const CENTRE = WHEEL / 2;
/** Radii of the rings from the rim inwards; `glyphs` is where the planets stand. */
export const RINGS = {
  zodiac: 182,
  inner: 156,
  degrees: 150,
  glyphs: 132.5,
  houses: 80,
  core: 65.6,
} as const;
/** Sides of a planet's sign and of the tag of an axis; height of the figures on the wheel. */
export const GLYPH = 19;
export const TAG = { width: 22, height: 13 } as const;
export const FIGURES = 10.2;

/** Where a longitude lies at a distance from the centre. */
export type Spot = (radius: number, longitude: number) => Point;

/** The Ascendant is turned to the left; without one Aries is. The zodiac runs anticlockwise. */
export function spotOf(left: number): Spot {
  return (radius, longitude) => {
    const a = ((180 + longitude - left) * Math.PI) / 180;
    return [CENTRE + radius * Math.cos(a), CENTRE - radius * Math.sin(a)];
  };
}
