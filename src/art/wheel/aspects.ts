import type { AspectName } from '../../domain/sky/aspects.ts';
import { n } from '../geom/points.ts';
import { GOLD, seg, stroke } from './marks.ts';
import { RINGS, type Spot, type WheelChart } from './plan.ts';

/** Colour, weight and dash of the line of an aspect; a conjunction is seen without one. */
const LOOK: Record<AspectName, readonly [colour: string, weight: number, dash: string] | null> = {
  conjunction: null,
  opposition: ['var(--fire)', 1.6, ''],
  square: ['var(--fire)', 1.6, ''],
  trine: ['var(--water)', 1.6, ''],
  sextile: ['var(--earth)', 1.5, '4 3'],
  quincunx: ['var(--air)', 1.1, '6 2 1 2'],
  semisextile: ['var(--earth)', 0.9, '2 3'],
  semisquare: ['var(--fire)', 0.9, '2 3'],
  sesquiquadrate: ['var(--fire)', 0.9, '5 2 1 2'],
};
/** Of a line that does not touch the chosen point. */
const FADED = 0.15;

/** Lines between true places, the weaker the further from exact, and a dot where each point truly stands. */
export function aspectLines(at: Spot, { points, aspects, houses, chosen }: WheelChart): string {
  const places = new Map<string, number>(points.map((p) => [p.point, p.longitude]));
  const dots = [...places.values()].map((longitude) => `${seg(at(RINGS.core, longitude), at(RINGS.core, longitude))}`);
  if (houses) places.set('Ascendant', houses.ascendant).set('Midheaven', houses.midheaven);
  const lines = aspects.map(({ first, second, aspect, weight }) => {
    const look = LOOK[aspect];
    const a = places.get(first);
    const b = places.get(second);
    if (!look || a === undefined || b === undefined) return '';
    const shown = !chosen || first === chosen || second === chosen;
    const dash = look[2] ? ` stroke-dasharray="${look[2]}"` : '';
    const tie = ` opacity="${shown ? n(0.4 + 0.55 * weight) : FADED}" data-points="${first} ${second}"`;
    return stroke(
      seg(at(RINGS.core, a), at(RINGS.core, b)),
      look[0],
      Number((look[1] * (0.5 + 0.5 * weight)).toFixed(2)),
      dash + tie,
    );
  });
  return lines.join('') + stroke(dots.join(''), GOLD, 4.4, ' stroke-linecap="round"');
}
