import type { AspectPoint, Mover } from '../aspects.ts';
import { PLANETS } from '../planets.ts';
import type { PointName } from '../positions.ts';

/** Longitudes and speeds of a chart, degrees and degrees a day; what is missing takes no part. */
export type Places = Readonly<Partial<Record<PointName, { longitude: number; speed: number }>>>;

/** The ten planets as they take part in aspects. */
export function planetsOf(points: Places): Map<AspectPoint, Mover> {
  return new Map(
    PLANETS.flatMap((planet) => {
      const point = points[planet];
      return point ? [[planet, point] as const] : [];
    }),
  );
}
