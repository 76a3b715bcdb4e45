import type { Cast } from '../domain/sky/birth.ts';
import { PLANETS } from '../domain/sky/planets.ts';
import { wheel } from './wheel.ts';

/** The wheel of a cast birth: what stands inside its svg. With a chosen point the lines of the others fade. */
export function wheelOf({ timed, chart }: Cast, chosen: string | null = null): string {
  const shown = [...PLANETS, 'TrueNode', 'Chiron'] as const;
  const points = shown.map((point) => ({ point, ...chart.points[point] }));
  const aspects = chart.aspects.filter(({ first, second }) =>
    [first, second].every((name) => (shown as readonly string[]).includes(name)),
  );
  if (!timed) return wheel({ points, aspects, chosen });
  const { ascendant, midheaven } = chart.angles;
  return wheel({ points, aspects, chosen, houses: { ascendant, midheaven, cusps: chart.cusps } });
}
