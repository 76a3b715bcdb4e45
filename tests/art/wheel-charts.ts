import { rng } from '../../src/art/geom/points.ts';
import type { Cast } from '../../src/domain/sky/birth.ts';
import { natalChart } from '../../src/domain/sky/chart.ts';
import { HOUSE_SYSTEMS } from '../../src/domain/sky/houses/cusps.ts';

/** Three hundred charts from a seed: all latitudes and house systems, every tenth inside a polar circle. */
export function randomCharts(count = 300): Cast[] {
  const random = rng(20_261_121);
  const from = Date.UTC(1801, 0, 1);
  const span = Date.UTC(2398, 11, 31) - from;
  return Array.from({ length: count }, (_, i) => {
    const instant = `${new Date(from + random() * span).toISOString().slice(0, 19)}Z`;
    const latitude = i % 10 === 0 ? (random() < 0.5 ? -1 : 1) * (66 + 24 * random()) : (random() * 2 - 1) * 66;
    const chart = natalChart({
      instant,
      latitude,
      longitude: random() * 360 - 180,
      houseSystem: HOUSE_SYSTEMS[i % HOUSE_SYSTEMS.length]!,
    });
    return i % 25 === 24 ? { timed: false, chart: { ...chart, changing: [] } } : { timed: true, chart };
  });
}

/** A chart whose points all stand within so many degrees of one place: harder than any sky. */
export function crowded(cast: Cast, centre: number, width: number): Cast {
  const random = rng(centre * 1000 + width);
  const points = Object.fromEntries(
    Object.entries(cast.chart.points).map(([name, point]) => [
      name,
      { ...point, longitude: (centre + random() * width) % 360 },
    ]),
  );
  return { ...cast, chart: { ...cast.chart, points } } as Cast;
}
