import { WHEEL } from '../../src/art/wheel/plan.ts';
import { wheelOf } from '../../src/art/wheel-of.ts';
import type { Cast } from '../../src/domain/sky/birth.ts';
import { natalChart } from '../../src/domain/sky/chart.ts';

/** The day theme of the app's tokens, since a picture that goes out of the app has no theme around it. */
const INKS = {
  fire: '#a63a22',
  earth: '#2a6650',
  air: '#775411',
  water: '#24557f',
  accent: '#775411',
  text: '#1b1a33',
  'text-2': '#4c4961',
  'text-3': '#5f5a70',
  surface: '#fcf7ea',
} as const;

/** A cast birth as a whole SVG picture. */
export function chartPicture(cast: Cast): string {
  const inks = Object.entries(INKS)
    .map(([name, ink]) => `--${name}:${ink}`)
    .join(';');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WHEEL} ${WHEEL}" font-family="sans-serif" style="${inks}"><circle cx="${WHEEL / 2}" cy="${WHEEL / 2}" r="${WHEEL / 2}" fill="${INKS.surface}"/>${wheelOf(cast)}</svg>`;
}

/** The sky of a moment, without a place: no axes, no houses. @throws RangeError outside the years of the ephemeris */
export function momentPicture(moment: Date): string {
  const instant = `${moment.toISOString().slice(0, 19)}Z`;
  const chart = natalChart({ instant, latitude: 0, longitude: 0, houseSystem: 'whole' });
  return chartPicture({ timed: false, chart: { ...chart, changing: [] } });
}
