import type { Aspect } from '../domain/sky/aspects.ts';
import type { Cast } from '../domain/sky/birth.ts';
import type { CompositeChart } from '../domain/sky/composite.ts';
import { PLANETS } from '../domain/sky/planets.ts';
import { wheel } from './wheel.ts';

/** The wheel of a cast birth: what stands inside its svg. With a chosen point the lines of the others fade. */
export function wheelOf({ timed, chart }: Cast, chosen: string | null = null): string {
  const points = SHOWN.map((point) => ({ point, ...chart.points[point] }));
  const aspects = shownOf(chart.aspects);
  if (!timed) return wheel({ points, aspects, chosen });
  const { ascendant, midheaven } = chart.angles;
  return wheel({ points, aspects, chosen, houses: { ascendant, midheaven, cusps: chart.cusps } });
}

/** The wheel of a composite: what stands inside its svg. */
export function compositeWheel({ points, aspects, houses }: CompositeChart): string {
  return wheel({
    points: SHOWN.map((point) => ({ point, ...points[point] })),
    aspects: shownOf(aspects),
    ...(houses && { houses }),
  });
}

const SHOWN = [...PLANETS, 'TrueNode', 'Chiron'] as const;

function shownOf(aspects: readonly Aspect[]): Aspect[] {
  return aspects.filter(({ first, second }) =>
    [first, second].every((name) => (SHOWN as readonly string[]).includes(name)),
  );
}
