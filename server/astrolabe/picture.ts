import { printedWheel } from '../../src/art/wheel-printed.ts';
import { natalChart } from '../../src/domain/sky/chart.ts';

/** The sky of a moment, without a place: no axes, no houses. @throws RangeError outside the years of the ephemeris */
export function momentPicture(moment: Date): string {
  const instant = `${moment.toISOString().slice(0, 19)}Z`;
  const chart = natalChart({ instant, latitude: 0, longitude: 0, houseSystem: 'whole' });
  return printedWheel({ timed: false, chart: { ...chart, changing: [] } });
}
