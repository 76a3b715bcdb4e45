import type { Cast } from '../domain/sky/birth.ts';
import { WHEEL } from './wheel/plan.ts';
import { wheelOf } from './wheel-of.ts';

/** The day printing of the app's tokens, since a picture that leaves the app has no theme around it. */
const INKS = {
  fire: '#a63a22',
  earth: '#2a6650',
  air: '#775411',
  water: '#24557f',
  accent: '#775411',
  text: '#1b1a33',
  'text-2': '#4c4961',
  surface: '#fcf7ea',
} as const;

/** A cast birth as a whole SVG picture in colours of its own; `size` in pixels where it needs one. */
export function printedWheel(cast: Cast, size?: number): string {
  const inks = Object.entries(INKS)
    .map(([name, ink]) => `--${name}:${ink}`)
    .join(';');
  const sides = size ? ` width="${size}" height="${size}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WHEEL} ${WHEEL}"${sides} font-family="sans-serif" style="${inks}"><circle cx="${WHEEL / 2}" cy="${WHEEL / 2}" r="${WHEEL / 2}" fill="${INKS.surface}"/>${wheelOf(cast)}</svg>`;
}
